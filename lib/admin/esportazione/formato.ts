import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** Folders of an open export. */
export const CARTELLE = {
  record: 'record',
  tabelle: 'tabelle',
  schemi: 'schemi',
  contenuti: 'contenuti',
  documenti: 'documenti',
} as const;
const MANIFESTO = 'esportazione.json';

/** A file of an open export, by its path in the folder, with the hash of its bytes. */
const FileEsportato = z.strictObject({ percorso: z.string(), sha256: z.string(), byte: z.int() });
export type FileEsportato = z.infer<typeof FileEsportato>;

/** The list of an open export: written last, so that a folder without it is no export. */
const Manifesto = z.strictObject({
  esportazione: z.literal('emolumenti aperta 1'),
  scuola: z.string().length(10),
  denominazione: z.string(),
  fattaIl: z.iso.datetime(),
  /** Records by kind. */
  specie: z.record(z.string(), z.int()),
  file: z.array(FileEsportato),
  /** The documents by the key that records name them by, with their type. */
  documenti: z.array(z.strictObject({ chiave: z.string(), tipo: z.string(), percorso: z.string() })),
});
export type Manifesto = z.infer<typeof Manifesto>;

/** A line of a file of records: as a program of today reads the record, and as it is kept, for going back. */
export const RigaEsportata = z.object({
  record: z.record(z.string(), z.unknown()),
  conservato: z.record(z.string(), z.unknown()),
});

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Hash and length of a file, a block in memory at a time. @throws where it is not there */
export const improntaDiFile = async (intero: string): Promise<Omit<FileEsportato, 'percorso'>> => {
  const [somma, lunghezza] = [createHash('sha256'), { byte: 0 }];
  for await (const blocco of createReadStream(intero)) {
    somma.update(blocco);
    lunghezza.byte += Buffer.byteLength(blocco);
  }
  return { sha256: somma.digest('hex'), byte: lunghezza.byte };
};

export const manifestoIn = (cartella: string): string => join(cartella, MANIFESTO);

/** @throws with what to do when the folder is no export, or an export that was cut */
export const readManifesto = async (cartella: string): Promise<Manifesto> => {
  const testo = await readFile(manifestoIn(cartella), 'utf8').catch(() => null);
  if (testo === null)
    throw new Error(`${cartella} non è l'esportazione aperta di una scuola: farla prima con "esporta".`);
  const letto = Manifesto.safeParse(parsed(testo));
  if (!letto.success)
    throw new Error(`In ${cartella} il file ${MANIFESTO} non è quello di un'esportazione: ripetere "esporta".`);
  return letto.data;
};

const parsed = (testo: string): unknown => {
  try {
    return JSON.parse(testo);
  } catch {
    return undefined;
  }
};
