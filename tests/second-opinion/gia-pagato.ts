import type { Situazione } from '#shared/calculation/situazione/situazione.ts';

const NESSUNO = {
  imponibileIrpef: 0,
  irpef: 0,
  giorni: 0,
  trattamentoIntegrativo: 0,
  sommaIntegrativa: 0,
  addizionaleRegionale: 0,
  addizionaleComunale: 0,
};

/** Sums of the year paid and withheld before a payment: by this school and, as they have certified it, by other employers (art. 23 c. 4 DPR 600/1973). */
export const dellAnno = ({ progressivi, altriDatori = NESSUNO }: Situazione): Readonly<Record<string, number>> => ({
  'imponibile già tassato': progressivi.imponibileIrpef + altriDatori.imponibileIrpef,
  'IRPEF già trattenuta': progressivi.irpef + altriDatori.irpef,
  'giorni già pagati': progressivi.giorniPagati + altriDatori.giorni,
  'trattamento integrativo già pagato': progressivi.trattamentoIntegrativo + altriDatori.trattamentoIntegrativo,
  'somma integrativa già pagata': progressivi.sommaIntegrativa + altriDatori.sommaIntegrativa,
  'ulteriore detrazione già data': progressivi.ulterioreDetrazione ?? 0,
});
