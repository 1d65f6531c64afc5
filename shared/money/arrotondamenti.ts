import { UNO, type Centesimi, type PartiPerMilione } from './centesimi.ts';

/**
 * a × b ÷ c in exact integers, rounded to the unit half away from zero ("arrotondamento commerciale").
 * Products beyond 2^53 go through BigInt, so no float ever holds an amount.
 * @throws RangeError when an operand is not a safe integer or c is zero: that is a bug of the caller, not data.
 */
export const perDivisoArrotondato = (a: number, b: number, c: number): number => {
  const { quoziente, resto, segno } = divisione(a, b, c);
  return segno * (resto === 'META_O_OLTRE' ? quoziente + 1 : quoziente) || 0;
};

/** a × b ÷ c in exact integers, truncated toward zero ("troncamento"). */
export const perDivisoTroncato = (a: number, b: number, c: number): number => {
  const { quoziente, segno } = divisione(a, b, c);
  return segno * quoziente || 0;
};

/** a × b ÷ c in exact integers, rounded up away from zero ("arrotondamento per eccesso"). */
export const perDivisoPerEccesso = (a: number, b: number, c: number): number => {
  const { quoziente, resto, segno } = divisione(a, b, c);
  return segno * (resto === 'NULLO' ? quoziente : quoziente + 1) || 0;
};

/** Share of an amount at a rate, to the cent half up: the rounding of contributions and withholdings on each line. */
export const quota = (importo: Centesimi, aliquota: PartiPerMilione): Centesimi =>
  perDivisoArrotondato(importo, aliquota, UNO);

/** A part of an amount with the rate it bears. */
export interface ParteConAliquota {
  readonly importo: Centesimi;
  readonly aliquota: PartiPerMilione;
}

/** Parts of an amount, each at its own rate: the sum is exact and rounded once, to the cent half up. */
export const quotaComposta = (parti: readonly ParteConAliquota[]): Centesimi => arrotondato(esatta(parti), BigInt(UNO));

/** An amount at the mean rate that its parts give on `totale` (their sum): exact until the one rounding, to the cent half up. */
export const quotaMedia = (importo: Centesimi, parti: readonly ParteConAliquota[], totale: Centesimi): Centesimi =>
  arrotondato(BigInt(importo) * esatta(parti), BigInt(UNO) * BigInt(totale));

const esatta = (parti: readonly ParteConAliquota[]): bigint =>
  parti.reduce((totale, { importo, aliquota }) => totale + BigInt(importo) * BigInt(aliquota), 0n);

/** A fraction with a positive denominator to the unit, half away from zero. */
const arrotondato = (numeratore: bigint, denominatore: bigint): number => {
  const meta = numeratore < 0n ? -denominatore : denominatore;
  return Number((numeratore * 2n + meta) / (denominatore * 2n));
};

/** Ratio of two amounts truncated to four decimals (art. 13 c. 6 TUIR), in ten-thousandths. */
export const rapportoTroncato = (numeratore: Centesimi, denominatore: Centesimi): number =>
  perDivisoTroncato(numeratore, 10_000, denominatore);

/** Amount in whole euros as tax forms want it: from 50 cents up to the next euro, in euros (art. 1 c. 166 L. 296/2006 idiom). */
export const arrotondatoEuro = (importo: Centesimi): number => perDivisoArrotondato(importo, 1, 100);

/** A quotient in absolute value, what is left of it, and its sign. */
interface Divisione {
  readonly quoziente: number;
  readonly resto: 'NULLO' | 'SOTTO_META' | 'META_O_OLTRE';
  readonly segno: number;
}

const divisione = (a: number, b: number, c: number): Divisione => {
  checkArguments(a);
  checkArguments(b);
  checkArguments(c);
  if (c === 0) throw new RangeError('Division by zero in a money operation');
  const segno = Math.sign(a) * Math.sign(b) * Math.sign(c);
  const prodotto = Math.abs(a * b);
  const divisore = Math.abs(c);
  if (!Number.isSafeInteger(prodotto))
    return { segno, ...divisioneLunga(BigInt(Math.abs(a)) * BigInt(Math.abs(b)), BigInt(divisore)) };
  const resto = prodotto % divisore;
  return {
    segno,
    quoziente: (prodotto - resto) / divisore,
    resto: misuraDelResto(resto === 0, resto >= divisore - resto),
  };
};

const divisioneLunga = (prodotto: bigint, divisore: bigint): Pick<Divisione, 'quoziente' | 'resto'> => {
  const resto = prodotto % divisore;
  return {
    quoziente: Number(prodotto / divisore),
    resto: misuraDelResto(resto === 0n, resto * 2n >= divisore),
  };
};

const misuraDelResto = (nullo: boolean, metaOOltre: boolean): Divisione['resto'] => {
  if (nullo) return 'NULLO';
  return metaOOltre ? 'META_O_OLTRE' : 'SOTTO_META';
};

const checkArguments = (operando: number): void => {
  if (!Number.isSafeInteger(operando)) throw new RangeError(`Integer expected in a money operation, got ${operando}`);
};
