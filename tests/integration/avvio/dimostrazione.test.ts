import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { esterniDemo } from '#lib/local/demo/payees.ts';
import { SCUOLA_DEMO, scuoleDemo } from '#lib/local/demo/schools.ts';
import { anniDemo, mesiDemo } from '#lib/local/demo/years.ts';
import { TABLE_NAME } from '#lib/local/settings.ts';
import { dynamoStore } from '#platform/data/dynamo.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { isReady, killStarted, npmStart, stopStarted, type Started } from '#support/home/npm-start.ts';
import { signIn, type Person } from '#support/home/test-home.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { unpackRilascio } from '#support/rilasci/rilasci.ts';
import { sampleOfTheDay, wholeAsked } from '#support/sample-of-the-day.ts';
import { root } from '#support/sources.ts';

/** The demonstration of that March has one closed year, half of the runs of one of today, which the whole of the tests makes: nothing is paid before 2023. */
const OGGI = wholeAsked ? '2026-03-10' : '2024-03-10';

/** Each starts the program many times over: one of them a day. */
const delGiorno = sampleOfTheDay(['killed', 'restored', 'emptied'], 3);

let dataDir: string;
let all: Started[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-avvio-'));
});
afterEach(async () => {
  for (const one of all) await killStarted(one);
  all = [];
  await rm(dataDir, { recursive: true, force: true });
});

/** A start that is ready, or has ended. */
const start = async (...args: string[]): Promise<Started> => {
  const started = await npmStart(dataDir, `--oggi=${OGGI}`, ...args);
  all.push(started);
  await expect
    .poll(() => isReady(started) || started.child.exitCode !== null, { timeout: 280_000, interval: 100 })
    .toBe(true);
  return started;
};

/** Waits until the filling has come at least to a percentage: a later line may be read first. */
const filled = async (started: Started, atLeast: number): Promise<void> => {
  const percents = (): number[] =>
    [...started.text().matchAll(/Scuole dimostrative: (\d+) %/gu)].map(([, percent]) => Number(percent));
  await expect
    .poll(() => Math.max(0, ...percents()), { timeout: 280_000, interval: 50 })
    .toBeGreaterThanOrEqual(atLeast);
};

const says = async (started: Started, words: string): Promise<void> => {
  await expect.poll(() => started.text(), { timeout: 280_000, interval: 50 }).toContain(words);
};

const gestoreOf = ({ port }: Started): Promise<Person> => {
  const origin = `http://127.0.0.1:${port}`;
  return signIn(origin, `${origin}/oidc`, 'gestore', 'demo');
};

/** Reads the codici fiscali of the whole registry of a school. */
const codici = async (gestore: Person): Promise<readonly string[]> =>
  (await gestore.ok(anagrafeRoutes.searchAll, { body: { criteria: '' } })).righe.map(({ desCf }) => desCf);

const write = async (gestore: Person, numeri: readonly number[]): Promise<readonly string[]> => {
  const scritti: string[] = [];
  for (const numero of numeri)
    scritti.push((await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) })).desCf);
  return scritti;
};

const admin = async (...args: string[]): Promise<string> => {
  const env = {
    PATH: process.env.PATH,
    PORT: '20000',
    DATA_DIR: dataDir,
    CHIAVE_COPIA: 'parole inventate per questa prova',
  };
  const node = join(root, 'node_modules/.bin/node');
  return (await promisify(execFile)(node, ['bin/admin.ts', ...args], { cwd: root, env })).stdout;
};

