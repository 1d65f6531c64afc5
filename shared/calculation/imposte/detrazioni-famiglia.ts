import { perDivisoArrotondato, rapportoTroncato } from '../../money/arrotondamenti.ts';
import { formatEuro, somma, UNO, type Centesimi } from '../../money/centesimi.ts';
import { detrazioniFamiglia, type DetrazioniFamiglia } from '../../rules/detrazioni.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Familiare } from '../situazione/fiscale.ts';
import { figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

const DECIMILA = 10_000;

/**
 * Deductions of art. 12 TUIR for a year, each relative by twelfths and share. Ratios truncated to four decimals; a ratio out of 0–1 gives nothing.
 * Children count from 21 years and, from 2025, under 30 unless disabled; from 2025 other relatives only if cohabiting ascendants.
 */
export const detrazioniPerFamiglia = (
  familiari: readonly Familiare[],
  redditoComplessivo: Centesimi,
  giorno: string,
  regole: Regole,
): Calcolato => {
  if (familiari.length === 0) return sommaDi('detrazioni per familiari', []);
  const regola = regole.inVigore(detrazioniFamiglia, giorno);
  const ammessi = familiari.filter((familiare) => spetta(familiare, giorno, regola.valore));
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

const spetta = (
  { tipo, nascita, disabile, ascendenteConvivente }: Familiare,
  giorno: string,
  { figlio, altri }: DetrazioniFamiglia,
): boolean => {
  if (tipo === 'CONIUGE') return true;
  if (tipo === 'ALTRO') return !altri.soloAscendentiConviventi || ascendenteConvivente;
  if (nascita === null) return false;
  const eta = etaCompiuta(nascita, giorno);
  return eta >= figlio.etaMinima && (figlio.etaMassima === null || disabile || eta < figlio.etaMassima);
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
