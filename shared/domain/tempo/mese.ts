import { giorniNelMese, giornoDi, nomeMese, partiDi, type Giorno } from './date.ts';

/** A month of a year; `mese` 1–12. */
export interface Mese {
  readonly anno: number;
  readonly mese: number;
}

/** Months from the first to the last, both included; an open end is null. */
export interface PeriodoMensile {
  readonly dal: Mese;
  readonly al: Mese | null;
}

/** 'settembre 2025'. */
export const formatMese = ({ anno, mese }: Mese): string => `${nomeMese(mese)} ${anno}`;

/** Returns a month written YYYY-MM in words; any other text as it is. */
export const formatAnnoMese = (testo: string): string => {
  const [, anno, mese] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(testo) ?? [];
  return anno === undefined ? testo : formatMese({ anno: Number(anno), mese: Number(mese) });
};

export const meseDi = (giorno: Giorno): Mese => {
  const { anno, mese } = partiDi(giorno);
  return { anno, mese };
};

/** Negative, zero or positive as the first month comes before, is, or follows the second. */
export const compareMesi = (a: Mese, b: Mese): number => indice(a) - indice(b);

/** The month n months later (n may be negative). */
export const addMesi = (mese: Mese, numero: number): Mese => {
  const spostato = indice(mese) + numero;
  return { anno: Math.floor(spostato / 12), mese: (((spostato % 12) + 12) % 12) + 1 };
};

export const primoGiornoDelMese = ({ anno, mese }: Mese): Giorno => giornoOThrow(anno, mese, 1);

export const ultimoGiornoDelMese = (mese: Mese): Giorno => giornoOThrow(mese.anno, mese.mese, giorniDelMese(mese));

/** 28–31. */
export const giorniDelMese = ({ anno, mese }: Mese): number => giorniNelMese(anno, mese);

/** The months from one to another, both included; empty when the end comes first. */
export const mesiTra = (dal: Mese, al: Mese): readonly Mese[] => {
  const mesi: Mese[] = [];
  for (let mese = addMesi(dal, 0); compareMesi(mese, al) <= 0; mese = addMesi(mese, 1)) mesi.push(mese);
  return mesi;
};

/** False when the end month comes before the start. */
export const isPeriodoMensile = ({ dal, al }: PeriodoMensile): boolean => al === null || compareMesi(dal, al) <= 0;

export const containsMese = ({ dal, al }: PeriodoMensile, mese: Mese): boolean =>
  compareMesi(dal, mese) <= 0 && (al === null || compareMesi(mese, al) <= 0);

export const overlapsMesi = (a: PeriodoMensile, b: PeriodoMensile): boolean =>
  (b.al === null || compareMesi(a.dal, b.al) <= 0) && (a.al === null || compareMesi(b.dal, a.al) <= 0);

const indice = ({ anno, mese }: Mese): number => anno * 12 + mese - 1;

const giornoOThrow = (anno: number, mese: number, giorno: number): Giorno => {
  const trovato = giornoDi(anno, mese, giorno);
  if (trovato === null) throw new RangeError(`Month expected, got ${anno}-${mese}`);
  return trovato;
};
