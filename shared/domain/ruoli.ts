import * as z from 'zod';

/** The roles of the product, in the order that decides the first page of who has several. */
export const Ruolo = z.enum(['TESTER', 'GESTORE', 'ADEMPIMENTI', 'CEDOLINI', 'SERVIZI', 'ASSENZE', 'PRESIDE', 'DIPENDENTE']);
export type Ruolo = z.infer<typeof Ruolo>;
