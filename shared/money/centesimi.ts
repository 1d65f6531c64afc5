/** An amount of money: a safe integer number of euro cents. */
export type Centesimi = number;
/** A rate: an integer number of parts per million (8,80 % = 88 000). */
export type PartiPerMilione = number;
/** Hours: an integer number of hundredths (1 h 30 = 150). */
export type CentesimiDiOra = number;

export const UNO = 1_000_000;

/** True for a safe integer: the only shape an amount, a rate or a quantity may have. */
export const isCentesimi = (value: unknown): value is Centesimi => Number.isSafeInteger(value);

/** Sum of amounts, in cents. The sum of cents is exact: nothing is rounded here. */
export const somma = (importi: readonly Centesimi[]): Centesimi =>
  importi.reduce((totale, importo) => totale + importo, 0);

/** Amount written as a person reads it: 123456 → '1.234,56 €'. */
export const formatEuro = (importo: Centesimi): string => `${formatImporto(importo)} €`;

/** Amount without the currency sign: 123456 → '1.234,56'. */
export const formatImporto = (importo: Centesimi): string => {
  const cifre = String(Math.abs(importo)).padStart(3, '0');
  return `${importo < 0 ? '-' : ''}${raggruppa(cifre.slice(0, -2))},${cifre.slice(-2)}`;
};

/** Rate written as a person reads it: 88000 → '8,80 %', 350300 → '35,03 %', 233533 → '23,3533 %'. */
export const formatAliquota = (aliquota: PartiPerMilione): string => {
  const cifre = String(Math.abs(aliquota)).padStart(5, '0');
  const decimali = cifre.slice(-4).replace(/0{1,2}$/, '');
  return `${aliquota < 0 ? '-' : ''}${cifre.slice(0, -4)},${decimali} %`;
};

/** Hours written as a person reads them: 3000 → '30', 150 → '1,5'. */
export const formatOre = (ore: CentesimiDiOra): string => {
  const cifre = String(Math.abs(ore)).padStart(3, '0');
  const decimali = cifre.slice(-2).replace(/(?<!0)0+$/, '');
  return `${ore < 0 ? '-' : ''}${cifre.slice(0, -2)}${decimali ? `,${decimali}` : ''}`;
};

const raggruppa = (intero: string): string =>
  intero.length <= 3 ? intero : `${raggruppa(intero.slice(0, -3))}.${intero.slice(-3)}`;
