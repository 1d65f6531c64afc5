import { perDivisoArrotondato, quotaComposta, quotaMedia, type ParteConAliquota } from '../../money/arrotondamenti.ts';
import { formatAliquota, formatEuro, UNO, type Centesimi, type PartiPerMilione } from '../../money/centesimi.ts';
import {
  aliquotaMassima,
  scaglioniIrpef,
  tassazioneSeparata,
  type Scaglione,
  type Scaglioni,
} from '../../rules/irpef.ts';
import type { InVigore } from '../../rules/regola.ts';
import type { Regole } from '../../rules/regole.ts';
import type { ParteAnno } from '../situazione/periodo-di-paga.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { citata, figura, normaScritta, quotaDi, sotto } from '../spiegazione/calcolato.ts';
import type { Calcolato, Spiegazione } from '../spiegazione/spiegazione.ts';

/** Tax by brackets on a yearly income, to the cent half up, rounded once. Zero on a negative income. */
const impostaAScaglioni = (imponibile: Centesimi, scaglioni: Scaglioni): Centesimi =>
  quotaComposta(partiNegliScaglioni(imponibile, scaglioni));

/** Gross IRPEF of a year. */
export const irpefLorda = (imponibile: Calcolato, giorno: string, regole: Regole): Calcolato =>
  aScaglioni('IRPEF lorda', imponibile, regole.inVigore(scaglioniIrpef, giorno));

/** Tax by the brackets of a rule, explained bracket by bracket. */
export const aScaglioni = (nome: string, imponibile: Calcolato, regola: InVigore<Scaglioni>): Calcolato => {
  const importo = impostaAScaglioni(imponibile.importo, regola.valore);
  return {
    importo,
    base: imponibile.importo,
    aliquota: null,
    spiega: (profondita = 'INTERA'): Spiegazione => ({
      testo: `${nome} su ${formatEuro(imponibile.importo)} = ${formatEuro(importo)}, ${normaScritta(regola)}`,
      formula: 'somma di (parte nello scaglione × aliquota)',
      importo,
      regola: citata(regola),
      ingressi: partiNegliScaglioni(imponibile.importo, regola.valore).map(({ importo: parte, aliquota }) => ({
        nome: `scaglione ${formatAliquota(aliquota)}`,
        valore: formatEuro(parte),
      })),
      figli: sotto(profondita, () => [imponibile.spiega()]),
    }),
  };
};

/** Gross IRPEF on the income of a pay period: the brackets of the year brought down to it (art. 23 DPR 600/1973), rounded once. */
export const irpefLordaDelPeriodo = (
  imponibile: Calcolato,
  { parti, su }: ParteAnno,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const regola = regole.inVigore(scaglioniIrpef, giorno);
  const annuo = perDivisoArrotondato(imponibile.importo, su, parti);
  const [primo, ...altri] = regola.valore;
  const perParti = ({ fino, aliquota }: Scaglione): Scaglione => ({
    fino: fino === null ? null : fino * parti,
    aliquota,
  });
  const importo = quotaMedia(
    1,
    partiNegliScaglioni(imponibile.importo * su, [perParti(primo), ...altri.map(perParti)]),
    su,
  );
  return figura(importo, {
    testo: () =>
      `IRPEF lorda su ${formatEuro(imponibile.importo)}, scaglioni ragguagliati a ${parti}/${su} d'anno = ${formatEuro(importo)}`,
    formula: "imposta sull'imponibile ragguagliato all'anno × periodo",
    regola,
    base: imponibile.importo,
    ingressi: () => [{ nome: "imponibile ragguagliato all'anno", valore: formatEuro(annuo) }],
    da: [imponibile],
  });
};

/** Rates a payee may have as maximum rate in the year of a day. */
export const aliquoteMassimeAmmesse = (giorno: string, regole: Regole): readonly PartiPerMilione[] =>
  regole.inVigore(scaglioniIrpef, giorno).valore.map(({ aliquota }) => aliquota);

