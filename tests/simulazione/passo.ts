import type { Sorte } from '#lib/local/demo/random.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import type { Person } from '#support/home/test-home.ts';

/** Somebody of an office, on a day of the month. */
export interface Ufficio {
  readonly codmin: string;
  readonly setupType: SetupType;
  readonly oggi: string;
  readonly chi: Person;
}

/** Something an office does: how often beside the others, and how; it knows nothing of what was done before but what the product answers. */
export interface Passo {
  readonly nome: string;
  readonly peso: number;
  readonly make: (ufficio: Ufficio, caso: Sorte) => Promise<void>;
}

/** There was nothing to do it on. */
export class NienteDaFare extends Error {}

/** One of some, by lot. @throws NienteDaFare of none */
export const pick = <T>(caso: Sorte, tra: readonly T[]): T => {
  const posto = caso.intero(tra.length);
  const scelto = tra[posto];
  if (scelto === undefined) throw new NienteDaFare();
  return scelto;
};

/** Some of them, by lot, at least one. @throws NienteDaFare of none */
export const pickSome = <T>(caso: Sorte, tra: readonly T[], massimo: number): T[] => {
  const quanti = 1 + caso.intero(Math.min(massimo, tra.length));
  return [...new Set(Array.from({ length: quanti }, () => pick(caso, tra)))];
};
