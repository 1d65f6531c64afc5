import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, GetObjectRetentionCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { fileConservato } from '#archivio/denunce/file-conservati.ts';
import { isComeInviata, sigilloInvio } from '#archivio/denunce/sigillo-invio.ts';
import { beginProgrammato } from '#functions/lavori/programmati/programmati.ts';
import { comandi } from '#lib/admin/comandi/index.ts';
import type { Connection } from '#lib/admin/connection.ts';
import { countVersioni } from '#lib/admin/fine-contratto/versioni.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { bloccoIn } from '#platform/blocco-dei-file.ts';
import { systemClock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { silentLog } from '#platform/log.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { programmatiRoutes } from '#shared/contracts/lavori/programmati.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';

let scuola: ScuolaCheVersa;
let inviato: Denuncia;
let chiave: string;
let client: S3Client;
let connection: Connection;
let cartella: string;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(1, 'EP', { bloccoDeiFile: true });
  client = new S3Client({ forcePathStyle: true });
  inviato = await sendF24(
    scuola.adempimenti,
    await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([await contabilizzata(scuola, [0])]) }),
  );
  const [file] = inviato.files;
  chiave = fileConservato(SCUOLA_A, inviato.uid, file ?? { hash: '', nome: '' }).chiave;
  cartella = await mkdtemp(join(tmpdir(), 'emolumenti-blocco-'));
  connection = {
    archivio: 'tabella di prova',
    store: scuola.home.store,
    deposito: { client, bucket: BUCKET_NAME, blocco: bloccoIn(client, BUCKET_NAME) },
    issuer: LOCAL_USERS,
    origin: scuola.home.origin,
    close: async () => undefined,
  };
}, 120_000);
afterAll(async () => {
  await scuola.home.close();
  await rm(cartella, { recursive: true, force: true });
});

let notti = 0;
/** The night of a day, whole. */
const notte = async (): Promise<void> => {
  notti += 1;
  const giorno = addGiorni(scuola.ufficio.sessione.oggi, notti - 20);
  const mezzi = {
    ...stepPlatformFromEnv(process.env, 'prova'),
    log: silentLog,
    workflows: workflowsFromEnv(process.env),
  };
  expect(await beginProgrammato(SCUOLA_A, 'verifica-notturna', { ...mezzi, clock: systemClock(giorno) })).toBe(true);
  const tester = await scuola.home.as(loginOf('TESTER'));
  const finite = async () =>
    (await tester.ok(programmatiRoutes.listProgrammati, { body: {} })).righe
      .filter(({ finitoIl }) => finitoIl !== null)
      .map(({ stato }) => stato);
  await expect.poll(finite, { timeout: 60_000, interval: 100 }).toEqual(Array(notti).fill('COMPLETATO'));
};

/** The filing as if it had been sent so many hours ago, and sealed then. */
const sentHoursAgo = async (ore: number): Promise<void> => {
  const { store } = scuola.home;
  const archivio = archivioDi(store, SCUOLA_A);
  const il = new Date(Date.now() - ore * 3_600_000).toISOString();
  const salvata = await denunceRepository(archivio).loadIntera(inviato.uid);
  const sigillo = sigilloInvio({ ...salvata, denuncia: { ...salvata.denuncia, inviatoIl: il } });
  await store.client.send(
    new UpdateCommand({
      TableName: store.table,
      Key: { pk: archivio.chiavi.radice('DENUNCIA', inviato.uid), sk: 'DENUNCIA' },
      // in the record, and in what the lists show of it
      UpdateExpression: 'SET inviatoIl = :il, riga.inviatoIl = :il, sigillo = :sigillo',
      ExpressionAttributeValues: { ':il': il, ':sigillo': sigillo },
    }),
  );
  expect(isComeInviata(await denunceRepository(archivio).loadIntera(inviato.uid))).toBe(true);
};

const command = async (nome: string, args: readonly string[], opzioni: Readonly<Record<string, string>> = {}) =>
  (await comandi[nome]?.load())?.({ connection, args, opzioni, momento: { oggi: '2026-03-10', adesso: new Date() } });
const verifica = async (): Promise<string> => (await command('verifica', [SCUOLA_A]))?.righe.join('\n') ?? '';
const versioneDi = async (Key: string) =>
  (await client.send(new HeadObjectCommand({ Bucket: BUCKET_NAME, Key }))).VersionId;

