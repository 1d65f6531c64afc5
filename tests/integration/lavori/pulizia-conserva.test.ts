import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginProgrammato } from '#functions/lavori/programmati/programmati.ts';
import { fileKeysOf, itemsOf } from '#lib/admin/copia/scuola-conservata.ts';
import type { Clock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { silentLog } from '#platform/log.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoriRepository } from '#platform/work/lavoro.ts';
import { uidProgrammato } from '#platform/work/programmato.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { printRubrica } from '#shared/contracts/anagrafe/stampe/personale.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { print } from '#support/cedolini.ts';
import { makeCertificazione } from '#support/denunce/certificazione-consegnata.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { applyImport, checkFile, exportFile } from '#support/scambio.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';

/** Years after everything here was made. */
const GIORNI = 2000;
/** What the night writes of itself, and what lapses by itself. */
const DELLA_NOTTE = /^(?:LAVORO|BLOCCO|AUDIT|IDEMPOTENZA|SESSIONE)$/;

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
  const { adempimenti, gestore, persone } = scuola;
  const processo = await contabilizzata(scuola, [0]);
  await sendF24(adempimenti, await adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) }));
  const seconda = persone[1];
  if (seconda === undefined) throw new Error('Two people were expected');
  await makeCertificazione(gestore, seconda, 2025);
  const settori = { nome: 'settori.csv', bytes: Buffer.from('Codice;Descrizione\r\nUNO;Settore uno') };
  await applyImport(gestore, await checkFile(gestore, 'settori', settori));
  await exportFile(gestore, { tipo: 'settori', formato: 'XLSX' });
  await gestore.ok(serviziRoutes.createServizio, {
    body: { ...servizioDiProva(), uidSubAnagrafe: scuola.uidDi(0) },
  });
  await print(gestore, printRubrica, { dal: '2026-01-01', al: '2026-12-31', layout: 'ALFABETICO' });
}, 180_000);
afterAll(() => scuola.home.close());

const records = async (): Promise<Map<string, Item>> => {
  const trovati = new Map<string, Item>();
  for await (const item of itemsOf(scuola.home.store, SCUOLA_A))
    if (!DELLA_NOTTE.test(String(item.tipo))) trovati.set(`${String(item.pk)} ${String(item.sk)}`, item);
  return trovati;
};
const documents = async (): Promise<string[]> => {
  const nomi: string[] = [];
  const deposito = { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME };
  for await (const nome of fileKeysOf(deposito, SCUOLA_A)) nomi.push(nome);
  return nomi;
};
const folderOf = (nome: string): string => nome.split('/')[1] ?? '';

test('years later, files of filings, seals, hand-overs and what undoes an import are as they were; prints and exports have gone', async () => {
  const [prima, documenti] = [await records(), await documents()];
  const tipi = new Set([...prima.values()].map(({ tipo }) => tipo));
  expect([...tipi]).toEqual(expect.arrayContaining(['CEDOLINO', 'DENUNCIA', 'CONSEGNA_CU', 'IMMAGINI']));
  const cartelle = new Set(documenti.map(folderOf));
  expect([...cartelle]).toEqual(expect.arrayContaining(['stampe', 'esportazioni', 'denunce', 'importazioni']));

  const giorno = addGiorni(scuola.gestore.sessione.oggi, GIORNI);
  const clock: Clock = { oggi: () => giorno, now: () => new Date(Date.now() + GIORNI * 86_400_000) };
  const platform = stepPlatformFromEnv(process.env, 'prova');
  const workflows = workflowsFromEnv(process.env);
  expect(await beginProgrammato(SCUOLA_A, 'pulizia', { ...platform, log: silentLog, clock, workflows })).toBe(true);
  const lavori = lavoriRepository(archivioDi(scuola.home.store, SCUOLA_A));
  const uid = uidProgrammato('pulizia', giorno);
  await expect.poll(async () => (await lavori.get(uid))?.stato, { timeout: 60_000 }).toBe('COMPLETATO');

  const scadono = (nome: string): boolean => ['stampe', 'esportazioni'].includes(folderOf(nome));
  expect(await documents()).toEqual(documenti.filter((nome) => !scadono(nome)));
  expect(await records()).toEqual(prima);
});
