import { somma, type Centesimi } from '../../money/centesimi.ts';
import { recuperoUlterioreDetrazione } from '../../rules/detrazioni/bonus.ts';
import type { RigaCalcolata } from '../riga/righe.ts';
import type { Contesto } from '../situazione/contesto.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import type { ImpostaAnnua } from './imposta-annua.ts';

type ConUlteriore = Pick<RigaCalcolata, 'ulterioreDetrazione'>;

/** A tax with the deductions that come before the further one. */
interface ImpostaDetratta {
  readonly lorda: Calcolato;
  readonly altre: readonly Calcolato[];
  readonly netta: Calcolato;
}

/** How much the further deduction takes off a tax, in cents: what the other deductions leave of it at most. */
const effettoDi = ({ lorda, altre, netta }: ImpostaDetratta): Centesimi =>
  Math.max(0, lorda.importo - somma(altre.map(({ importo }) => importo))) - netta.importo;

/** True where the further deduction is asked back in instalments: of a payslip sealed before it was, no. */
const isArate = ({ regole, dataPagamento }: Contesto): boolean =>
  regole.seInVigore(recuperoUlterioreDetrazione, dataPagamento) !== null;

/** Deduction given for some days, less what other payslips of the same days have given. */
export const ulterioreDelPeriodo = (ctx: Contesto, imposta: ImpostaDetratta, giaData: Centesimi): ConUlteriore => {
  const data = effettoDi(imposta) - giaData;
  return data === 0 || !isArate(ctx) ? {} : { ulterioreDetrazione: { data, nonSpettante: 0 } };
};

/**
 * The further deduction at the settlement: what the payments did not give and is due; or what they gave and is not due, as far as the settlement
 * asks tax (`chiesto`), because what tax withheld in excess makes up for is not asked.
 */
export const ulterioreConguagliata = (
  ctx: Contesto,
  { lorda, famiglia, lavoro, netta }: ImpostaAnnua,
  chiesto: Centesimi,
): ConUlteriore => {
  if (!isArate(ctx)) return {};
  const altre = lavoro === null ? [famiglia] : [famiglia, lavoro.totale];
  const data = effettoDi({ lorda, altre, netta }) - (ctx.situazione.progressivi.ulterioreDetrazione ?? 0);
  if (data === 0) return {};
  const nonSpettante = Math.min(Math.max(0, -data), Math.max(0, chiesto));
  return { ulterioreDetrazione: { data: data + nonSpettante, nonSpettante } };
};
