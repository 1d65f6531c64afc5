import * as z from 'zod';

/** Of a sum taken back: of the year, gross, inside the payslip; of earlier years, net, with the credit of the State. */
export const Recupero = z.enum(['ANNO', 'ANNI_PRECEDENTI']);
export type Recupero = z.infer<typeof Recupero>;
