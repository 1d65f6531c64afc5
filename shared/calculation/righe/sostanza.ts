import type { CedolinoDi, RigaCedolino } from '../riga/cedolino-tipi.ts';
import type { Spiegazione } from '../spiegazione/spiegazione.ts';

/** A payslip as computed today or as a sealed run keeps it. */
type CedolinoSpiegato = Omit<CedolinoDi<RigaCedolino>, 'avvisi' | 'regole' | 'dataPagamento' | 'adempimenti'>;

/**
 * What computing a sealed payslip again must give: lines, amounts, formulas with the version of the law behind each, totals and progressives.
 * Not what may be said better later: warnings, marks, days of check, the words of descriptions and explanations. Canonical text: same substance, same bytes.
 */
export const sostanza = (cedolino: CedolinoSpiegato): string =>
  canonico({
    tipo: cedolino.tipo,
    annoFiscale: cedolino.annoFiscale,
    totali: cedolino.totali,
    progressivi: cedolino.progressivi,
    arrotondamentoDaRiportare: cedolino.arrotondamentoDaRiportare,
    righe: cedolino.righe.map(({ codice, gruppo, base, aliquota, importo, competenza, spiegazione }) => ({
      codice,
      gruppo,
      base,
      aliquota,
      importo,
      competenza,
      formula: formule(spiegazione),
    })),
  });

const formule = ({ formula, importo, regola, figli }: Spiegazione): unknown => ({
  formula,
  importo,
  regola: regola === null ? null : `${regola.id} dal ${regola.dal}`,
  da: figli.map(formule),
});

/** Keys in order, whatever order they were written in. */
const canonico = (valore: unknown): string =>
  JSON.stringify(valore, (_chiave, dentro: unknown) =>
    typeof dentro === 'object' && dentro !== null && !Array.isArray(dentro)
      ? Object.fromEntries(Object.entries(dentro).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : dentro,
  );