test.runIf(delGiorno.includes('killed'))(
  'killed while it is filled, the demonstration goes on at the next start and what users wrote meanwhile stays',
  async () => {
    const first = await start();
    const scritti = [...(await write(await gestoreOf(first), [1, 2]))];
    await killStarted(first);

    const second = await start();
    expect(await codici(await gestoreOf(second))).toEqual(expect.arrayContaining(scritti));
    scritti.push(...(await write(await gestoreOf(second), [3, 4, 5])));
    // in the middle of the runs
    await filled(second, 40);
    await killStarted(second);

    const third = await start();
    const gestore = await gestoreOf(third);
    expect(await codici(gestore)).toEqual(expect.arrayContaining(scritti));
    await says(third, 'Scuole dimostrative create.');
    await expectWhole(gestore, scritti);
    const client = new DynamoDBClient({
      region: 'eu-south-1',
      endpoint: `http://127.0.0.1:${third.port + 1}`,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    expect((await checkArchivio(dynamoStore(client, TABLE_NAME))).rilievi).toEqual([]);
    await killStarted(third);

    const fourth = await start();
    expect((await gestoreOf(fourth)).sessione.codmin).toBe(SCUOLA_DEMO);
    expect(fourth.text()).not.toContain('Scuole dimostrative');
  },
  900_000,
);

/** Checks that the first school has all of the demonstration, each thing once. */
const expectWhole = async (gestore: Person, scritti: readonly string[]): Promise<void> => {
  const { dipendenti = 0 } = scuoleDemo.find(({ codmin }) => codmin === SCUOLA_DEMO) ?? {};
  const persone = await codici(gestore);
  expect(new Set(persone).size).toBe(persone.length);
  // the heir of a dead teacher is there too
  expect(persone.length).toBe(dipendenti + esterniDemo.length + 1 + scritti.length);
  const { righe } = await gestore.ok(processiRoutes.listProcessi, { body: { start: 0, limit: 100 } });
  const descrizioni = righe.map(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE);
  expect(new Set(descrizioni).size).toBe(descrizioni.length);
  const ore = righe.filter(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE.startsWith('Ore aggiuntive'));
  // one a month, and that of the next
  expect(ore.length).toBe(mesiDemo(OGGI).length + 1);
  const chiuse = righe.filter(({ ANNO }) => ANNO < meseDi(OGGI).anno);
  expect(new Set(chiuse.map(({ ANNO }) => ANNO))).toEqual(new Set(anniDemo(OGGI).slice(0, -1)));
  for (const { STATUS, FLG_ESP_DIP } of chiuse) expect([STATUS, FLG_ESP_DIP]).toEqual(['CONTABILIZZATO', true]);
};

test.runIf(delGiorno.includes('restored'))(
  'a school restored after a cut filling is as it was restored at every later start',
  async () => {
    const first = await start();
    await filled(first, 10);
    await stopStarted(first);
    const copia = join(dataDir, 'scuola.copia');
    expect(await admin('copia', SCUOLA_DEMO, copia)).toContain('record');
    expect(await admin('ripristina', copia)).toContain('Scuola uguale alla copia');

    const second = await start();
    const persone = await codici(await gestoreOf(second));
    expect(persone.length).toBeGreaterThan(5);
    expect(second.text()).not.toContain('si riempiono adesso');
    await killStarted(second);
    const third = await start();
    expect(await codici(await gestoreOf(third))).toEqual(persone);
  },
  300_000,
);

test.runIf(delGiorno.includes('emptied'))(
  'a folder with schools of its own opens without the demonstration, and is deleted only by its name',
  async () => {
    await rm(dataDir, { recursive: true });
    dataDir = await unpackRilascio('0.2.0');
    const opened = await start();
    expect(opened.text()).toContain('Questa cartella dei dati non ha le scuole dimostrative.');
    expect(opened.text()).not.toContain('--reset');
    await stopStarted(opened);

    const refused = await start('--reset');
    expect(refused.child.exitCode).toBe(1);
    expect(refused.text()).toMatch(/--reset cancellerebbe .*XXTS00001A.*--conferma=/s);
    // the refusal deleted nothing
    const emptied = await start('--reset', `--conferma=${basename(dataDir)}`, '--vuoto');
    expect(emptied.text()).toMatch(/Cancellati i dati di .*XXTS00001A/);
    expect(emptied.text()).toContain('Questa cartella dei dati non ha le scuole dimostrative.');
    await stopStarted(emptied);
    // as it was left
    const later = await start();
    expect(later.text()).not.toContain('si riempiono adesso');
  },
  300_000,
);
