import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { Giorno } from '../../../shared/domain/tempo/date.ts';
import type { Archivio } from '../../platform/data/archivio.ts';
import type { Operazione } from '../../platform/data/modifica.ts';

const NOME = 'QUADRO';
const SK = 'OGGI';
/** What an item may be long, compressed: a table row is 400 KB at most. */
const MASSIMO = 300_000;

const Conservato = z.object({
  oggi: z.string(),
  programma: z.string(),
  /** The instant since which the changes of the school were counted, and how many they were. */
  dal: z.iso.datetime(),
  cambi: z.number(),
  quadro: z.string(),
});

/** What a school looked like, and what it depends on: the day, the program, the changes counted since an instant. */
export interface QuadroConservato {
  readonly oggi: Giorno;
  readonly programma: string;
  readonly dal: string;
  readonly cambi: number;
  readonly quadro: unknown;
}

/** What the dashboard says of the day, kept because it takes many requests: one item, written over. */
export const quadroDelGiorno = (archivio: Archivio) => {
  const chiave = { pk: archivio.chiavi.elenco(NOME), sk: SK };
  return {
    /** Undefined when there is none, or one that this program does not read. */
    get: async (): Promise<QuadroConservato | undefined> => {
      const letto = Conservato.safeParse(await archivio.get(chiave));
      if (!letto.success) return undefined;
      const quadro: unknown = JSON.parse(inflateRawSync(Buffer.from(letto.data.quadro, 'base64')).toString());
      return { ...letto.data, quadro };
    },
    /** Nothing for one too long to be kept. */
    put: (conservato: QuadroConservato): readonly Operazione[] => {
      const quadro = deflateRawSync(JSON.stringify(conservato.quadro)).toString('base64');
      if (quadro.length > MASSIMO) return [];
      const item = { ...Conservato.parse({ ...conservato, quadro }), tipo: NOME, scuola: archivio.codmin, schema: 1 };
      return [{ tipo: 'put', chiave, item }];
    },
  };
};
