import { addGiorni, giorniTra, isGiorno, type Giorno } from './date.ts';
import { meseDi, mesiTra, type Mese } from './mese.ts';

/** Days from the first to the last, both included; an open end is null. */
export interface Periodo {
  readonly dal: Giorno;
  readonly al: Giorno | null;
}

/** True when both ends are days and the end does not come before the start. */
export const isPeriodo = ({ dal, al }: Periodo): boolean =>
  isGiorno(dal) && (al === null || (isGiorno(al) && dal <= al));

export const containsGiorno = ({ dal, al }: Periodo, giorno: Giorno): boolean =>
  dal <= giorno && (al === null || giorno <= al);

/** True when every day of the inner period belongs to the outer one. */
export const includes = (esterno: Periodo, interno: Periodo): boolean =>
  esterno.dal <= interno.dal && (esterno.al === null || (interno.al !== null && interno.al <= esterno.al));

/** True when the two periods share at least one day. */
export const overlaps = (a: Periodo, b: Periodo): boolean =>
  (b.al === null || a.dal <= b.al) && (a.al === null || b.dal <= a.al);

/** The days the two periods share, null when there is none. */
export const intersection = (a: Periodo, b: Periodo): Periodo | null => {
  if (!overlaps(a, b)) return null;
  return { dal: a.dal > b.dal ? a.dal : b.dal, al: primaFine(a.al, b.al) };
};

/** Number of days, both ends included; null for an open period. */
export const giorniCompresi = ({ dal, al }: Periodo): number | null => (al === null ? null : giorniTra(dal, al) + 1);

/** The months touched by a closed period; by an open one up to `finoA` included. */
export const mesiCompresi = ({ dal, al }: Periodo, finoA?: Giorno): readonly Mese[] => {
  const fine = primaFine(al, finoA ?? null);
  if (fine === null) throw new RangeError('An open period needs a last day to list its months');
  return mesiTra(meseDi(dal), meseDi(fine));
};

/** The first two periods that share a day, in order of start; null when none do. */
export const findSovrapposti = <P extends Periodo>(periodi: readonly P[]): readonly [P, P] | null => {
  let precedente: P | undefined;
  for (const periodo of byInizio(periodi)) {
    if (precedente !== undefined && overlaps(precedente, periodo)) return [precedente, periodo];
    precedente = periodo;
  }
  return null;
};

/** Overlapping or adjacent periods joined: the days covered, as few periods as possible, in order. */
export const mergePeriodi = (periodi: readonly Periodo[]): readonly Periodo[] => {
  const uniti: Periodo[] = [];
  for (const { dal, al } of byInizio(periodi)) {
    const ultimo = uniti.at(-1);
    if (ultimo !== undefined && (ultimo.al === null || dal <= addGiorni(ultimo.al, 1))) {
      uniti[uniti.length - 1] = { dal: ultimo.dal, al: ultimaFine(ultimo.al, al) };
    } else {
      uniti.push({ dal, al });
    }
  }
  return uniti;
};

/** Days of a period that the others leave uncovered, as periods in order. */
export const uncoveredBy = (periodo: Periodo, altri: readonly Periodo[]): readonly Periodo[] => {
  const scoperti: Periodo[] = [];
  let inizio: Giorno | null = periodo.dal;
  for (const coperto of mergePeriodi(altri)) {
    const comune: Periodo | null = inizio === null ? null : intersection({ dal: inizio, al: periodo.al }, coperto);
    if (comune === null || inizio === null) continue;
    if (comune.dal > inizio) scoperti.push({ dal: inizio, al: addGiorni(comune.dal, -1) });
    inizio = comune.al === null || comune.al === periodo.al ? null : addGiorni(comune.al, 1);
  }
  if (inizio !== null) scoperti.push({ dal: inizio, al: periodo.al });
  return scoperti;
};

const byInizio = <P extends Periodo>(periodi: readonly P[]): readonly P[] =>
  periodi.toSorted((a, b) => (a.dal < b.dal ? -1 : Number(a.dal > b.dal)));

const primaFine = (a: Giorno | null, b: Giorno | null): Giorno | null => (a === null || (b !== null && b < a) ? b : a);

const ultimaFine = (a: Giorno | null, b: Giorno | null): Giorno | null => {
  if (a === null || b === null) return null;
  return a > b ? a : b;
};
