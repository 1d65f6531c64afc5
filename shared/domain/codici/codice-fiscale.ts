import type { Sesso } from '../persona/valori-ammessi.ts';
import { giornoDi, type Giorno } from '../tempo/date.ts';
import { hasCifraControlloValida } from './partita-iva.ts';

/**
 * The codice fiscale of persons (D.M. 23/12/1976): form, control character, omocodia, what the sixteen characters say.
 * Written here rather than taken from @marketto/codice-fiscale-utils, which the tests use as the independent judge: its answers need the
 * archive of towns, are asynchronous and depend on the computer's date.
 */

const CIFRE_OMOCODIA = 'LMNPQRSTUV';
const MESI = 'ABCDEHLMPRST';
/** Places (from 0) where a digit may be replaced by a letter to tell apart two people with the same code. */
const POSTI_OMOCODIA = [6, 7, 9, 10, 12, 13, 14] as const;
/** Value of each character in the odd places, from A; the digits 0–9 count as A–J. */
const VALORI_DISPARI = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const;

const forma = /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/;

export interface PartiCodiceFiscale {
  readonly cognome: string;
  readonly nome: string;
  /** Last two digits of the year of birth. */
  readonly anno: string;
  readonly mese: number;
  readonly giorno: number;
  readonly sesso: Sesso;
  readonly codBelfiore: string;
  /** True when letters stand for some digits. */
  readonly omocodia: boolean;
}

/** Upper case, no blanks: what is stored and compared. */
export const normalizeCodiceFiscale = (testo: string): string => testo.replace(/\s/g, '').toUpperCase();

/**
 * Control character of the first fifteen.
 * @throws RangeError when they are not fifteen letters and digits.
 */
export const carattereControllo = (quindici: string): string => {
  if (!/^[A-Z0-9]{15}$/.test(quindici)) throw new RangeError('Fifteen letters and digits expected');
  const somma = [...quindici].reduce((totale, carattere, posto) => {
    const indice = indiceDi(carattere);
    return totale + (posto % 2 === 0 ? (VALORI_DISPARI[indice] ?? 0) : indice);
  }, 0);
  return String.fromCharCode(65 + (somma % 26));
};

/** The code with digits back in the places of omocodia and its own control character. */
export const senzaOmocodia = (codice: string): string => {
  const quindici = decodeOmocodia(codice).slice(0, 15);
  return `${quindici}${carattereControllo(quindici)}`;
};

/** The code that stands for the same person with letters in the last n places of omocodia, from the right (n 0–7). */
export const conOmocodia = (codice: string, numero: number): string => {
  const caratteri = [...decodeOmocodia(codice).slice(0, 15)];
  for (const posto of POSTI_OMOCODIA.slice(POSTI_OMOCODIA.length - numero)) {
    caratteri[posto] = CIFRE_OMOCODIA[Number(caratteri[posto])] ?? '';
  }
  const quindici = caratteri.join('');
  return `${quindici}${carattereControllo(quindici)}`;
};

/** What the sixteen characters say; null when their form is wrong. The control character and the calendar are not checked here. */
export const partiCodiceFiscale = (codice: string): PartiCodiceFiscale | null => {
  if (!forma.test(codice)) return null;
  const chiaro = decodeOmocodia(codice);
  const giornoSesso = Number(chiaro.slice(9, 11));
  return {
    cognome: chiaro.slice(0, 3),
    nome: chiaro.slice(3, 6),
    anno: chiaro.slice(6, 8),
    mese: MESI.indexOf(chiaro.charAt(8)) + 1,
    giorno: giornoSesso > 40 ? giornoSesso - 40 : giornoSesso,
    sesso: giornoSesso > 40 ? 'F' : 'M',
    codBelfiore: chiaro.slice(11, 15),
    omocodia: chiaro.slice(0, 15) !== codice.slice(0, 15),
  };
};

/** The latest day of birth the code allows that is not after a day: two digits do not say the century. Null when there is none. */
export const nascitaEntro = (parti: PartiCodiceFiscale, oggi: Giorno): Giorno | null => {
  const secolo = Math.floor(Number(oggi.slice(0, 4)) / 100);
  const nascite = [secolo, secolo - 1].map((candidato) =>
    giornoDi(candidato * 100 + Number(parti.anno), parti.mese, parti.giorno),
  );
  return nascite.find((nascita) => nascita !== null && nascita <= oggi) ?? null;
};

/** Sex, day and place of birth that a code says, under the names of a person's record; the day null where the code has none before `oggi`. */
export const nascitaDetta = (
  parti: PartiCodiceFiscale,
  oggi: Giorno,
): { readonly flgSesso: Sesso; readonly datNascita: Giorno | null; readonly codComuneNascita: string } => ({
  flgSesso: parti.sesso,
  datNascita: nascitaEntro(parti, oggi),
  codComuneNascita: parti.codBelfiore,
});

/** What is wrong with a codice fiscale of sixteen characters or eleven digits, in the words of the form; null when it is right in itself. */
export const erroreCodiceFiscale = (codice: string): string | null => {
  if (/^\d{11}$/.test(codice)) {
    return hasCifraControlloValida(codice)
      ? null
      : 'La cifra di controllo del codice fiscale di 11 cifre non corrisponde.';
  }
  const parti = partiCodiceFiscale(codice);
  if (parti === null)
    return 'Il codice fiscale ha 16 caratteri (persone) oppure 11 cifre (enti e codici provvisori): la forma non è corretta.';
  if (!esisteData(parti)) return 'La data di nascita nel codice fiscale non esiste.';
  if (!/^(?:[A-M]|Z)(?!000)\d{3}$/.test(parti.codBelfiore))
    return 'Il luogo di nascita nel codice fiscale non è un codice di comune o di Stato estero.';
  if (carattereControllo(codice.slice(0, 15)) !== codice[15])
    return 'Il carattere di controllo del codice fiscale non corrisponde.';
  return null;
};

export const isCodiceFiscale = (codice: string): boolean => erroreCodiceFiscale(codice) === null;

/** True for eleven digits: a body, or the provisional code of a person who has no definitive one yet. */
export const isCodiceFiscaleNumerico = (codice: string): boolean => /^\d{11}$/.test(codice);

/** 29/02 is accepted when either century had it: '00 was leap in 2000 only. */
const esisteData = ({ anno, mese, giorno }: PartiCodiceFiscale): boolean =>
  ['19', '20'].some((secolo) => giornoDi(Number(`${secolo}${anno}`), mese, giorno) !== null);

const decodeOmocodia = (codice: string): string => {
  const caratteri = [...codice];
  for (const posto of POSTI_OMOCODIA) {
    const cifra = CIFRE_OMOCODIA.indexOf(caratteri[posto] ?? ' ');
    if (cifra >= 0) caratteri[posto] = String(cifra);
  }
  return caratteri.join('');
};

const indiceDi = (carattere: string): number =>
  /\d/.test(carattere) ? Number(carattere) : carattere.charCodeAt(0) - 65;