test('what was sent less than a day ago can still come back, and is not locked', async () => {
  await notte();
  expect(await bloccoIn(client, BUCKET_NAME).stato(chiave)).toEqual({ versione: expect.any(String) });
  expect(await verifica()).not.toContain('senza il loro blocco');
});

test('a day after it was sent the night locks it until the end of its years; the next night finds it locked', async () => {
  await sentHoursAgo(30);
  expect(await verifica()).toContain('1 file inviati da più di un giorno senza il loro blocco');
  await notte();
  const fino = new Date('2031-12-31T23:59:59.000Z');
  expect(inviato.datInvio).toMatch(/^2026/);
  const { Retention } = await client.send(new GetObjectRetentionCommand({ Bucket: BUCKET_NAME, Key: chiave }));
  expect(Retention).toEqual({ Mode: 'GOVERNANCE', RetainUntilDate: fino });
  expect(await verifica()).not.toContain('senza il loro blocco');
  const blocco = bloccoIn(client, BUCKET_NAME);
  expect(await blocco.blocca(chiave, fino)).toBe(false);
  await notte();
  expect(await blocco.stato(chiave)).toEqual({ versione: await versioneDi(chiave), fino });
});

test('the locked version cannot be removed, and a removal leaves it there', async () => {
  const VersionId = await versioneDi(chiave);
  const input = { Bucket: BUCKET_NAME, Key: chiave };
  await expect(client.send(new DeleteObjectCommand({ ...input, VersionId }))).rejects.toThrow('object lock');
  const { VersionId: marker } = await client.send(new DeleteObjectCommand(input));
  await client.send(new DeleteObjectCommand({ ...input, VersionId: marker }));
  expect(await versioneDi(chiave)).toBe(VersionId);
  expect(await scuola.adempimenti.call(f24Routes.linkFileF24, { body: { uid: inviato.uid, numero: 1 } })).toMatchObject(
    {
      status: 200,
    },
  );
});

test('a copy gives the school back beside the locked version, and the night locks what it put', async () => {
  process.env.CHIAVE_COPIA = 'chiave di prova inventata';
  const copia = join(cartella, 'scuola.copia');
  const prima = await versioneDi(chiave);
  await command('copia', [SCUOLA_A, copia]);
  await client.send(new DeleteObjectCommand({ Bucket: BUCKET_NAME, Key: chiave }));
  await command('ripristina', [copia]);
  expect(await versioneDi(chiave)).not.toBe(prima);
  expect(await verifica()).toContain('1 file inviati');
  await notte();
  expect(await verifica()).not.toContain('senza il loro blocco');
});

test('the end of a contract removes every version, locked or not, and of no other school', async () => {
  const altrui = await countVersioni(connection.deposito, SCUOLA_B);
  await command('esporta', [SCUOLA_A, join(cartella, 'a')]);
  expect(await countVersioni(connection.deposito, SCUOLA_A)).toBeGreaterThanOrEqual(2);
  // a person whose credentials may not pass over a lock
  const trattenuto = new S3Client({ forcePathStyle: true });
  trattenuto.middlewareStack.add(
    (next) => (args) => {
      if (typeof args.input === 'object' && 'BypassGovernanceRetention' in args.input)
        delete args.input.BypassGovernanceRetention;
      return next(args);
    },
    { step: 'initialize', priority: 'high' },
  );
  const prima = connection;
  connection = { ...connection, deposito: { ...connection.deposito, client: trattenuto } };
  await expect(command('elimina', [SCUOLA_A, join(cartella, 'a')], { conferma: SCUOLA_A })).rejects.toThrow(
    /ripetere "elimina" con il ruolo/,
  );
  connection = prima;
  await command('elimina', [SCUOLA_A, join(cartella, 'a')], { conferma: SCUOLA_A });
  expect(await countVersioni(connection.deposito, SCUOLA_A)).toBe(0);
  expect(await countVersioni(connection.deposito, SCUOLA_B)).toBe(altrui);
  const certificato = await readFile(join(cartella, 'a', 'certificato.txt'), 'utf8');
  expect(certificato).toContain(SCUOLA_A);
});
