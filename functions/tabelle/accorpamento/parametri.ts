import * as z from 'zod';

/**
 * What a merge, or its undo, needs to begin. `copie` are the records that are deleted, as they were; `usatiPrima` the filings that used the destination already;
 * `merge` is the merge an undo undoes.
 */
export const ParametriAccorpamento = z.strictObject({
  verso: z.enum(['accorpa', 'annulla']),
  tipo: z.enum(['POS_INPS', 'POS_INAIL', 'CODICE_INPS']),
  destinazione: z.string(),
  perdenti: z.array(z.string()),
  copie: z.array(z.unknown()),
  usatiPrima: z.array(z.string()),
  merge: z.string().nullable(),
});
export type ParametriAccorpamento = z.infer<typeof ParametriAccorpamento>;
