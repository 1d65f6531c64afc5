import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { utentiScuola } from '#archivio/accesso/utenti-scuola.ts';
import { readVoce } from '#archivio/casa/voce-di-registro.ts';
import { specie } from '#archivio/index.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { fieldsOf } from '#platform/data/repository.ts';
import { whileClosed, type Dove } from '../copia/copia.ts';
import { fileKeysOf, getFile, itemsOf } from '../copia/scuola-conservata.ts';
import { loadScuola } from '../scuole.ts';
import { contenutiDi } from './contenuti.ts';
import {
  CARTELLE,
  improntaDiFile,
  manifestoIn,
  RigaEsportata,
  sha256,
  type FileEsportato,
  type Manifesto,
} from './formato.ts';
import { LEGGIMI } from './leggimi.ts';
import { celleDi, rigaCsv } from './tabella-csv.ts';

const byName = new Map(specie.map((una) => [una.nome, una]));

/** A file of the export, with what stands for its content. */
type Scrivi = (percorso: string, bytes: Uint8Array | string) => Promise<void>;

/**
 * Writes everything of a school in a folder that any program reads: records as JSON lines with their JSON Schema and as CSV tables, what they keep compressed,
 * documents as they are. The school is closed meanwhile. The folder is there whole or is not there.
 * @throws when the school is not registered, some of its long work has not ended, or the folder is there already
 */
export const exportScuola = async (dove: Dove, scuola: string, cartella: string): Promise<Manifesto> => {
  const { desScuola } = await loadScuola(dove.store, scuola);
  await refuseFull(cartella);
  const provvisoria = `${cartella}.parziale`;
  await rm(provvisoria, { recursive: true, force: true });
  const perche = { perche: 'esportazione aperta di tutti i dati', per: 'copia' } as const;
  const manifesto = await whileClosed(dove, scuola, perche, async () => {
    const file: FileEsportato[] = [];
    const scrivi: Scrivi = async (percorso, bytes) => {
      const intero = join(provvisoria, percorso);
      await mkdir(dirname(intero), { recursive: true });
      await writeFile(intero, bytes);
      file.push({ percorso, sha256: sha256(bytes), byte: Buffer.byteLength(bytes) });
    };
    await mkdir(provvisoria, { recursive: true });
    const numeri = await writeRecord(dove, scuola, provvisoria, scrivi);
    for (const nome of numeri.keys()) await closeSpecie(provvisoria, nome, scrivi, file);
    const documenti = await writeDocumenti(dove, scuola, scrivi);
    await scrivi('utenti.json', inJson(await utentiDi(dove, scuola)));
    await scrivi('LEGGIMI.txt', LEGGIMI);
    return {
      esportazione: 'emolumenti aperta 1',
      scuola,
      denominazione: desScuola,
      fattaIl: dove.adesso.toISOString(),
      specie: Object.fromEntries([...numeri].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      file,
      documenti,
    } as const;
  });
  await writeFile(manifestoIn(provvisoria), inJson(manifesto));
  await rm(cartella, { recursive: true, force: true });
  await rename(provvisoria, cartella);
  return manifesto;
};

const inJson = (valore: unknown): string => `${JSON.stringify(valore, null, 2)}\n`;

/** @throws where the folder holds anything */
const refuseFull = async (cartella: string): Promise<void> => {
  const presenti = await readdir(cartella).catch(() => []);
  if (presenti.length > 0)
    throw new Error(`La cartella ${cartella} non è vuota: dire una cartella nuova per l'esportazione.`);
};

/** Writes a line for each record, by kind. @returns how many of each */
const writeRecord = async (
  { store }: Dove,
  scuola: string,
  cartella: string,
  scrivi: Scrivi,
): Promise<ReadonlyMap<string, number>> => {
  const numeri = new Map<string, number>();
  await mkdir(join(cartella, CARTELLE.record), { recursive: true });
  let insieme: Item[] = [];
  const flush = async () => {
    for (const { nome, valore } of contenutiDi(insieme))
      await scrivi(`${CARTELLE.contenuti}/${nome}.json`, inJson(valore));
    insieme = [];
  };
  for await (const item of itemsOf(store, scuola)) {
    if (insieme[0] !== undefined && insieme[0].pk !== item.pk) await flush();
    insieme.push(item);
    const nome = String(item.tipo);
    numeri.set(nome, (numeri.get(nome) ?? 0) + 1);
    await appendFile(recordDi(cartella, nome), `${JSON.stringify({ record: recordOf(item), conservato: item })}\n`);
  }
  await flush();
  return numeri;
};

const recordDi = (cartella: string, nome: string): string => join(cartella, CARTELLE.record, `${nome}.jsonl`);

/** The record of an item in the shape of today, or as it is kept where it has none. */
const recordOf = (item: Item): object => {
  try {
    return item.tipo === 'AUDIT' ? readVoce(item) : (byName.get(String(item.tipo))?.read(item) ?? fieldsOf(item));
  } catch {
    return fieldsOf(item);
  }
};

/** Writes schema and table of a kind, and the hashes of its records and of its table. */
const closeSpecie = async (cartella: string, nome: string, scrivi: Scrivi, file: FileEsportato[]): Promise<void> => {
  const schema = byName.get(nome)?.schema;
  const letto =
    schema === undefined ? { type: 'object' } : z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  await scrivi(`${CARTELLE.schemi}/${nome}.schema.json`, inJson(letto));
  const colonne = new Set<string>();
  for await (const { celle } of righeDi(cartella, nome)) for (const colonna of celle.keys()) colonne.add(colonna);
  await mkdir(join(cartella, CARTELLE.tabelle), { recursive: true });
  const tabella = join(cartella, CARTELLE.tabelle, `${nome}.csv`);
  await appendFile(tabella, `\u{FEFF}${rigaCsv([...colonne])}`);
  for await (const { celle } of righeDi(cartella, nome))
    await appendFile(tabella, rigaCsv([...colonne].map((colonna) => celle.get(colonna) ?? '')));
  for (const percorso of [`${CARTELLE.tabelle}/${nome}.csv`, `${CARTELLE.record}/${nome}.jsonl`])
    file.push({ percorso, ...(await improntaDiFile(join(cartella, percorso))) });
};

async function* righeDi(
  cartella: string,
  nome: string,
): AsyncGenerator<{ readonly celle: ReadonlyMap<string, string> }> {
  const input = createReadStream(recordDi(cartella, nome));
  for await (const testo of createInterface({ input, crlfDelay: Infinity }))
    yield { celle: celleDi(RigaEsportata.parse(JSON.parse(testo)).record) };
}

const writeDocumenti = async ({ deposito }: Dove, scuola: string, scrivi: Scrivi): Promise<Manifesto['documenti']> => {
  const documenti: Manifesto['documenti'] = [];
  for await (const chiave of fileKeysOf(deposito, scuola)) {
    const { tipo, bytes } = await getFile(deposito, chiave);
    const percorso = `${CARTELLE.documenti}/${chiave.slice(scuola.length + 1)}`;
    await scrivi(percorso, bytes);
    documenti.push({ chiave, tipo, percorso });
  }
  return documenti;
};

/** The users of the school, for the program that takes it over: accounts are of the installation and do not go with it. */
const utentiDi = async ({ store }: Dove, scuola: string): Promise<readonly object[]> =>
  (await utentiScuola(store, scuola).list()).map(({ utente: { user, descutente, iscrizioni }, ultimo }) => ({
    user,
    descutente,
    ruoli: iscrizioni.find(({ codmin }) => codmin === scuola)?.ruoli ?? [],
    ultimoAccesso: ultimo,
  }));
