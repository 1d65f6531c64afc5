import { addDays as addDaysToDate } from 'date-fns/addDays';
import { addMonths as addMonthsToDate } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';

/** A calendar day written 'YYYY-MM-DD'. Days compare as strings. */
export type Giorno = string;

/** Defaults of search ranges only: never stored as an end, never printed. */
export const PRIMO_GIORNO: Giorno = '1900-01-01';
export const ULTIMO_GIORNO: Giorno = '9999-12-31';

export const nomiMesi = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const;

const formeDigitate = [
  /^(?<giorno>\d{1,2})[/.-](?<mese>\d{1,2})[/.-](?<anno>\d{4})$/,
  /^(?<giorno>\d{2})(?<mese>\d{2})(?<anno>\d{4})$/,
  /^(?<anno>\d{4})-(?<mese>\d{2})-(?<giorno>\d{2})$/,
];

/** True for a day that exists in the calendar, years 1000–9999: 2023-02-29 and 2024-04-31 are not days. */
export const isGiorno = (value: unknown): value is Giorno => typeof value === 'string' && partiScritte(value) !== null;

/** The day of three numbers (month 1–12), null when the calendar has no such day. */
export const giornoDi = (anno: number, mese: number, giorno: number): Giorno | null => {
  if (anno < 1000 || anno > 9999 || !esiste(anno, mese, giorno)) return null;
  return `${anno}-${String(mese).padStart(2, '0')}-${String(giorno).padStart(2, '0')}`;
};

/** What a person types — '1/9/2025', '01-09-2025', '01.09.2025', '01092025', '2025-09-01' — as a day, null when it is none. */
export const parseGiorno = (testo: string): Giorno | null => {
  for (const forma of formeDigitate) {
    const parti = forma.exec(testo.trim())?.groups;
    if (parti) return giornoDi(Number(parti['anno']), Number(parti['mese']), Number(parti['giorno']));
  }
  return null;
};

/** '2025-09-01' → '01/09/2025'. */
export const formatGiorno = (giorno: Giorno): string => giorno.split('-').reverse().join('/');

/** A range of days as a print says it: an end that means no limit is not said. */
export const intervalloDetto = (dal: Giorno, al: Giorno): string => {
  if (dal === PRIMO_GIORNO) return al === ULTIMO_GIORNO ? 'senza limiti di data' : `fino al ${formatGiorno(al)}`;
  return al === ULTIMO_GIORNO ? `dal ${formatGiorno(dal)} in poi` : `dal ${formatGiorno(dal)} al ${formatGiorno(al)}`;
};

/** '2025-09-01' → '1 settembre 2025'. */
export const formatGiornoEsteso = (giorno: Giorno): string => {
  const { anno, mese, giorno: numero } = partiDi(giorno);
  return `${numero === 1 ? '1°' : numero} ${nomeMese(mese)} ${anno}`;
};

/** Italian name of a month, 1–12. @throws RangeError for any other number. */
export const nomeMese = (mese: number): (typeof nomiMesi)[number] => {
  const nome = nomiMesi[mese - 1];
  if (nome === undefined) throw new RangeError(`Month 1–12 expected, got ${mese}`);
  return nome;
};

/** Day of the week, 1 Monday – 7 Sunday. */
export const giornoSettimana = (giorno: Giorno): number => getISODay(dateOf(giorno));

export const addGiorni = (giorno: Giorno, numero: number): Giorno => isoDay(addDaysToDate(dateOf(giorno), numero));

/** The same day n months later, or the last of that month when it is shorter (31/01 + 1 = 28/02). */
export const addMesiAGiorno = (giorno: Giorno, numero: number): Giorno =>
  isoDay(addMonthsToDate(dateOf(giorno), numero));

/** Days from one day to another, 0 for the same day, negative backwards. */
export const giorniTra = (da: Giorno, a: Giorno): number => (istanteUtc(a) - istanteUtc(da)) / 86_400_000;

/** Whole years from one day to another: the age on that day. Born on 29/02 turns on 28/02 in common years. */
export const anniCompiuti = (da: Giorno, a: Giorno): number => {
  const anni = partiDi(a).anno - partiDi(da).anno;
  return addMesiAGiorno(da, anni * 12) <= a ? anni : anni - 1;
};

/** Year, month (1–12) and day of a day. @throws RangeError when it is not a day: that is a bug of the caller. */
export const partiDi = (giorno: Giorno): PartiDiGiorno => {
  const parti = partiScritte(giorno);
  if (parti === null) throw new RangeError(`Day YYYY-MM-DD expected, got ${giorno}`);
  return parti;
};

interface PartiDiGiorno {
  readonly anno: number;
  readonly mese: number;
  readonly giorno: number;
}

/** The numbers a text writes a day with, null when it is no day. */
const partiScritte = (testo: string): PartiDiGiorno | null => {
  if (testo.length !== 10 || testo[4] !== '-' || testo[7] !== '-') return null;
  const anno = numeroScritto(testo, 0, 4);
  const mese = numeroScritto(testo, 5, 7);
  const giorno = numeroScritto(testo, 8, 10);
  return anno >= 1000 && esiste(anno, mese, giorno) ? { anno, mese, giorno } : null;
};

const ZERO = 48;

/** The number that some characters of a text write, none of them but digits; otherwise NaN, which is no year, month or day. */
const numeroScritto = (testo: string, da: number, fino: number): number => {
  let numero = 0;
  for (let posto = da; posto < fino; posto += 1) {
    const cifra = testo.charCodeAt(posto) - ZERO;
    if (cifra < 0 || cifra > 9) return Number.NaN;
    numero = numero * 10 + cifra;
  }
  return numero;
};

/** Midnight of a day in UTC, where every day lasts 24 hours. */
const istanteUtc = (giorno: Giorno): number => {
  const { anno, mese, giorno: numero } = partiDi(giorno);
  return Date.UTC(anno, mese - 1, numero);
};

const isoDay = (data: Date): Giorno => formatISO(data, { representation: 'date' });

const dateOf = (giorno: Giorno): Date => {
  const { anno, mese, giorno: numero } = partiDi(giorno);
  return new Date(anno, mese - 1, numero);
};

const GIORNI_DEI_MESI = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isBisestile = (anno: number): boolean => (anno % 4 === 0 && anno % 100 !== 0) || anno % 400 === 0;

/** Days of a month of a year, 28–31; none for what is not a month. */
export const giorniNelMese = (anno: number, mese: number): number =>
  mese === 2 && isBisestile(anno) ? 29 : (GIORNI_DEI_MESI[mese - 1] ?? 0);

const esiste = (anno: number, mese: number, giorno: number): boolean =>
  giorno >= 1 && giorno <= giorniNelMese(anno, mese);
