import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { specie } from '#archivio/index.ts';
import { comandi } from '#lib/admin/comandi/index.ts';
import type { Connection } from '#lib/admin/connection.ts';
import type { Dove } from '#lib/admin/copia/copia.ts';
import { checkUguali, readFonte, readImpronte } from '#lib/admin/copia/ripristino.ts';
import { putFile } from '#lib/admin/copia/scuola-conservata.ts';
import { readManifesto } from '#lib/admin/esportazione/formato.ts';
import { esportazioneIn } from '#lib/admin/esportazione/lettura.ts';
import { saveScuola } from '#lib/admin/scuole.ts';
import { readCsv } from '#platform/spreadsheet/read-csv.ts';
import { logoRoutes } from '#shared/contracts/scuola/logo.ts';
import { contabilizzata, openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME, startTestHome } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { pngDiProva } from '#support/stampe/immagini.ts';

let scuola: ScuolaCheVersa;
let dove: Dove;
let cartella: string;
let aperta: string;
const LOGO = pngDiProva({ colore: 6, campioni: [0, 90, 160, 200] }).toString('base64');
const momento = { oggi: '2026-03-10', adesso: new Date('2026-03-10T10:00:00Z') };
const documento = { chiave: `${SCUOLA_A}/stampe/inventata/file.pdf`, tipo: 'application/pdf', bytes: Buffer.from('x') };

const deposito = () => ({ client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME });
const command = async (nome: string, dov: Dove, ...args: readonly string[]) => {
  const esegui = await comandi[nome]?.load();
  return esegui?.({ connection: dov as Partial<Connection> as Connection, args, opzioni: {}, momento });
};

beforeAll(async () => {
  cartella = await mkdtemp(join(tmpdir(), 'emolumenti-esportazione-'));
  aperta = join(cartella, 'aperta');
  scuola = await openScuolaCheVersa(3);
  await contabilizzata(scuola, [0, 1, 2]);
  await scuola.gestore.ok(logoRoutes.saveLogo, { body: { versione: 1, contenuto: LOGO } });
  dove = { store: scuola.home.store, deposito: deposito(), ...momento };
  await putFile(dove.deposito, documento);
  await command('esporta', dove, SCUOLA_A, aperta);
}, 120_000);
afterAll(async () => {
  await scuola.home.close();
  await rm(cartella, { recursive: true, force: true });
});

interface Riga {
  readonly record: Record<string, unknown>;
  /** The item as it is kept. */
  readonly conservato: Record<string, unknown>;
}

const righeDi = async (nome: string): Promise<Riga[]> =>
  (await readFile(join(aperta, 'record', `${nome}.jsonl`), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((riga) => JSON.parse(riga));

test('every record of every kind is as its JSON Schema says, for a validator that is not ours', async () => {
  const { specie: quante } = await readManifesto(aperta);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  expect(Object.keys(quante)).toEqual(expect.arrayContaining(['PERSONA', 'PROCESSO', 'CEDOLINO', 'AUDIT']));
  for (const [nome, attesi] of Object.entries(quante)) {
    const valid = ajv.compile(JSON.parse(await readFile(join(aperta, 'schemi', `${nome}.schema.json`), 'utf8')));
    const righe = await righeDi(nome);
    expect([nome, righe.length]).toEqual([nome, attesi]);
    for (const { record } of righe) expect([nome, valid(record), valid.errors]).toEqual([nome, true, null]);
  }
});

test('every kind of record has a JSON Schema that says its fields', () => {
  for (const { nome, schema } of specie) {
    const detto = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect([nome, 'properties' in detto || 'anyOf' in detto || 'oneOf' in detto || 'allOf' in detto]).toEqual([
      nome,
      true,
    ]);
  }
});

test('tables have a line for each record, and what records keep compressed is there in clear', async () => {
  const { righe } = readCsv(await readFile(join(aperta, 'tabelle', 'PERSONA.csv')));
  expect(righe).toHaveLength((await righeDi('PERSONA')).length);
  expect(await readFile(join(aperta, 'tabelle', 'PERSONA.csv'), 'utf8')).toContain(scuola.persone[0]?.desCf);
  expect((await readdir(join(aperta, 'contenuti'))).length).toBeGreaterThan(0);
  expect(await readFile(join(aperta, 'documenti', 'stampe', 'inventata', 'file.pdf'), 'utf8')).toBe('x');
});

test('the logo of the school leaves with its records', async () => {
  const [logo] = await righeDi('LOGO_SCUOLA');
  expect(logo?.record).toMatchObject({ immagine: { tipo: 'image/png', contenuto: LOGO } });
});

test('the trail says before and after in clear, also of an entry that keeps them deflated', async () => {
  const voci = await righeDi('AUDIT');
  const lunghe = voci.filter(({ conservato }) => conservato.contenuto !== undefined);
  expect(lunghe.length).toBeGreaterThan(0);
  for (const { record } of lunghe) {
    expect(record).not.toHaveProperty('contenuto');
    expect(Object.keys(Object(record.dopo ?? record.prima)).length).toBeGreaterThan(0);
  }
  const tabella = await readFile(join(aperta, 'tabelle', 'AUDIT.csv'), 'utf8');
  const [{ conservato = {} } = {}] = lunghe;
  expect(tabella).not.toContain(String(conservato.contenuto));
});

test('an export that was touched, or is none, gives nothing back', async () => {
  const csv = join(aperta, 'tabelle', 'PERSONA.csv');
  const bytes = await readFile(csv);
  await writeFile(csv, Buffer.concat([bytes, Buffer.from('altro\n')]));
  await expect(command('riporta', dove, aperta)).rejects.toThrow(/PERSONA\.csv non è quello/);
  await writeFile(csv, bytes);
  await expect(command('riporta', dove, cartella)).rejects.toThrow(/non è l'esportazione/);
  await expect(command('esporta', dove, SCUOLA_A, aperta)).rejects.toThrow(/non è vuota/);
});

test('another installation reads the export back equal, record by record and document by document', async () => {
  const attesa = await readFonte(await esportazioneIn(aperta));
  await scuola.home.stop();
  const altra = await startTestHome({ oggi: momento.oggi, scuole: [] });
  try {
    const nuova: Dove = { store: altra.store, deposito: deposito(), ...momento };
    const dati = { desScuola: 'Scuola inventata', citta: 'Roma', regione: 'Lazio', provincia: 'RM' };
    await saveScuola(nuova.store, { codmin: SCUOLA_A, setupType: 'SCUOLA', ...dati }, momento.adesso);
    const esito = await command('riporta', nuova, aperta);
    expect(esito?.righe.join()).toContain("Scuola uguale all'esportazione");
    expect(() => checkUguali(attesa, { items: new Map(), file: new Map() })).toThrow(/diversi/);
    const resa = await readImpronte(nuova, SCUOLA_A);
    expect(() => checkUguali(attesa, resa)).not.toThrow();
    expect(resa.file.size).toBe(attesa.file.size);
  } finally {
    await altra.close();
  }
}, 120_000);
