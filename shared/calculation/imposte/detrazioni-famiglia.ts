import { perDivisoArrotondato, rapportoTroncato } from '../../money/arrotondamenti.ts';
import { formatEuro, somma, UNO, type Centesimi } from '../../money/centesimi.ts';
import { detrazioniFamiglia, type DetrazioniFamiglia } from '../../rules/detrazioni/detrazioni.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Familiare } from '../situazione/fiscale.ts';
import { figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

const DECIMILA = 10_000;

/**
 * Deductions of art. 12 TUIR for a year, each relative by twelfths and share. Ratios truncated to four decimals; a ratio out of 0–1 gives nothing.
 * Children count from 21 years and, from 2025, under 30 unless disabled; from 2025 other relatives only if cohabiting ascendants.
 * A child counts from the month of the one birthday to the month of the other (c. 3), within the months entered.
 */
export const detrazioniPerFamiglia = (
  familiari: readonly Familiare[],
  redditoComplessivo: Centesimi,
  giorno: string,
  regole: Regole,
): Calcolato => {
  if (familiari.length === 0) return sommaDi('detrazioni per familiari', []);
  const regola = regole.inVigore(detrazioniFamiglia, giorno);
  const ammessi = familiari
    .filter((familiare) => spetta(familiare, regola.valore))
    .map((familiare) => ({
      ...familiare,
      mesi: Math.min(familiare.mesi, mesiPerEta(familiare, giorno, regola.valore)),
    }))
    .filter(({ mesi }) => mesi > 0);
  const figli = ammessi.filter(({ tipo }) => tipo === 'FIGLIO').length;
  return sommaDi(
    'detrazioni per familiari',
    ammessi.map((familiare) => {
      const annua = detrazioneAnnua(familiare, redditoComplessivo, figli, regola.valore);
      const importo = perDivisoArrotondato(annua, familiare.mesi * familiare.quota, 12 * UNO);
      return {
        nome: descrizione[familiare.tipo],
        calcolato: figura(importo, {
          testo: () =>
            `${descrizione[familiare.tipo]}: ${formatEuro(annua)} × ${familiare.mesi}/12 × ${familiare.quota / DECIMILA} % = ${formatEuro(importo)}`,
          formula: 'detrazione annua × mesi ÷ 12 × quota',
          regola,
        }),
      };
    }),
  );
};

const descrizione: Readonly<Record<Familiare['tipo'], string>> = {
  CONIUGE: 'coniuge a carico',
  FIGLIO: 'figlio a carico',
  ALTRO: 'altro familiare a carico',
};

const spetta = ({ tipo, nascita, ascendenteConvivente }: Familiare, { altri }: DetrazioniFamiglia): boolean => {
  if (tipo === 'CONIUGE') return true;
  return tipo === 'ALTRO' ? !altri.soloAscendentiConviventi || ascendenteConvivente : nascita !== null;
};

/** Months of the year of a day in which a child has the age that counts, birthday months included; 12 for the other relatives. */
const mesiPerEta = (
  { tipo, nascita, disabile }: Familiare,
  giorno: string,
  { figlio: { etaMinima, etaMassima } }: DetrazioniFamiglia,
): number => {
  if (tipo !== 'FIGLIO' || nascita === null) return 12;
  const anno = Number(giorno.slice(0, 4));
  const natoNel = Number(nascita.slice(0, 4));
  const meseDiNascita = Number(nascita.slice(5, 7));
  const mesiDal = 13 - meseDiNascita;
  const daMinima = Math.max(0, Math.min(12, (anno - natoNel - etaMinima) * 12 + mesiDal));
  if (etaMassima === null || disabile) return daMinima;
  const dopoMassima = Math.max(0, Math.min(12, (anno - natoNel - etaMassima) * 12 + mesiDal - 1));
  return daMinima - dopoMassima;
};

/** Completed years on a day. */
export const etaCompiuta = (nascita: string, giorno: string): number =>
  Number(giorno.slice(0, 4)) - Number(nascita.slice(0, 4)) - (giorno.slice(5) < nascita.slice(5) ? 1 : 0);

const detrazioneAnnua = (
  { tipo }: Familiare,
  reddito: Centesimi,
  figli: number,
  regola: DetrazioniFamiglia,
): Centesimi => {
  if (tipo === 'CONIUGE') return detrazioneConiuge(reddito, regola.coniuge);
  const { importo, soglia } =
    tipo === 'FIGLIO'
      ? {
          importo: regola.figlio.importo,
          soglia: regola.figlio.soglia + regola.figlio.perFiglioOltreIlPrimo * (figli - 1),
        }
      : regola.altri;
  return quotaTroncata(importo, soglia - reddito, soglia);
};

const detrazioneConiuge = (
  reddito: Centesimi,
  { primaFascia, secondaFascia, terzaFascia, maggiorazioni }: DetrazioniFamiglia['coniuge'],
): Centesimi => {
  if (reddito <= primaFascia.fino)
    return perDivisoArrotondato(
      primaFascia.importo * DECIMILA - primaFascia.riduzione * rapportoTroncato(reddito, primaFascia.fino),
      1,
      DECIMILA,
    );
  if (reddito <= secondaFascia.fino) {
    return (
      secondaFascia.importo +
      somma(maggiorazioni.filter(({ oltre, fino }) => reddito > oltre && reddito <= fino).map(({ importo }) => importo))
    );
  }
  return quotaTroncata(secondaFascia.importo, terzaFascia.fino - reddito, terzaFascia.fino - secondaFascia.fino);
};

const quotaTroncata = (importo: Centesimi, numeratore: number, denominatore: number): Centesimi =>
  numeratore <= 0 ? 0 : perDivisoArrotondato(importo, rapportoTroncato(numeratore, denominatore), DECIMILA);
