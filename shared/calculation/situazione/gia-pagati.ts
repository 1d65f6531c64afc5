import * as z from 'zod';
import { Giorno, Importo, ImportoNonNegativo, Periodo } from './misure.ts';

/** Another payslip of the year with employment or assimilated income, already accounted: what the next one of the same days, or of the same month, must know. Amounts in cents. */
export const GiaPagato = z.strictObject({
  /** The month that its run pays. */
  liquidazione: z.strictObject({ anno: z.int(), mese: z.int().min(1).max(12) }),
  /** The days it gave deductions for; none for accessory pay. */
  giorni: z.array(Periodo).max(100),
  /** Of substitutes, the services paid, each with what makes it a post; absent of the others, and where it was stored before they were kept. */
  servizi: z
    .array(z.strictObject({ dal: Giorno, al: Giorno, posto: z.string().min(1).max(300) }))
    .max(200)
    .exactOptional(),
  /** How many of them no payslip before it had. */
  giorniPagati: z.int().min(0).max(366),
  imponibileIrpef: Importo,
  irpef: Importo,
  trattamentoIntegrativo: Importo,
  /** Part of the further deduction in its tax; absent where nothing, and where it was stored before it was kept. */
  ulterioreDetrazione: Importo.exactOptional(),
  /** Gross less contributions and taxes, with the tax bonuses (without them where it was stored before they counted): the net on which the shares of third parties are measured. */
  nettoPignorabile: Importo,
  trattenute: z.array(z.strictObject({ origine: z.string().min(1).max(100), importo: ImportoNonNegativo })).max(50),
});
export type GiaPagato = z.infer<typeof GiaPagato>;
