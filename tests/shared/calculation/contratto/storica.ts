import { inForceOn, type InVigore, type RegolaDatata } from '#shared/rules/regola.ts';

/** A rule as it was in force on a day, with the value a published case carries in its place. */
export const storica = <T>(regola: RegolaDatata<T>, giorno: string, valore: T): InVigore<T> => ({
  ...inForceOn(regola, giorno),
  valore,
});

/** Euros as a source prints them, in cents: '20.897,20'. Exact: no float on the way. */
export const euro = (stampato: string): number => Number(stampato.replaceAll('.', '').replace(',', ''));
