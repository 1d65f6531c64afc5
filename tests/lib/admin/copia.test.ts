import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { dettaglioEntita } from '#archivio/cedolini/cedolino.ts';
import { readCopia } from '#lib/admin/copia/archivio-cifrato.ts';
import { createCopia, type Dove } from '#lib/admin/copia/copia.ts';
import { drillRipristino } from '#lib/admin/copia/prova.ts';
import {
  checkCopia,
  checkUguali,
  readImpronte,
  restoreCopia,
  restoreFrom,
  type Impronte,
} from '#lib/admin/copia/ripristino.ts';
import { getFile, putFile, removeFile } from '#lib/admin/copia/scuola-conservata.ts';
import { setManutenzione } from '#lib/admin/scuole.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { logoRoutes } from '#shared/contracts/scuola/logo.ts';
import { cedolinoDi } from '#support/cedolini.ts';
import { contabilizzata, openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { pngDiProva } from '#support/stampe/immagini.ts';

const LOGO = pngDiProva({ colore: 6, campioni: [0, 90, 160, 200] }).toString('base64');
const CHIAVE = 'parole inventate per questa prova';

let scuola: ScuolaCheVersa;
let processo: Processo;
let dove: Dove;
let cartella: string;
beforeAll(async () => {
  cartella = await mkdtemp(join(tmpdir(), 'emolumenti-copia-'));
  scuola = await openScuolaCheVersa(3);
  processo = await contabilizzata(scuola, [0, 1, 2]);
  await scuola.gestore.ok(logoRoutes.saveLogo, { body: { versione: 1, contenuto: LOGO } });
  const altra = await scuola.home.as(loginOf('GESTORE', SCUOLA_B));
  await altra.ok(anagrafeRoutes.createPersona, { body: personaDiProva(40) });
  dove = {
    store: scuola.home.store,
    deposito: { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME },
    oggi: '2026-03-10',
    adesso: new Date('2026-03-10T10:00:00Z'),
  };
  for (const codmin of [SCUOLA_A, SCUOLA_B]) await putFile(dove.deposito, documento(codmin, 'prima'));
}, 120_000);
afterAll(async () => {
  await scuola.home.close();
  await rm(cartella, { recursive: true, force: true });
});

const documento = (codmin: string, testo: string) => ({
  chiave: `${codmin}/stampe/inventata/file.pdf`,
  tipo: 'application/pdf',
  bytes: Buffer.from(`${testo} di ${codmin}`),
});
/** What the office wrote, which is of today, without the entries of the commands, which are of the instant that they are told. */
const ofOffice = async (): Promise<Impronte> => {
  const { items, file } = await readImpronte(dove, SCUOLA_A);
  return { file, items: new Map([...items].filter(([nome]) => !nome.includes('#AUDIT#2026-03'))) };
};
const copy = async (nome: string): Promise<string> => {
  const file = join(cartella, nome);
  await createCopia(dove, { scuola: SCUOLA_A, file, chiave: CHIAVE });
  return file;
};
const isClosed = async (): Promise<boolean | undefined> =>
  (await registro(dove.store).getScuola(SCUOLA_A))?.inManutenzione;

/** A bad day: tax data more, a payslip's explanation lost, the logo taken away, a document written over, one lost, one more. */
const damage = async (anno: number): Promise<void> => {
  await scuola.gestore.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(anno), uidSubAnagrafe: scuola.uidDi(1) },
  });
  await dove.store.client.send(
    new DeleteCommand({
      TableName: dove.store.table,
      Key: { ...archivioDi(dove.store, SCUOLA_A).chiavi.record(dettaglioEntita, `${processo.uid}-${scuola.uidDi(0)}`) },
    }),
  );
  const { versione } = await scuola.gestore.ok(logoRoutes.getLogo, {});
  await scuola.gestore.ok(logoRoutes.removeLogo, { query: { versione } });
  await putFile(dove.deposito, documento(SCUOLA_A, 'dopo'));
  await putFile(dove.deposito, { ...documento(SCUOLA_A, 'in più'), chiave: `${SCUOLA_A}/stampe/altra/file.pdf` });
};

test('a school is given back the records and files of its copy, the others are as they were, and the office goes on working', async () => {
  const [prima, altra] = [await ofOffice(), await readImpronte(dove, SCUOLA_B)];
  const cedolino = await cedolinoDi(scuola.ufficio, processo.uid, scuola.uidDi(0));
  const file = await copy('intera');
  const { rilievi } = await checkArchivio(dove.store);
  await damage(2024);
  expect(await restoreCopia(dove, file, CHIAVE)).toMatchObject({ file: 1, scritti: expect.any(Number) });
  const dopo = await ofOffice();
  expect(() => checkUguali(prima, dopo)).not.toThrow();
  expect(await readImpronte(dove, SCUOLA_B)).toEqual(altra);
  expect((await getFile(dove.deposito, documento(SCUOLA_A, '').chiave)).bytes.toString()).toBe(`prima di ${SCUOLA_A}`);
  expect((await checkArchivio(dove.store)).rilievi).toEqual(rilievi);
  expect(await isClosed()).toBe(false);
  expect(await scuola.gestore.ok(logoRoutes.getLogo, {})).toMatchObject({ immagine: { contenuto: LOGO } });
  expect(await cedolinoDi(scuola.ufficio, processo.uid, scuola.uidDi(0))).toEqual(cedolino);
});

