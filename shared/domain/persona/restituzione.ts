import type { Centesimi } from '../../money/centesimi.ts';

/** How a sum that was not due comes back: less the taxes withheld from it, or with them. */
export const modiRestituzione = ['NETTO', 'LORDO'] as const;
export type ModoRestituzione = (typeof modiRestituzione)[number];

export const descrizioneModo: Readonly<Record<ModoRestituzione, string>> = {
  NETTO: 'Al netto delle ritenute',
  LORDO: 'Al lordo delle ritenute fiscali',
};

/** A sum given back, as far as its effects go. Amounts in cents, none negative. */
export interface SommaRestituita {
  readonly datRestituzione: string;
  /** The year in which it had been paid. */
  readonly numAnno: number;
  readonly modo: ModoRestituzione;
  /** The gross that was not due. */
  readonly numLordo: Centesimi;
  readonly numContributi: Centesimi;
  readonly numIrpef: Centesimi;
  readonly numAddizionali: Centesimi;
}

const annoDi = ({ datRestituzione }: SommaRestituita): number => Number(datRestituzione.slice(0, 4));

/** The part of a restitution that had been taxed. */
export const imponibileRestituito = ({ numLordo, numContributi }: SommaRestituita): Centesimi =>
  numLordo - numContributi;

/** The money that comes back: less the contributions, which the school asks of their funds, and, when net, less the taxes. */
export const importoRestituito = (somma: SommaRestituita): Centesimi =>
  imponibileRestituito(somma) - (somma.modo === 'NETTO' ? somma.numIrpef + somma.numAddizionali : 0);

/** True of what comes back in the year in which it was paid: it was never income of that year. */
export const isDellAnno = (somma: SommaRestituita): boolean => annoDi(somma) === somma.numAnno;

/** The tax that the school has paid over and takes back, because the person gave back the net of the same year. */
export const irpefStornata = (somma: SommaRestituita): Centesimi =>
  isDellAnno(somma) && somma.modo === 'NETTO' ? somma.numIrpef : 0;

/** The part of a restitution that is deducted from the income of its year: gross, of an earlier year (art. 10 c. 1 d-bis TUIR). */
export const deducibileRestituito = (somma: SommaRestituita): Centesimi =>
  !isDellAnno(somma) && somma.modo === 'LORDO' ? imponibileRestituito(somma) : 0;

/** True of what comes back net in a later year: nothing is deducted, and who had withheld has a credit for it (art. 10 c. 2-bis TUIR). */
export const daCredito = (somma: SommaRestituita): boolean => !isDellAnno(somma) && somma.modo === 'NETTO';
