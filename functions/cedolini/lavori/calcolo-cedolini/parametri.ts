import * as z from 'zod';

/** What the steps of a calculation need to begin: the run, where its inputs are, and whether only the rejected ones are tried again. */
export const ParametriCalcolo = z.object({
  processo: z.string(),
  input: z.string(),
  giro: z.int(),
  soloScartati: z.boolean(),
});
export type ParametriCalcolo = z.infer<typeof ParametriCalcolo>;
