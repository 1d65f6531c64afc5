import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';

const NOME = 'QUADRO';
const SK = 'OGGI';
/** What an item may be long, compressed: a table row is 400 KB at most. */
const MASSIMO = 300_000;

const Conservato = z.object({
  oggi: z.string(),
  programma: z.string(),
  /** The instant since which the changes of the school were counted. */
  dal: z.iso.datetime(),
  quadro: z.string(),
});
const Parti = z.record(z.string(), z.object({ cambi: z.number(), valore: z.unknown() }));

/** What a school looked like, and what it depends on: the day, the program, the changes that each part had since an instant. */
export interface QuadroConservato {
  readonly oggi: Giorno;
  readonly programma: string;
  readonly dal: string;
  readonly parti: Readonly<Record<string, { readonly cambi: number; readonly valore: unknown }>>;
}

/** What the dashboard says of the day, kept because it takes many requests: one item, written over. */
export const quadroDelGiorno = (archivio: Archivio) => {
  const chiave = { pk: archivio.chiavi.elenco(NOME), sk: SK };
  return {
    /** Undefined when there is none, or one that this program does not read. */
    get: async (): Promise<QuadroConservato | undefined> => {
      const letto = Conservato.safeParse(await archivio.get(chiave));
      if (!letto.success) return undefined;
      const { oggi, programma, dal, quadro } = letto.data;
      const parti = Parti.safeParse(JSON.parse(inflateRawSync(Buffer.from(quadro, 'base64')).toString()));
      return parti.success ? { oggi, programma, dal, parti: parti.data } : undefined;
    },
    /** Nothing for one too long to be kept. */
    put: ({ parti, ...conservato }: QuadroConservato): readonly Operazione[] => {
      const quadro = deflateRawSync(JSON.stringify(parti)).toString('base64');
      if (quadro.length > MASSIMO) return [];
      const item = { ...Conservato.parse({ ...conservato, quadro }), tipo: NOME, scuola: archivio.codmin, schema: 1 };
      return [{ tipo: 'put', chiave, item }];
    },
  };
};
