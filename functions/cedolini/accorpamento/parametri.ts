import * as z from 'zod';
import { Processo } from '#shared/contracts/cedolini/processo.ts';

/** The kind of long work that merges two runs, or takes them apart again. */
export const TIPO_ACCORPA = 'accorpa-elaborazioni';

/**
 * What a merge, or its undo, needs to begin: the run that goes away as it was, the destination, where the people that move are listed, and the work
 * whose progress the destination showed before (its calculation).
 */
export const ParametriAccorpa = z.object({
  verso: z.enum(['accorpa', 'annulla']),
  prov: Processo,
  dest: z.string().brand<'PROCESSO'>(),
  persone: z.string(),
  lavoroDest: z.string().nullable(),
});
export type ParametriAccorpa = z.infer<typeof ParametriAccorpa>;
