import * as z from 'zod';
import { compareCodici } from '../domain/ordine-testi.ts';
import type { RegolaDatata, Versione } from '../rules/regola.ts';
import { unita, unitaDi } from './unita.ts';

const giorno = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const testo = z.string().min(1).max(2000);

const VersionePubblicata = z.strictObject({
  dal: giorno.describe('Primo giorno in cui vale'),
  noto: giorno.optional().describe('Il giorno da cui si conosce, dove viene dopo: chi ha pagato prima non lo aveva'),
  valore: z.json().describe('Valore, o tabella di valori; null: abolito da quel giorno'),
  unita: z
    .record(z.string().max(300), z.enum(unita))
    .describe(
      "L'unità di ogni numero del valore, per il suo posto: '' per un numero solo, 'fasce.0.importo' dentro una tabella",
    ),
  norma: z
    .array(z.strictObject({ testo, url: z.url().optional(), dal: giorno.optional(), finoA: giorno.optional() }))
    .min(1)
    .describe('Da dove viene; `dal` e `finoA` dove un altro testo ne ha preso il posto'),
  riscontro: z
    .strictObject({ il: giorno, dove: testo })
    .nullable()
    .describe('Il giorno e il luogo pubblico in cui qualcuno ha letto il valore; null: nessuno ancora'),
  dedotto: z.boolean().describe('Ottenuto con un conto da altri valori, non letto'),
  valeFinoA: giorno.optional().describe("L'ultimo giorno per cui la legge lo ha stampato"),
});

/** A rule as the package publishes it: its versions from the oldest. */
const RegolaPubblicata = z.strictObject({
  id: z.string().min(1).max(200),
  descrizione: testo,
  versioni: z.array(VersionePubblicata).min(1),
});
export type RegolaPubblicata = z.infer<typeof RegolaPubblicata>;

/** The file of the rules: of which version of the program, and every rule. */
export const FileRegole = z.strictObject({
  versione: z.string().min(1).max(30),
  regole: z.array(RegolaPubblicata).min(1),
});
export type FileRegole = z.infer<typeof FileRegole>;

/** The rules as the package publishes them, by id. */
export const regolePubblicate = (regole: readonly RegolaDatata<unknown>[]): readonly RegolaPubblicata[] =>
  regole
    .map(({ id, descrizione, versioni }) => ({
      id,
      descrizione,
      versioni: versioni.map((versione) => versionePubblicata(id, versione)),
    }))
    .toSorted((a, b) => compareCodici(a.id, b.id));

const versionePubblicata = (
  id: string,
  { dal, noto, valore, norma, fonte, riscontro, valeFinoA }: Versione<unknown>,
): RegolaPubblicata['versioni'][number] => ({
  dal,
  ...(noto === undefined ? {} : { noto }),
  valore: z.json().parse(JSON.parse(JSON.stringify(valore))),
  unita: Object.fromEntries(numeriDi(valore).map(({ posto }) => [posto.join('.'), unitaDi(id, posto)])),
  norma: norma.map((una) => ({ ...una })),
  riscontro: riscontro === null ? null : { il: riscontro.il, dove: riscontro.dove },
  dedotto: fonte === 'derivata',
  ...(valeFinoA === undefined ? {} : { valeFinoA }),
});

/** A number of a value, and the names that lead to it. */
export interface NumeroAlPosto {
  readonly posto: readonly string[];
  readonly numero: number;
}

/** The numbers of a value, each with its place. */
export const numeriDi = (valore: unknown, posto: readonly string[] = []): readonly NumeroAlPosto[] => {
  if (typeof valore === 'number') return [{ posto, numero: valore }];
  if (typeof valore !== 'object' || valore === null) return [];
  return Object.entries(valore).flatMap(([nome, dentro]) => numeriDi(dentro, [...posto, nome]));
};
