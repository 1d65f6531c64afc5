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
  const positivo = Math.abs(importo);
  const centesimi = positivo % 100;
  return `${importo < 0 ? '-' : ''}${raggruppa((positivo - centesimi) / 100)},${centesimi < 10 ? '0' : ''}${centesimi}`;
};

/** Rate written as a person reads it: 88000 → '8,80 %', 350300 → '35,03 %', 233533 → '23,3533 %'. */
export const formatAliquota = (aliquota: PartiPerMilione): string => {
  const cifre = String(Math.abs(aliquota)).padStart(5, '0');
  const nulle = cifre.endsWith('00') ? 2 : Number(cifre.endsWith('0'));
  return `${aliquota < 0 ? '-' : ''}${cifre.slice(0, -4)},${cifre.slice(-4, cifre.length - nulle)} %`;
};

/** Hours written as a person reads them: 3000 → '30', 150 → '1,5'. */
export const formatOre = (ore: CentesimiDiOra): string => {
  const cifre = String(Math.abs(ore)).padStart(3, '0');
  const decimali = cifre.slice(-2).replace(/(?<!0)0+$/, '');
  return `${ore < 0 ? '-' : ''}${cifre.slice(0, -2)}${decimali ? `,${decimali}` : ''}`;
};

const raggruppa = (intero: number): string => {
  if (intero < 1000) return String(intero);
  const ultime = intero % 1000;
  return `${raggruppa((intero - ultime) / 1000)}.${String(1000 + ultime).slice(1)}`;
};
