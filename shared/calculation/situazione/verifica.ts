import * as z from 'zod';
import { Giorno, ImportoNonNegativo } from './misure.ts';

/** What the collection agent answered of the payee's debts (art. 48-bis DPR 602/1973): when, under which number, what is owed; 0 = nothing. */
export const EsitoVerifica = z.strictObject({
  data: Giorno,
  numero: z.string().min(1).max(60),
  debito: ImportoNonNegativo,
});
export type EsitoVerifica = z.infer<typeof EsitoVerifica>;
