import * as z from 'zod';
import { testo } from '../../domain/campi.ts';

/** The letterhead of the school, as it is kept with what is closed. */
export const IntestazioneTenuta = z.strictObject({
  nome: testo(0, 200),
  codMeccanografico: testo(0, 20),
  codFiscale: testo(0, 20),
  indirizzo: testo(0, 400),
});

/** The school as a run said it when it was accounted: its letterhead, the signatures of the day of payment, the account that pays. */
export const FattiScuola = z.strictObject({
  scuola: IntestazioneTenuta,
  firme: z
    .array(z.strictObject({ ruolo: testo(0, 200), nome: testo(0, 200), nota: testo(0, 400).exactOptional() }))
    .max(4),
  /** Treasury account; null where none was written. */
  ibanTesoreria: testo(0, 40).nullable(),
});
export type FattiScuola = z.infer<typeof FattiScuola>;
