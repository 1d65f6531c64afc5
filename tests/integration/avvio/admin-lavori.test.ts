import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHome, type Home } from '#lib/local/home.ts';
import { TABLE_NAME } from '#lib/local/settings.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { dynamoStore } from '#platform/data/dynamo.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { lavoriRepository } from '#platform/work/lavoro.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { freePortBlock } from '#support/home/ports.ts';
import { seed, signIn, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, testUsers } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { upload } from '#support/scambio.ts';

const node = join(import.meta.dirname, '../../../node_modules/.bin/node');
const root = join(import.meta.dirname, '../../..');

let dataDir: string;
let port: number;
let home: Home;
const start = async (): Promise<Person> => {
  home = await startHome({ port, dataDir, users: testUsers, webDir: dataDir });
  return signIn(home.origin, home.issuer, loginOf('GESTORE'));
};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-admin-'));
  port = await freePortBlock();
  home = await startHome({ port, dataDir, users: testUsers, webDir: dataDir });
  await seed(dynamoStore(new DynamoDBClient({}), TABLE_NAME));
  await home.close();
});
afterAll(async () => {
  await home.close();
  await rm(dataDir, { recursive: true, force: true });
});

const admin = async (...args: string[]): Promise<string> => {
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(node, ['bin/admin.ts', ...args], { cwd: root, env });
  return stdout;
};

test('where nobody has started the program yet a command says so, and makes nothing', async () => {
  const vuota = join(dataDir, 'mai-avviata');
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: vuota };
  await expect(promisify(execFile)(node, ['bin/admin.ts', 'lavori'], { cwd: root, env })).rejects.toMatchObject({
    stderr: expect.stringContaining('non esiste: avviare il programma una volta'),
  });
  expect(existsSync(vuota)).toBe(false);
});

test('work is listed and stopped from the command line, with the program closed and open', async () => {
  const gestore = await start();
  expect(await admin('lavori')).toBe('Nessun lavoro in attesa o in corso.\n');

  const { desCf, desCognome, desNome } = personaDiProva(1);
  const file = {
    nome: 'persone.csv',
    bytes: Buffer.from(`Codice fiscale;Cognome;Nome\n${desCf};${desCognome};${desNome}\n`),
  };
  const { uid, versione } = await upload(gestore, 'persone', file);
  const { lavoro } = await gestore.ok(scambioRoutes.createImportazione, {
    body: { tipo: 'persone', nomeFile: file.nome, dimensione: file.bytes.length, uid, versione },
  });
  // The work as a death in the middle leaves it: under way, and nobody at it.
  const store = dynamoStore(new DynamoDBClient({}), TABLE_NAME);
  await expect
    .poll(async () => (await gestore.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro ?? '' } })).finitoIl, {
      timeout: 60_000,
    })
    .not.toBeNull();
  const lavori = lavoriRepository(archivioDi(store, SCUOLA_A));
  const finito = await lavori.load(lavoro ?? '');
  await sendOperazioni(store, lavori.update(finito, { stato: 'IN_CORSO', finitoIl: null }).operazioni);
  await home.close();

  const elenco = await admin('lavori');
  expect(elenco).toContain(`${lavoro}\t${SCUOLA_A}\tIN_CORSO\t`);
  expect(elenco).toContain('Controllo del file persone.csv');
  expect(await admin('lavori', 'ferma', lavoro ?? '')).toContain('è fermo');
  await expect(admin('lavori', 'ferma', lavoro ?? '')).rejects.toThrow(/Nessun lavoro in attesa o in corso/);
  expect(await admin('lavori')).toBe('Nessun lavoro in attesa o in corso.\n');

  const dopo = await start();
  expect(await dopo.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro ?? '' } })).toMatchObject({
    stato: 'FERMATO',
    motivo: 'INTERROTTA',
    riprovabile: true,
  });
  expect(await dopo.ok(scambioRoutes.getImportazione, { params: { uid }, query: {} })).toMatchObject({
    stato: 'SOSPESA',
    motivo: 'Fermata da Amministrazione del programma.',
  });
}, 120_000);
