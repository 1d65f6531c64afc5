/** Days from one to another, both included. */
export interface Periodo {
  readonly dal: string;
  readonly al: string;
}

const GIORNO_MS = 86_400_000;

/** Days as what they are: a set. The same day twice is one day. */
export const giorniDi = (periodi: readonly Periodo[]): ReadonlySet<string> => {
  const giorni = new Set<string>();
  for (const { dal, al } of periodi)
    for (let giorno = Date.parse(dal); giorno <= Date.parse(al); giorno += GIORNO_MS)
      giorni.add(new Date(giorno).toISOString().slice(0, 10));
  return giorni;
};

/** The part of a year that whole months are; days over 365 where some month is not whole. */
export const parteDellAnno = (giorni: ReadonlySet<string>): number => {
  const mesi = new Map<string, number>();
  for (const giorno of giorni) mesi.set(giorno.slice(0, 7), (mesi.get(giorno.slice(0, 7)) ?? 0) + 1);
  const interi = [...mesi].every(
    ([mese, quanti]) => quanti === new Date(Date.UTC(Number(mese.slice(0, 4)), Number(mese.slice(5)), 0)).getUTCDate(),
  );
  return interi ? Math.min(12, mesi.size) / 12 : Math.min(365, giorni.size) / 365;
};
