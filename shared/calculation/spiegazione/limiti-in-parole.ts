import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { trattamentoIntegrativoRegola } from '../../rules/detrazioni/bonus.ts';
import { franchigiaOccasionali } from '../../rules/gestione-separata.ts';
import { sostitutivaAccessorio } from '../../rules/irpef.ts';
import { ifInForceOn } from '../../rules/regola.ts';

/** Limits of the law on the last day of a year, as the end of a sentence of a screen or of a warning; empty where the law has none. */
export const limitiInParole = (anno: number) => {
  const giorno = `${anno}-12-31`;
  const trattamento = ifInForceOn(trattamentoIntegrativoRegola, giorno)?.valore;
  return {
    /** ' di 5.000,00 €' */
    franchigiaOccasionali: amount(ifInForceOn(franchigiaOccasionali, giorno)?.valore),
    tettoSostitutiva: amount(ifInForceOn(sostitutivaAccessorio, giorno)?.valore.limiteAnnuo),
    /** ' tra 15.000,00 € e 28.000,00 €': the incomes at which it depends on the listed deductions */
    trattamentoIntegrativo:
      trattamento === undefined
        ? ''
        : ` tra ${formatEuro(trattamento.redditoPieno)} e ${formatEuro(trattamento.redditoMassimo)}`,
  };
};

const amount = (valore: Centesimi | undefined): string => (valore === undefined ? '' : ` di ${formatEuro(valore)}`);
