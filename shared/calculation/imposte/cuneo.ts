import { perDivisoArrotondato, quota } from '../../money/arrotondamenti.ts';
import { formatAliquota, formatEuro, type Centesimi, type PartiPerMilione } from '../../money/centesimi.ts';
import { cuneoFiscale, type Cuneo } from '../../rules/detrazioni/bonus.ts';
import type { InVigore } from '../../rules/regola.ts';
import type { Regole } from '../../rules/regole.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** Sum outside income: the income brought to a whole year, the percentage it gives, the sum on what was really earned. */
export interface SommaIntegrativa {
  readonly redditoAnnuo: Centesimi;
  readonly percentuale: PartiPerMilione;
  readonly somma: Calcolato;
}

export interface DatiSomma {
  readonly redditoComplessivo: Centesimi;
  /** Employment income earned, the base of the percentage. */
  readonly redditoLavoro: Centesimi;
  /** Employment income and paid days that decide the percentage: of the year so far, this payment included. */
  readonly redditoPercentuale: Centesimi;
  readonly giorniPagati: number;
}

/** Sum of L. 207/2024 art. 1 c. 4: with no paid day nothing is due, whatever is paid. */
export const sommaIntegrativa = (dati: DatiSomma, giorno: string, regole: Regole): SommaIntegrativa => {
  const regola = regole.inVigore(cuneoFiscale, giorno);
  const { redditoMassimo, fasce } = regola.valore.somma;
  if (dati.giorniPagati <= 0 || dati.redditoComplessivo > redditoMassimo || dati.redditoLavoro <= 0)
    return nonDovuta(dati, regola);
  const redditoAnnuo = perDivisoArrotondato(dati.redditoPercentuale, regola.valore.giorniAnno, dati.giorniPagati);
  const percentuale = fasce.find(({ fino }) => fino === null || redditoAnnuo <= fino)?.percentuale ?? 0;
  const importo = quota(dati.redditoLavoro, percentuale);
  return {
    redditoAnnuo,
    percentuale,
    somma: figura(importo, {
      testo: () =>
        `${formatAliquota(percentuale)} di ${formatEuro(dati.redditoLavoro)} = ${formatEuro(importo)} — somma integrativa`,
      formula: "reddito di lavoro × percentuale del reddito ragguagliato all'anno",
      regola,
      base: dati.redditoLavoro,
      aliquota: percentuale,
      ingressi: () => [
        { nome: "reddito ragguagliato all'anno", valore: formatEuro(redditoAnnuo) },
        { nome: 'giorni pagati', valore: String(dati.giorniPagati) },
        { nome: 'reddito complessivo', valore: formatEuro(dati.redditoComplessivo) },
      ],
    }),
  };
};

const nonDovuta = ({ redditoComplessivo, giorniPagati }: DatiSomma, regola: InVigore<Cuneo>): SommaIntegrativa => ({
  redditoAnnuo: 0,
  percentuale: 0,
  somma: figura(0, {
    testo: () =>
      `somma integrativa non spettante (reddito ${formatEuro(redditoComplessivo)}, giorni pagati ${giorniPagati})`,
    formula: 'non spettante',
    regola,
  }),
});

/** Further deduction of L. 207/2024 art. 1 c. 6, in proportion to the days; the ratio is exact. */
export const ulterioreDetrazione = (
  redditoComplessivo: Centesimi,
  giorni: number,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const regola = regole.inVigore(cuneoFiscale, giorno);
  const { redditoPieno, redditoMassimo, importo } = regola.valore.detrazione;
  const oltreLaSomma = redditoComplessivo > regola.valore.somma.redditoMassimo;
  const giorniUtili = Math.min(giorni, regola.valore.giorniAnno);
  const decrescente = redditoComplessivo > redditoPieno;
  const numeratore = decrescente ? Math.max(0, redditoMassimo - redditoComplessivo) : 1;
  const denominatore = decrescente ? redditoMassimo - redditoPieno : 1;
  const dovuta = oltreLaSomma
    ? perDivisoArrotondato(importo * giorniUtili, numeratore, denominatore * regola.valore.giorniAnno)
    : 0;
  return figura(dovuta, {
    testo: () =>
      `ulteriore detrazione, reddito ${formatEuro(redditoComplessivo)}, ${giorniUtili} giorni = ${formatEuro(dovuta)}`,
    formula: `importo${decrescente ? ' × (limite − reddito) ÷ ampiezza' : ''} × giorni ÷ ${regola.valore.giorniAnno}`,
    regola,
  });
};
