import * as z from 'zod';
import { ImportoNonNegativo } from './misure.ts';

/**
 * What other employers certified of the year, together: the settlement counts it when the payee has handed the certificates over
 * (art. 23 c. 4 DPR 600/1973). Amounts in cents.
 */
export const AltriDatori = z.strictObject({
  imponibileIrpef: ImportoNonNegativo,
  irpef: ImportoNonNegativo,
  giorni: z.int().min(0).max(366),
  trattamentoIntegrativo: ImportoNonNegativo,
  sommaIntegrativa: ImportoNonNegativo,
  addizionaleRegionale: ImportoNonNegativo,
  addizionaleComunale: ImportoNonNegativo,
});
export type AltriDatori = z.infer<typeof AltriDatori>;
