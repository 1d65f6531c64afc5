import { perDivisoArrotondato, quota } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { calendarioAddizionali, type EnteAddizionale } from '../../rules/addizionali/aliquote.ts';
import type { Regole } from '../../rules/regole.ts';
import type { ResiduoAddizionale } from '../situazione/fiscale.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { aScaglioni } from './irpef.ts';

/** Surtax of a year. Nothing is due without IRPEF, or up to the exempt income; over it the whole income pays. */
export const addizionale = (
  imponibile: Calcolato,
  irpefDovuta: Centesimi,
  ente: EnteAddizionale,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const inVigore = regole.addizionale(ente, giorno);
  const { scaglioni, esente } = inVigore.valore;
  if (irpefDovuta <= 0 || imponibile.importo <= esente) {
    return figura(0, {
      testo: () =>
        irpefDovuta <= 0
          ? 'addizionale non dovuta: non è dovuta IRPEF'
          : `addizionale non dovuta: reddito ${formatEuro(imponibile.importo)} entro l'esenzione di ${formatEuro(esente)}`,
      formula: 'non dovuta',
      regola: inVigore,
      da: [imponibile],
    });
  }
  return aScaglioni(inVigore.descrizione.toLowerCase(), imponibile, { ...inVigore, valore: scaglioni });
};

/** Advance of the municipal surtax of the year, on that of the year before. */
export const accontoComunale = (addizionaleAnnoPrecedente: Calcolato, giorno: string, regole: Regole): Calcolato => {
  const regola = regole.inVigore(calendarioAddizionali, giorno);
  const importo = quota(addizionaleAnnoPrecedente.importo, regola.valore.quotaAccontoComunale);
  return figura(importo, {
    testo: () => `acconto comunale ${formatEuro(importo)}`,
    formula: 'addizionale × quota di acconto',
    regola,
    da: [addizionaleAnnoPrecedente],
  });
};

/** This payslip's instalment of what is left; everything when the contract ends or it is the last one. */
export const rataAddizionale = (
  nome: string,
  { residuo, rate }: Pick<ResiduoAddizionale, 'residuo' | 'rate'>,
  cessazione: boolean,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const regola = regole.inVigore(calendarioAddizionali, giorno);
  const importo = cessazione ? residuo : perDivisoArrotondato(residuo, 1, rate);
  return figura(importo, {
    testo: () =>
      cessazione
        ? `${nome}: residuo ${formatEuro(residuo)} in unica soluzione`
        : `${nome}: ${formatEuro(residuo)} ÷ ${rate} rate = ${formatEuro(importo)}`,
    formula: cessazione ? 'residuo' : 'residuo ÷ rate rimaste',
    regola,
    base: residuo,
  });
};
