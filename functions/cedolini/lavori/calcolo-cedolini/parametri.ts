import * as z from 'zod';

/** What the steps of a calculation need to begin: the run, where its inputs are, and whether only the rejected ones are tried again. */
export const ParametriCalcolo = z.object({
  processo: z.string(),
  input: z.string(),
  giro: z.int(),
  /** The round that the work began with: a payslip of it, or of a later one, holds what was asked for and what the office changed of it since. */
  primoGiro: z.int().optional(),
  /** All the payslips of the run are computed, none of before stays. */
  intero: z.boolean().optional(),
  soloScartati: z.boolean(),
});
export type ParametriCalcolo = z.infer<typeof ParametriCalcolo>;
