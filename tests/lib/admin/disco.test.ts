import { cp, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshElenchi, verifyArchivio } from '#lib/admin/comandi/archivio.ts';
import { openConnection } from '#lib/admin/connection.ts';
import { openDataFolder } from '#lib/local/folder/data-folder.ts';
import { damagedTables } from '#lib/local/leveldb/tables.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { storePersone } from '#support/cedolini.ts';
import { freePortBlock } from '#support/home/ports.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let base: string;
let buona: string;
let home: TestHome;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'emolumenti-disco-'));
  home = await startTestHome();
  await storePersone(home.store, SCUOLA_A, 300);
  await (await home.as(loginOf('GESTORE'))).ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 3 } });
  await home.stop();
  buona = join(base, 'buona');
  await cp(home.dataDir, buona, { recursive: true });
  // all in table files, as after a day of work
  const level = new ClassicLevel(join(buona, DATABASE));
  await level.compactRange('', '\u{10FFFF}');
  await level.close();
}, 120_000);
afterAll(async () => {
  await home.close().catch(() => undefined);
  await rm(base, { recursive: true, force: true });
});

const DATABASE = 'dynamodb/dynamodb';
const tablesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, DATABASE))).filter((nome) => nome.endsWith('.ldb'));
let prove = 0;
/** A copy of the folder to be damaged. */
const copied = async (): Promise<string> => {
  prove += 1;
  const folder = join(base, `prova-${prove}`);
  await cp(buona, folder, { recursive: true });
  return folder;
};
const overwrite = async (file: string, at: number, bytes: number): Promise<void> => {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(bytes, 0x5a), 0, bytes, at);
  await handle.close();
};
/** A command on a folder, with the program closed. */
const run = async (comando: typeof verifyArchivio, folder: string) => {
  const connection = await openConnection({ DATA_DIR: folder, PORT: String(await freePortBlock()) });
  try {
    return await comando({
      connection,
      args: [],
      opzioni: {},
      momento: { adesso: new Date(), oggi: '2026-03-10' },
    });
  } finally {
    await connection.close();
  }
};

test('a sound folder has no damaged file, and its lists are those of its records', async () => {
  const folder = await copied();
  expect((await tablesIn(folder)).length).toBeGreaterThan(0);
  expect(await damagedTables(folder)).toEqual([]);
  const esito = await run(verifyArchivio, folder);
  expect(esito?.righe.filter((riga) => /^(?:disco|elenchi)/.test(riga))).toEqual([]);
});

describe('whatever table file is overwritten, wherever', () => {
  test.each([0, 0.25, 0.5, 0.75, 0.99])('at %d of its length: the check names it, with the way out', async (dove) => {
    for (const nome of await tablesIn(buona)) {
      const folder = await copied();
      const file = join(folder, DATABASE, nome);
      const { length } = await readFile(file);
      await overwrite(file, Math.max(0, Math.floor(length * dove) - 100), Math.min(200, length));
      const [danno] = await damagedTables(folder);
      expect(danno?.file).toBe(`${DATABASE}/${nome}`);
    }
  });
});

test('a file cut short, or emptied, is damaged', async () => {
  const folder = await copied();
  const [nome = ''] = await tablesIn(folder);
  const file = join(folder, DATABASE, nome);
  const bytes = await readFile(file);
  for (const resto of [bytes.subarray(0, bytes.length - 10), bytes.subarray(0, 20), Buffer.alloc(0)]) {
    await writeFile(file, resto);
    expect(await damagedTables(folder)).toEqual([{ file: `${DATABASE}/${nome}`, lastKey: null }]);
  }
});

test('lists that are damaged are told, and made again from the records', async () => {
  const folder = await copied();
  const [nome = ''] = await tablesIn(folder);
  // the first block of the file: of the first keys, which are lists
  await overwrite(join(folder, DATABASE, nome), 50, 200);
  const prima = await run(verifyArchivio, folder);
  expect(prima?.guasto).toBe(true);
  expect(prima?.righe[0]).toMatch(/^disco\tdynamodb\/dynamodb\/\d+\.ldb\tIl file .* contiene solo elenchi.*indici"/);
  expect((await run(refreshElenchi, folder))?.righe[0]).toMatch(/^Elenchi rifatti dai record: \d+ voci/);
  const dopo = await run(verifyArchivio, folder);
  expect(dopo?.righe.filter((riga) => /^(?:disco|elenchi)/.test(riga))).toEqual([]);
});

test('a list that lost an entry, on a sound disk, is told and made again', async () => {
  const folder = await copied();
  const level = new ClassicLevel(join(folder, DATABASE));
  const indici = level.sublevel('indexes');
  const [chiave] = await indici.keys({ limit: 1 }).all();
  await indici.del(chiave ?? '');
  await level.close();
  const elenchi = async () => (await run(verifyArchivio, folder))?.righe.filter((riga) => riga.startsWith('elenchi'));
  expect(await elenchi()).toEqual([expect.stringMatching(/1 voci mancano o sono diverse, 0 in più/)]);
  await run(refreshElenchi, folder);
  expect(await elenchi()).toEqual([]);
});

test('records that are damaged are not made up: the lists are left, and the way out is a copy', async () => {
  const folder = await copied();
  const [nome = ''] = await tablesIn(folder);
  const file = join(folder, DATABASE, nome);
  const { length } = await readFile(file);
  await overwrite(file, Math.floor(length * 0.7), 200);
  const esito = await run(verifyArchivio, folder);
  expect(esito?.righe[0]).toMatch(/contiene dati salvati: riprenderli dall’ultima copia/);
  await expect(run(refreshElenchi, folder)).rejects.toThrow(/contiene dati salvati/);
});

test('a folder that lost a table file is refused, and the file and the way out are said', async () => {
  const folder = await copied();
  const [nome = ''] = await tablesIn(folder);
  await rm(join(folder, DATABASE, nome));
  await expect(run(verifyArchivio, folder)).rejects.toThrow(
    new RegExp(`danneggiati \\(${nome} manca.*riprenderli dall'ultima copia`),
  );
});

describe('the file that says whose the folder is', () => {
  test.each(['', '{', 'non è json'])('damaged (%j) is told, with what to do', async (testo) => {
    const folder = await copied();
    await writeFile(join(folder, 'formato.json'), testo);
    await expect(openDataFolder(folder)).rejects.toThrow(/formato\.json è danneggiato: rimetterlo/);
  });
  test('of a later shape is refused with its sentence, and nothing of the folder is touched', async () => {
    const folder = await copied();
    const dopo = JSON.stringify({ formato: 2, secret: 'di una versione che verrà' });
    await writeFile(join(folder, 'formato.json'), dopo);
    await expect(openDataFolder(folder)).rejects.toThrow(/sono di una versione più nuova del programma: aggiornare/);
    expect(await readFile(join(folder, 'formato.json'), 'utf8')).toBe(dopo);
  });
  test('lost, it is written again, and the folder is not taken for a new one', async () => {
    const folder = await copied();
    await rm(join(folder, 'formato.json'));
    const { nuova, close } = await openDataFolder(folder);
    await close();
    expect(nuova).toBe(false);
  });
});
