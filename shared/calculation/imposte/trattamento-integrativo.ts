import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { trattamentoIntegrativoRegola } from '../../rules/detrazioni/bonus.ts';
import { detrazioneLavoroDipendente } from '../../rules/detrazioni/detrazioni.ts';
import type { Regole } from '../../rules/regole.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** Year of the payee: income, gross tax on all of it and on the pay alone, deduction of art. 13 c. 1, every listed deduction, paid days. */
export interface DatiTrattamentoIntegrativo {
  readonly redditoComplessivo: Centesimi;
  readonly impostaLorda: Centesimi;
  /** Gross tax on the income of arts. 49 and 50 alone, which is what must pass the deduction up to the first income. */
  readonly impostaLordaLavoro: Centesimi;
  readonly detrazioneLavoro: Centesimi;
  /** Art. 12, art. 13 c. 1 and the other listed deductions together. */
  readonly detrazioniElencate: Centesimi;
  readonly giorni: number;
}

/**
 * Trattamento integrativo of a year (DL 3/2020 art. 1). Up to the first income it is whole if the gross tax on the pay passes the art. 13 deduction less the correction of the year;
 * up to the second it is what the listed deductions exceed the gross tax by. Both in proportion to the days.
 */
export const trattamentoIntegrativo = (dati: DatiTrattamentoIntegrativo, giorno: string, regole: Regole): Calcolato => {
  const regola = regole.inVigore(trattamentoIntegrativoRegola, giorno);
  const giorniAnno = regole.inVigore(detrazioneLavoroDipendente, giorno).valore.giorniAnno;
  const { importo, redditoPieno, redditoMassimo, correttivo } = regola.valore;
  const { redditoComplessivo, detrazioneLavoro, detrazioniElencate } = dati;
  const pieno = redditoComplessivo <= redditoPieno;
  const impostaLorda = pieno ? dati.impostaLordaLavoro : dati.impostaLorda;
  const imposta = impostaLorda === dati.impostaLorda ? 'imposta lorda' : 'imposta lorda sul solo lavoro';
  const giorni = Math.min(dati.giorni, giorniAnno);
  const massimo = perDivisoArrotondato(importo, giorni, giorniAnno);
  const base = {
    regola,
    ingressi: () => [
      { nome: 'reddito complessivo', valore: formatEuro(redditoComplessivo) },
      { nome: imposta, valore: formatEuro(impostaLorda) },
      { nome: 'giorni', valore: String(giorni) },
    ],
  };
  if (pieno) {
    const soglia = detrazioneLavoro - perDivisoArrotondato(correttivo, giorni, giorniAnno);
    const dovuto = impostaLorda > soglia ? massimo : 0;
    return figura(dovuto, {
      ...base,
      formula: `importo annuo × giorni ÷ ${giorniAnno}, se l'imposta lorda supera la detrazione corretta`,
      testo: () =>
        `${imposta} ${formatEuro(impostaLorda)} ${dovuto > 0 ? 'oltre' : 'non oltre'} ${formatEuro(soglia)}: trattamento integrativo ${formatEuro(dovuto)}`,
    });
  }
  const dovuto =
    redditoComplessivo <= redditoMassimo ? Math.min(massimo, Math.max(0, detrazioniElencate - impostaLorda)) : 0;
  return figura(dovuto, {
    ...base,
    formula: "detrazioni elencate − imposta lorda, entro l'importo annuo",
    testo: () =>
      redditoComplessivo > redditoMassimo
        ? `reddito oltre ${formatEuro(redditoMassimo)}: trattamento integrativo non spettante`
        : `detrazioni ${formatEuro(detrazioniElencate)} − imposta lorda ${formatEuro(impostaLorda)}: trattamento integrativo ${formatEuro(dovuto)}`,
  });
};