test('what is written while the school is being given back goes too, without the command being repeated', async () => {
  const file = await copy('disturbata');
  const { scuola: codmin, fattaIl } = await checkCopia(file, CHIAVE);
  const chiave = { pk: archivioDi(dove.store, codmin).chiavi.elenco('INVENTATO'), sk: 'scritto intanto' };
  let volte = 0;
  await restoreFrom(dove, {
    nome: 'disturbata',
    scuola: codmin,
    fattaIl,
    righe: async function* () {
      volte += 1;
      // the second reading is that of the writing, which has already looked at what the school keeps
      if (volte === 2)
        await dove.store.client.send(
          new PutCommand({ TableName: dove.store.table, Item: { ...chiave, tipo: 'INVENTATO', scuola: codmin } }),
        );
      yield* readCopia(file, CHIAVE);
    },
  });
  expect(volte).toBe(3);
  expect(await dove.store.get(chiave)).toBeUndefined();
  expect(await isClosed()).toBe(false);
});

test('a copy that is not whole, or another’s, changes nothing', async () => {
  const file = await copy('guasta');
  const bytes = await readFile(file);
  const prima = await readImpronte(dove, SCUOLA_A);
  const guasti: readonly (readonly [string, Uint8Array])[] = [
    ['tagliata', bytes.subarray(0, bytes.length - 100)],
    ['cambiata', bytes.map((byte, indice) => (indice === bytes.length - 200 ? byte ^ 1 : byte))],
    ['altro', Buffer.from('un file qualunque\n')],
  ];
  for (const [nome, contenuto] of guasti) {
    await writeFile(join(cartella, nome), contenuto);
    await expect(restoreCopia(dove, join(cartella, nome), CHIAVE), nome).rejects.toThrow(/danneggiato|non è la copia/);
  }
  await expect(restoreCopia(dove, file, `${CHIAVE}!`)).rejects.toThrow(/la chiave è un'altra/);
  await expect(restoreCopia(dove, file, 'corta')).rejects.toThrow(/CHIAVE_COPIA/);
  expect(await readImpronte(dove, SCUOLA_A)).toEqual(prima);
  expect(await isClosed()).toBe(false);
  expect(bytes.includes(scuola.persone[0]?.desCf ?? 'nessuno')).toBe(false);
});

test('a restore that is cut half way leaves the school closed, no copy opens it, and the same command ends it', async () => {
  const file = await copy('a-meta');
  const prima = await ofOffice();
  await damage(2025);
  const rotto: Dove = { ...dove, deposito: { ...dove.deposito, bucket: 'nessuno' } };
  await expect(restoreCopia(rotto, file, CHIAVE)).rejects.toThrow();
  expect(await isClosed()).toBe(true);
  await copy('di-una-scuola-a-meta');
  expect(await isClosed()).toBe(true);
  expect(await restoreCopia(dove, file, CHIAVE)).toMatchObject({ chiusa: false });
  const dopo = await ofOffice();
  // the trail goes on saying what was done meanwhile
  expect(() => checkUguali(prima, dopo)).not.toThrow();
  expect(await isClosed()).toBe(false);
});

test('a school that a cut copy left closed is opened by the next one, one that somebody closed stays closed', async () => {
  await setManutenzione(dove.store, SCUOLA_A, true, dove, { chiusaPer: 'copia' });
  await copy('dopo-un-taglio');
  expect(await isClosed()).toBe(false);
  await setManutenzione(dove.store, SCUOLA_A, true, dove);
  expect(await restoreCopia(dove, await copy('di-una-chiusa'), CHIAVE)).toMatchObject({ chiusa: true });
  expect(await isClosed()).toBe(true);
  await setManutenzione(dove.store, SCUOLA_A, false, dove);
});

test('the drill gives the copy back to an empty archive and finds it equal', async () => {
  await removeFile(dove.deposito, `${SCUOLA_A}/stampe/altra/file.pdf`);
  const { items, file } = await readImpronte(dove, SCUOLA_A);
  const prova = await drillRipristino(dove, { scuola: SCUOLA_A, chiave: CHIAVE, now: () => performance.now() });
  // The entry that says so is copied with the rest.
  expect(prova).toMatchObject({ items: items.size + 1, file: file.size });
  expect(prova.ripristino).toBeGreaterThan(0);
  const copiata = await checkCopia(await copy('riletta'), CHIAVE);
  expect([...copiata.items.keys()].every((nome) => nome.startsWith(`SCUOLA#${SCUOLA_A}#`))).toBe(true);
});