/**
 * IRPEF withheld at the maximum rate of the payee (art. 29 c. 1 lett. b DPR 600/1973); with no rate, the first bracket's.
 * @throws CalcoloImpossibile when the rate is not one of the year's.
 */
export const irpefAliquotaMassima = (
  imponibile: Calcolato,
  aliquota: PartiPerMilione | null,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const ammesse = aliquoteMassimeAmmesse(giorno, regole);
  const regola = regole.inVigore(aliquotaMassima, giorno);
  if (aliquota !== null && !ammesse.includes(aliquota)) {
    throw impossibile(
      'ALIQUOTA_MASSIMA_SUPERATA',
      `L'aliquota massima ${formatAliquota(aliquota)} non è tra quelle del ${giorno.slice(0, 4)} (${ammesse.map(formatAliquota).join(', ')}): leggerla di nuovo sul cedolino NoiPA dell'anno.`,
      'fiscali.aliquotaMassima',
    );
  }
  return quotaDi({ nome: 'IRPEF, aliquota massima', base: imponibile, aliquota: aliquota ?? ammesse[0] ?? 0, regola });
};

/** Separate taxation: the mean income of the two years before, its tax, and the tax on the arrears at the mean rate. */
export interface Separata {
  readonly redditoMedio: Centesimi;
  readonly impostaSulMedio: Centesimi;
  /** Mean rate in parts per million, for display: the tax is computed on the exact ratio. */
  readonly aliquotaMedia: PartiPerMilione;
  readonly imposta: Calcolato;
}

/** IRPEF on arrears of earlier years, with the brackets of the payment year; no income in both years = first bracket. */
export const irpefSeparata = (
  arretrati: Calcolato,
  redditi: readonly [Centesimi, Centesimi],
  giorno: string,
  regole: Regole,
): Separata => {
  const scaglioni = regole.inVigore(scaglioniIrpef, giorno);
  const regola = regole.inVigore(tassazioneSeparata, giorno);
  const redditoMedio = perDivisoArrotondato(redditi[0] + redditi[1], 1, regola.valore.anniDiRiferimento);
  if (redditoMedio === 0) {
    const primo = scaglioni.valore[0].aliquota;
    return {
      redditoMedio,
      impostaSulMedio: 0,
      aliquotaMedia: primo,
      imposta: quotaDi({
        nome: 'IRPEF, tassazione separata senza redditi nel biennio',
        base: arretrati,
        aliquota: primo,
        regola,
      }),
    };
  }
  const impostaSulMedio = impostaAScaglioni(redditoMedio, scaglioni.valore);
  const importo = quotaMedia(arretrati.importo, partiNegliScaglioni(redditoMedio, scaglioni.valore), redditoMedio);
  const aliquotaMedia = perDivisoArrotondato(impostaSulMedio, UNO, redditoMedio);
  return {
    redditoMedio,
    impostaSulMedio,
    aliquotaMedia,
    imposta: figura(importo, {
      testo: () =>
        `${formatEuro(arretrati.importo)} × ${formatEuro(impostaSulMedio)} ÷ ${formatEuro(redditoMedio)} = ${formatEuro(importo)} — IRPEF, tassazione separata (${formatAliquota(aliquotaMedia)})`,
      formula: 'arretrati × imposta sul reddito medio ÷ reddito medio',
      regola,
      base: arretrati.importo,
      aliquota: aliquotaMedia,
      da: [arretrati],
      ingressi: () => [
        { nome: 'redditi del biennio', valore: redditi.map(formatEuro).join(' e ') },
        { nome: 'scaglioni', valore: normaScritta(scaglioni) },
      ],
    }),
  };
};

/** The part of an income that falls in each bracket it reaches. */
const partiNegliScaglioni = (imponibile: Centesimi, scaglioni: Scaglioni): readonly ParteConAliquota[] => {
  const parti: ParteConAliquota[] = [];
  let inizio = 0;
  for (const { fino, aliquota } of scaglioni) {
    if (imponibile <= inizio) break;
    const fine = fino === null ? imponibile : Math.min(imponibile, fino);
    parti.push({ importo: fine - inizio, aliquota });
    inizio = fine;
  }
  return parti;
};
