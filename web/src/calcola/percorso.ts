import type { Risposte } from '#shared/calcolatrice/domande.ts';
import { isGenere } from '#shared/calcolatrice/generi.ts';
import type * as Motore from './motore.ts';

type Domande = Pick<typeof Motore, 'domandeDelCaso'>;

/** Name of the first question, which no kind of payee has. */
export const GENERE = 'genere';

/** The first question without an answer; null when all have one. */
export const prossima = (caso: Risposte, { domandeDelCaso }: Domande): string | null =>
  isGenere(caso[GENERE]) ? (domandeDelCaso(caso).find(([nome]) => caso[nome] === undefined)?.[0] ?? null) : GENERE;

/** The question before another. */
export const precedente = (caso: Risposte, nome: string, { domandeDelCaso }: Domande): string => {
  const nomi = domandeDelCaso(caso).map(([una]) => una);
  return nomi[nomi.indexOf(nome) - 1] ?? GENERE;
};
