import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { specie } from '#archivio/index.ts';
import { checkDenuncia } from '#functions/cedolini/verifica/denuncia.ts';
import { sealFiles } from '#lib/admin/sigilli-dei-file.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { scanItems } from '#lib/scansione.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { filesFromEnv, type FileSigillato } from '#platform/files.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { modelloMRoutes } from '#shared/contracts/denunce/modello-m.ts';
import { printModelloMFoglio } from '#shared/contracts/denunce/stampe/modello-m.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { statoStampaRoutes } from '#shared/contracts/stampe/stato.ts';
import { print } from '#support/cedolini.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME, type Answer } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

let scuola: ScuolaCheVersa;
let inviato: Denuncia;
let printId: string;
let sigillati: readonly FileSigillato[];
const deposito = () => ({ client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME });

beforeAll(async () => {
  scuola = await openScuolaCheVersa(1);
  const processo = await contabilizzata(scuola, [0]);
  inviato = await sendF24(
    scuola.adempimenti,
    await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) }),
  );
  inviato = await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: {
      uid: inviato.uid,
      versione: inviato.versione,
      esito: 'ACCETTATO',
      motivo: '',
      ricevuta: { nome: 'ricevuta.txt', contenuto: Buffer.from('Accettata').toString('base64') },
    },
  });
  await scuola.adempimenti.ok(modelloMRoutes.exposeModelloM, { body: { anno: 2026, versione: 1 } });
  printId = (await print(scuola.adempimenti, printModelloMFoglio, { anno: 2026 })).stato.printId;
  const trovati: FileSigillato[] = [];
  for await (const item of scanItems(scuola.home.store))
    trovati.push(...(specie.find(({ nome }) => nome === item.tipo)?.sigillati?.(item) ?? []));
  sigillati = trovati;
}, 120_000);
afterAll(() => scuola.home.close());

/** The blob of a file, by what it holds. */
const blobDi = async ({ sha256 }: FileSigillato): Promise<string> => {
  const cartella = join(scuola.home.dataDir, 's3', 'blobs');
  for (const nome of await readdir(cartella)) {
    const bytes = await readFile(join(cartella, nome));
    if (createHash('sha256').update(bytes).digest('hex') === sha256) return join(cartella, nome);
  }
  throw new Error('No such blob');
};

/** The blob written from below while some work runs, then as it was. */
const altered = async <T>(uno: FileSigillato, work: () => Promise<T>): Promise<T> => {
  const blob = await blobDi(uno);
  const bytes = await readFile(blob);
  await writeFile(blob, Buffer.from(bytes.toString('latin1').replace(/.$/su, '!'), 'latin1'));
  try {
    return await work();
  } finally {
    await writeFile(blob, bytes);
  }
};

const rilievi = async () =>
  (await checkArchivio(scuola.home.store, SCUOLA_A, deposito())).rilievi.filter(({ invariante }) =>
    /^(file|invio)$/.test(invariante),
  );

const linkF24 = (): Promise<Answer<unknown>> =>
  scuola.adempimenti.call(f24Routes.linkFileF24, { body: { uid: inviato.uid, numero: 1 } });
const linkRicevuta = () => scuola.adempimenti.call(esitoRoutes.linkRicevuta, { body: { uid: inviato.uid, numero: 1 } });
const linkStampa = () => scuola.adempimenti.call(statoStampaRoutes.getStampa, { params: { printId }, query: {} });
const linkLavoro = () => scuola.adempimenti.call(lavoroRoutes.getLavoro, { params: { uid: printId } });
/** The calls that hand a file over. */
const linkDi = ({ sha256, nome, chiave }: FileSigillato): readonly (() => Promise<Answer<unknown>>)[] => {
  if (sha256 === inviato.hashInviato) return [linkF24];
  if (nome === 'ricevuta.txt') return [linkRicevuta];
  return chiave.includes('/stampe/') ? [linkStampa, linkLavoro] : [];
};

test('what is sealed is of every kind that this school has, and nothing is found in it', async () => {
  expect(sigillati.length).toBe(4);
  expect(await rilievi()).toEqual([]);
  expect(await linkF24()).toMatchObject({ status: 200 });
});

