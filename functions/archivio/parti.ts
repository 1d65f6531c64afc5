import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { withIgnote } from '#platform/data/forme/ignote.ts';
import { readForma } from '#platform/data/forme/lettura.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { writeItem } from '#platform/data/repository.ts';
import type { EntitaArchivio } from './entita.ts';

/** A part of a content too large for one item: compressed text, cut. */
export const Parte = z.object({ uid: z.string(), versione: z.int(), testo: z.string() });
export type Parte = z.infer<typeof Parte>;

const CARATTERI = 90_000;

/** The parts of a content, in order; children of the root. Same content, same parts. */
export const splitParti = (radice: string, versione: number, contenuto: unknown): readonly Parte[] => {
  const testo = deflateRawSync(JSON.stringify(withIgnote(contenuto))).toString('base64');
  return Array.from({ length: Math.ceil(testo.length / CARATTERI) }, (_, indice) => ({
    uid: `${radice}-${String(indice).padStart(3, '0')}`,
    versione,
    testo: testo.slice(indice * CARATTERI, (indice + 1) * CARATTERI),
  }));
};

/** Content that parts hold together. @throws VERSIONE_PIU_RECENTE, and when the stored parts are not such a content: a defect, never passed on */
export const joinParti = <T>(schema: z.ZodType<T>, parti: readonly Parte[], cosa: string): T => {
  const testo = parti
    .toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
    .map((parte) => parte.testo)
    .join('');
  return readForma(schema, JSON.parse(inflateRawSync(Buffer.from(testo, 'base64')).toString('utf8')), { cosa });
};

/** The writes of the parts of one kind. */
export const partiRepository = (archivio: Archivio, entita: EntitaArchivio<Parte>) => {
  const put = (parte: Parte): Operazione => ({
    tipo: 'put',
    chiave: archivio.chiavi.record(entita, parte.uid),
    item: writeItem(entita, archivio.codmin, parte),
    condizione: {
      expression: 'attribute_not_exists(pk) OR versione <= :versione',
      values: { ':versione': parte.versione },
    },
  });
  const remove = ({ uid }: Parte): Operazione => ({ tipo: 'delete', chiave: archivio.chiavi.record(entita, uid) });
  return {
    /** Writes a content in the place of another's parts. */
    put: (nuove: readonly Parte[], prima: readonly Parte[]): readonly Operazione[] => {
      const restano = new Set(nuove.map(({ uid }) => uid));
      return [...nuove.map(put), ...prima.filter(({ uid }) => !restano.has(uid)).map(remove)];
    },
    remove: (parti: readonly Parte[]): readonly Operazione[] => parti.map(remove),
  };
};
