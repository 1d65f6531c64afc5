import { createHash } from 'node:crypto';
import * as z from 'zod';
import { importazioneEntita } from '#archivio/scambio/importazione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Chiave, Item } from '#platform/data/dynamo.ts';
import { precedenteDi } from '#platform/data/forme/scritta.ts';
import type { Operazione, VoceAudit } from '#platform/data/modifica.ts';
import { readSenzaSpecie } from '#platform/data/senza-specie.ts';
import type { Cambio } from '#platform/data/strato.ts';
import { AppError } from '#platform/errors.ts';

/**
 * What one key held before a block of rows was applied, and the hash of what it holds since.
 * RECORD: a record of an area · COLLEGATO: what follows a record (its unique values, its uses of others) · SERVIZIO: a counter or a turn, which is never put back.
 */
const Immagine = z.object({
  ruolo: z.enum(['RECORD', 'COLLEGATO', 'SERVIZIO']),
  chiave: z.object({ pk: z.string(), sk: z.string() }),
  uid: z.string(),
  descrizione: z.string(),
  prima: z.record(z.string(), z.unknown()).nullable(),
  dopo: z.string().nullable(),
  /** The same, where what is held may have been stored in the shape of before. */
  precedente: z.string().exactOptional(),
});
export type Immagine = z.infer<typeof Immagine>;

/** The before-images of one block, kept with the import until it is undone. */
export const Immagini = z.object({ blocco: z.string(), immagini: z.array(Immagine) });
export type Immagini = z.infer<typeof Immagini>;

const TIPO = 'IMMAGINI';
const COLLEGATI = new Set<unknown>(['UNICO', 'USO']);

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([nome, inner]) => [nome, canonical(inner)]),
  );
};

/** Hash of what an item says, whatever the number of its changes; null for no item. */
export const hashItem = (item: Item | undefined): string | null => {
  if (item === undefined) return null;
  const { versione: _versione, ...contenuto } = item;
  return createHash('sha256')
    .update(JSON.stringify(canonical(contenuto)))
    .digest('base64url');
};

/** @param descrizioni what a person calls each record, by uid */
export const immaginiDi = (
  cambi: readonly Cambio[],
  voci: readonly VoceAudit[],
  descrizioni: ReadonlyMap<string, string>,
): Immagine[] =>
  cambi.map(({ chiave, prima, dopo }) => {
    const item = dopo ?? prima;
    const uid = String(item?.uid ?? '');
    const precedente = hashItem(precedenteDi(dopo));
    const ruolo = COLLEGATI.has(item?.tipo) ? 'COLLEGATO' : 'SERVIZIO';
    return {
      ruolo: voci.some((voce) => voce.entita === item?.tipo && voce.uid === uid) ? 'RECORD' : ruolo,
      chiave,
      uid,
      descrizione: descrizioni.get(uid) ?? '',
      prima: prima === undefined ? null : { ...prima },
      dopo: hashItem(dopo),
      ...(precedente === null ? {} : { precedente }),
    };
  });

/** Where the before-images of an import are kept: one item a block, in the partition of the import. */
export const immaginiRepository = (archivio: Archivio, uidImportazione: string) => {
  const { pk } = archivio.chiavi.record(importazioneEntita, uidImportazione);
  const chiave = (blocco: string): Chiave => ({ pk, sk: `${TIPO}#${blocco}` });
  return {
    list: async (): Promise<Immagini[]> =>
      (await archivio.queryAll({ pk, begins: `${TIPO}#` })).map((item) => readSenzaSpecie(Immagini, item)),
    get: async (blocco: string): Promise<Immagini | undefined> => {
      const item = await archivio.get(chiave(blocco));
      return item && readSenzaSpecie(Immagini, item);
    },
    put: (immagini: Immagini): Operazione => ({
      tipo: 'put',
      chiave: chiave(immagini.blocco),
      item: { ...Immagini.parse(immagini), tipo: TIPO, scuola: archivio.codmin, schema: 1 },
      condizione: { expression: 'attribute_not_exists(pk)' },
      rifiuto: () => new AppError('DUPLICATO', 'Il blocco di righe è già stato applicato.'),
    }),
    remove: (blocco: string): Operazione => ({ tipo: 'delete', chiave: chiave(blocco) }),
  };
};

/** True of an item that is not as the image says it was left, in whichever shape it was stored. */
export const isCambiata = (ora: Item | undefined, { dopo, precedente }: Immagine): boolean => {
  const trovato = hashItem(ora);
  return trovato !== dopo && trovato !== precedente;
};

/** The records of the images that are not any more as the import left them. Of a record in several blocks only the last image counts. */
export const changedSince = async (archivio: Archivio, blocchi: readonly Immagini[]): Promise<readonly Immagine[]> => {
  const ultime = new Map(
    blocchi
      .flatMap(({ immagini }) => immagini)
      .filter(({ ruolo }) => ruolo === 'RECORD')
      .map((immagine) => [`${immagine.chiave.pk}\n${immagine.chiave.sk}`, immagine]),
  );
  const items = new Map(
    (await archivio.batchGet([...ultime.values()].map(({ chiave }) => chiave))).map((item) => [
      `${String(item.pk)}\n${String(item.sk)}`,
      item,
    ]),
  );
  return [...ultime].filter(([id, immagine]) => isCambiata(items.get(id), immagine)).map(([, immagine]) => immagine);
};
