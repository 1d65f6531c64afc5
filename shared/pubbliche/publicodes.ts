import type { RegolaDatata, Versione } from '../rules/regola.ts';
import { numeriDi } from './regole-pubblicate.ts';
import { unitaDi, type Unita } from './unita.ts';

/** A value as Publicodes reads it: the number with its unit, where it comes from. */
interface ValorePublicodes {
  readonly valeur: number;
  readonly unité?: string;
  readonly titre: string;
  readonly note: string;
}

/** How a number of ours is written there: amounts in euro, rates in per cent, hours in hours. */
const SCRITTURA: Readonly<Partial<Record<Unita, { readonly unità: string; readonly diviso: number }>>> = {
  centesimi: { unità: '€', diviso: 100 },
  'parti per milione': { unità: '%', diviso: 10_000 },
  'centesimi di ora': { unità: 'h', diviso: 100 },
  giorni: { unità: 'giorni', diviso: 1 },
  mesi: { unità: 'mesi', diviso: 1 },
  anni: { unità: 'anni', diviso: 1 },
};

/**
 * The numbers in force on a day as rules of Publicodes, by a flat name: 'irpef.scaglioni' at '0.aliquota' is 'irpef scaglioni 0 aliquota'.
 * Publicodes has no dates: a day is a file.
 */
export const publicodesDel = (
  regole: readonly RegolaDatata<unknown>[],
  giorno: string,
): Readonly<Record<string, ValorePublicodes>> =>
  Object.fromEntries(
    regole.flatMap((regola) => {
      const versione = regola.versioni.findLast(({ dal }) => dal <= giorno);
      return versione === undefined ? [] : valoriDi(regola, versione, giorno);
    }),
  );

const valoriDi = (
  { id, descrizione }: RegolaDatata<unknown>,
  { valore, dal, norma }: Versione<unknown>,
  giorno: string,
): readonly (readonly [string, ValorePublicodes])[] =>
  numeriDi(valore).map(({ posto, numero }) => {
    const scritto = SCRITTURA[unitaDi(id, posto)];
    return [
      nomePublicodes(id, posto),
      {
        valeur: scritto === undefined ? numero : numero / scritto.diviso,
        ...(scritto === undefined ? {} : { unité: scritto.unità }),
        titre: [descrizione, ...posto].join(', '),
        note: `In vigore dal ${dal}: ${citata(norma, giorno)}`,
      },
    ] as const;
  });

/** The norms as they are quoted on a day. */
const citata = (norma: Versione<unknown>['norma'], giorno: string): string =>
  norma
    .filter(({ dal = giorno, finoA = giorno }) => dal <= giorno && giorno <= finoA)
    .map(({ testo }) => testo)
    .join('; ');

/** Letters and figures only: dots would make a hierarchy whose parents are no values. */
const nomePublicodes = (id: string, posto: readonly string[]): string =>
  [id, ...posto]
    .join(' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
