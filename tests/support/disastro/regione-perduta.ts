import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileKeysOf, improntaOf, nameOf } from '#lib/admin/copia/scuola-conservata.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { scanItems } from '#lib/scansione.ts';
import { BUCKET_NAME, startTestHome, type TestHome } from '../home/test-home.ts';
import { copyFiles, copyTable, regioneDi, restoreNight, type Regione } from './copia-della-notte.ts';

/** Names that the table and the bucket have in the region where everything is made again. */
const ALTROVE = { tabella: 'emolumenti-altrove', deposito: 'emolumenti-altrove-documenti' } as const;

/** Work of a school: before the night, between the copy of its files and that of its table, and after both. */
export interface Giornata {
  readonly home: TestHome;
  readonly traLeCopie: () => Promise<unknown>;
  readonly dopo: () => Promise<unknown>;
  /** The work of people in the region made again. */
  readonly riprende: (altrove: TestHome) => Promise<unknown>;
}

/** The steps of the way back, in the order in which they are made. */
export const PASSI = ['accensione', 'ripristino', 'verifica', 'ripresa'] as const;
type Passo = (typeof PASSI)[number];

export interface EsitoDisastro {
  readonly record: number;
  readonly file: number;
  /** Of both copies together, as they lie in the vault. */
  readonly byte: number;
  /** Names of the records that were there when the region was lost, and are not, or are as they were in the night. */
  readonly persi: readonly string[];
  /** Names of the records that the school wrote after the copy of its table: nothing else may be lost. */
  readonly scrittiDopo: readonly string[];
  readonly filePersi: readonly string[];
  /** Findings of `verifica` in the region made again that the lost one did not have. */
  readonly rilievi: readonly string[];
  /** Milliseconds. */
  readonly tempi: Readonly<Record<Passo | 'copia', number>>;
}

const imprinted = async ({ store }: Regione): Promise<ReadonlyMap<string, string>> => {
  const impronte = new Map<string, string>();
  for await (const item of scanItems(store)) impronte.set(nameOf(item), improntaOf(item));
  return impronte;
};

const filesOf = async ({ deposito }: Regione): Promise<ReadonlySet<string>> => {
  const chiavi = new Set<string>();
  for await (const chiave of fileKeysOf(deposito)) chiavi.add(chiave);
  return chiavi;
};

const sizeOf = async (cartella: string): Promise<number> => {
  const nomi = await readdir(cartella);
  const byte = await Promise.all(nomi.map(async (nome) => (await stat(join(cartella, nome))).size));
  return byte.reduce((somma, uno) => somma + uno, 0);
};

const findingsOf = async ({ store, deposito }: Regione): Promise<readonly string[]> =>
  (await checkArchivio(store, undefined, deposito)).rilievi.map((uno) => JSON.stringify(uno));

const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const inizio = performance.now();
  return [await work(), performance.now() - inizio];
};

const different = (prima: ReadonlyMap<string, string>, dopo: ReadonlyMap<string, string>): readonly string[] =>
  [...prima].flatMap(([nome, impronta]) => (dopo.get(nome) === impronta ? [] : [nome]));

/**
 * Loses a region: its table and its bucket are copied in the night to a folder elsewhere, the day goes on, then nothing of it is left. The product is made
 * again with tables and buckets of other names, the copies are put back, and what was lost is counted, record by record. Takes `home` away.
 */
export const loseRegion = async ({ home, traLeCopie, dopo, riprende }: Giornata): Promise<EsitoDisastro> => {
  const cartella = await mkdtemp(join(tmpdir(), 'emolumenti-disastro-'));
  const vault = join(cartella, 'vault');
  await mkdir(vault);
  try {
    const qui = regioneDi(home.store, BUCKET_NAME);
    const [file, durataFile] = await timed(() => copyFiles(qui, vault));
    await traLeCopie();
    const [record, durataTabella] = await timed(() => copyTable(qui, vault));
    const diNotte = await imprinted(qui);
    const gia = new Set(await findingsOf(qui));
    await dopo();
    const [ultimi, ultimiFile] = [await imprinted(qui), await filesOf(qui)];
    await home.close();
    const [altrove, accensione] = await timed(() => startTestHome({ nomi: ALTROVE }));
    try {
      const la = regioneDi(altrove.store, ALTROVE.deposito);
      const [, ripristino] = await timed(() => restoreNight(la, vault));
      const [tornati, tornatiFile] = [await imprinted(la), await filesOf(la)];
      const [rilievi, verifica] = await timed(() => findingsOf(la));
      const [, ripresa] = await timed(() => riprende(altrove));
      return {
        record,
        file,
        byte: await sizeOf(vault),
        persi: different(ultimi, tornati),
        scrittiDopo: different(ultimi, diNotte),
        filePersi: [...ultimiFile].filter((chiave) => !tornatiFile.has(chiave)),
        rilievi: rilievi.filter((uno) => !gia.has(uno)),
        tempi: { copia: durataFile + durataTabella, accensione, ripristino, verifica, ripresa },
      };
    } finally {
      await altrove.close();
    }
  } finally {
    await rm(cartella, { recursive: true, force: true });
  }
};
