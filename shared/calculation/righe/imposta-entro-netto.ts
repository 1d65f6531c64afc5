import { formatEuro } from '../../money/centesimi.ts';
import { nettoDi, type RigaCalcolata } from '../riga/righe.ts';
import { isConguaglio, warn, type Contesto } from '../situazione/contesto.ts';
import { figura } from '../spiegazione/calcolato.ts';
import { isRata } from './rate-entro-netto.ts';

/**
 * The lines of a payslip, with the tax that earlier payslips of the same days have not withheld cut to what the others leave: nobody is asked for more
 * than they are paid, and the rest is of the settlement of the year (art. 23 cc. 2 and 3 DPR 600/1973). A tax of this payment alone is never cut; a
 * settlement is cut by `entroCapienza`.
 */
export const impostaEntroNetto = (ctx: Contesto, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  const manca = -nettoDi(righe.filter((voce) => !isRata(voce)));
  if (isConguaglio(ctx) || manca <= 0) return righe;
  return righe.map((voce) => {
    const resto = Math.min(manca, voce.degliAltriCedolini ?? 0);
    if (resto === 0) return voce;
    warn(
      ctx,
      'CONGUAGLIO_INCAPIENTE',
      `IRPEF: dei giorni che altri cedolini hanno già pagato restano ${formatEuro(resto)} che il netto non permette di trattenere: li chiede un altro cedolino degli stessi giorni, o il conguaglio (art. 23 c. 3 DPR 600/1973).`,
    );
    return { ...voce, calcolato: ridotta(voce, resto) };
  });
};

const ridotta = ({ calcolato }: RigaCalcolata, resto: number): RigaCalcolata['calcolato'] => {
  const importo = calcolato.importo - resto;
  return figura(importo, {
    testo: () =>
      `dovuti ${formatEuro(calcolato.importo)}, trattenuti ${formatEuro(importo)}: quanto le altre righe lasciano`,
    formula: 'il minore tra dovuto e netto',
    da: [calcolato],
    base: calcolato.base,
  });
};
