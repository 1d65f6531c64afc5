import * as z from 'zod';
import { aliquota, data, testo } from '../../domain/campi.ts';

/**
 * A membership of the Espero fund: from when contributions are paid, until when. Fund code and line are those of the form E1 of the monthly
 * declaration; empty and null where nobody has said them. Rates in parts per million.
 */
export const AdesioneEspero = z.strictObject({
  dal: data(),
  al: data().nullable(),
  datAdesione: data(),
  codFondo: testo(0, 10),
  comparto: testo(0, 10),
  /** Share of the member above the compulsory one. */
  aliquotaAggiuntiva: aliquota(),
  /** Share of the TFR that goes to the fund, of who has chosen it. */
  quotaTfr: aliquota().nullable(),
});
export type AdesioneEspero = z.infer<typeof AdesioneEspero>;