test('whatever sealed file is changed from below, the check names it, no call hands it over, and no bytes of it are served', async () => {
  const files = filesFromEnv({ BUCKET_NAME });
  let rifiutati = 0;
  for (const uno of sigillati)
    await altered(uno, async () => {
      const trovati = await rilievi();
      expect(trovati.length, uno.nome).toBeGreaterThan(0);
      expect(trovati[0]).toMatchObject({ invariante: 'file', messaggio: expect.stringContaining(uno.nome) });
      await expect(files.get(uno.chiave)).rejects.toThrow('not those that were stored');
      for (const call of linkDi(uno)) {
        expect(await call()).toMatchObject({
          status: 409,
          body: { code: 'FILE_ALTERATO', message: expect.stringContaining(uno.nome) },
        });
        rifiutati += 1;
      }
    });
  expect(rifiutati).toBe(4);
  expect(await rilievi()).toEqual([]);
});

describe('through the bucket', () => {
  test('another file put in the place of a sealed one, and one taken away, are found; the night finds them too', async () => {
    const files = filesFromEnv({ BUCKET_NAME });
    const [uno] = sigillati.filter(({ sha256 }) => sha256 === inviato.hashInviato);
    if (uno === undefined) throw new Error('The file of the F24 is not sealed');
    const bytes = (await files.get(uno.chiave)) ?? Buffer.of();
    const archivio = archivioDi(scuola.home.store, SCUOLA_A);
    await files.put(uno.chiave, Buffer.from('altro'), 'application/octet-stream');
    expect(await linkF24()).toMatchObject({ status: 409, body: { code: 'FILE_ALTERATO' } });
    expect((await rilievi())[0]?.messaggio).toContain(uno.nome);
    expect(await checkDenuncia(archivio, asUid(inviato.uid), files)).toHaveLength(1);
    await files.remove(uno.chiave);
    expect((await linkF24()).body).toMatchObject({ message: expect.stringContaining('non è più dove fu messo') });
    expect(await rilievi()).toHaveLength(1);
    await files.put(uno.chiave, bytes, 'application/octet-stream');
    expect(await checkDenuncia(archivio, asUid(inviato.uid), files)).toEqual([]);
  });

  test('a file that an earlier version put without its hash is handed over when it agrees, and is put again once', async () => {
    const { client, bucket } = deposito();
    const files = filesFromEnv({ BUCKET_NAME });
    const [uno] = sigillati.filter(({ sha256 }) => sha256 === inviato.hashInviato);
    const bytes = (await files.get(uno?.chiave ?? '')) ?? Buffer.of();
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: uno?.chiave, Body: bytes, ChecksumAlgorithm: 'CRC32' }),
    );
    expect(await linkF24()).toMatchObject({ status: 200 });
    expect(await rilievi()).toEqual([]);
    expect([await sealFiles(deposito()), await sealFiles(deposito())]).toEqual([1, 0]);
    expect(await linkF24()).toMatchObject({ status: 200 });
  });
});

test.each([
  ['debito', 'SET debito = debito + :uno', { ':uno': 1 }],
  ['descrizione', 'SET descrizione = :altra', { ':altra': 'Altra' }],
])('the %s of a sent filing changed from below is found, and named', async (_campo, UpdateExpression, valori) => {
  const { store } = scuola.home;
  const archivio = archivioDi(store, SCUOLA_A);
  const chiave = { pk: archivio.chiavi.radice('DENUNCIA', inviato.uid), sk: 'DENUNCIA' };
  const prima = await store.get(chiave);
  await store.client.send(
    new UpdateCommand({ TableName: store.table, Key: chiave, UpdateExpression, ExpressionAttributeValues: valori }),
  );
  expect(await rilievi()).toEqual([
    { invariante: 'invio', chiave: `${SCUOLA_A} ${inviato.uid}`, messaggio: expect.stringContaining('fu inviata') },
  ]);
  const { debito, descrizione } = inviato;
  await store.client.send(
    new UpdateCommand({
      TableName: store.table,
      Key: chiave,
      UpdateExpression: 'SET debito = :d, descrizione = :n',
      ExpressionAttributeValues: { ':d': debito, ':n': descrizione },
    }),
  );
  expect(await store.get(chiave)).toEqual(prima);
  expect(await rilievi()).toEqual([]);
});
