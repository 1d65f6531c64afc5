import { formatEuro, somma, type Centesimi } from '../../money/centesimi.ts';
import { nettoDi, type RigaCalcolata } from '../riga/righe.ts';
import { isConguaglio, warn, type Contesto } from '../situazione/contesto.ts';
import { figura } from '../spiegazione/calcolato.ts';

const ADDIZIONALI: ReadonlySet<string> = new Set([
  'ADDIZIONALE_REGIONALE',
  'ADDIZIONALE_COMUNALE',
  'ADDIZIONALE_COMUNALE_ACCONTO',
]);

/** True of an instalment of the surtaxes of the year before. */
export const isRata = ({ codice, gruppo, calcolato: { importo } }: RigaCalcolata): boolean =>
  ADDIZIONALI.has(codice) && gruppo === 'ritenute_fiscali' && importo > 0;

const ridotta = (voce: RigaCalcolata, importo: Centesimi): RigaCalcolata => ({
  ...voce,
  calcolato: figura(importo, {
    testo: () =>
      `rata di ${formatEuro(voce.calcolato.importo)}, trattenuti ${formatEuro(importo)}: quanto le altre righe lasciano`,
    formula: 'il minore tra rata e netto',
    da: [voce.calcolato],
    base: voce.calcolato.base,
  }),
});

/**
 * The lines of a payslip, its instalments of the surtaxes of the year before cut in their order to what the others leave. What is left over is
 * asked by the payslips that follow, which count what was withheld; a settlement, and so the last payslip, is cut by `entroCapienza`.
 */
export const rateEntroNetto = (ctx: Contesto, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  if (isConguaglio(ctx) || !righe.some(isRata)) return righe;
  let netto = Math.max(0, nettoDi(righe.filter((voce) => !isRata(voce))));
  const entro = righe.map((voce) => {
    if (!isRata(voce)) return voce;
    const trattenuta = Math.min(voce.calcolato.importo, netto);
    netto -= trattenuta;
    return trattenuta === voce.calcolato.importo ? voce : ridotta(voce, trattenuta);
  });
  const rate = (quali: readonly RigaCalcolata[]): Centesimi =>
    somma(quali.map(({ codice, calcolato }) => (ADDIZIONALI.has(codice) ? calcolato.importo : 0)));
  const resto = rate(righe) - rate(entro);
  if (resto > 0)
    warn(
      ctx,
      'CONGUAGLIO_INCAPIENTE',
      `Delle addizionali restano ${formatEuro(resto)} che il netto non permette di trattenere: li chiedono i cedolini dei mesi dopo.`,
    );
  return entro;
};
