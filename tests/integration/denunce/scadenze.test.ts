import { afterAll, beforeAll, expect, test } from 'vitest';
import { listScadenze } from '#functions/denunce/scadenze/scadenze-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

let scuola: ScuolaCheVersa;
let prima: Processo;
let seconda: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
  prima = await contabilizzata(scuola, [0]);
  seconda = await contabilizzata(scuola, [1], { DES_ELABORAZIONE: 'Seconda' });
});
afterAll(() => scuola.home.close());

/** What is due by F24 as it is said on a day. */
const f24Il = async (oggi: string) =>
  (await listScadenze(archivioDi(scuola.home.store, SCUOLA_A), oggi))
    .filter(({ adempimento }) => adempimento.startsWith('F24'))
    .map(({ adempimento, giorno, stato }) => [adempimento, giorno, stato]);

test('accounted runs have to be paid and filed within the days of the law, said without a doubt', async () => {
  const { scadenze } = await scuola.adempimenti.ok(casaRoutes.getCruscotto, {
    query: meseDi(scuola.adempimenti.sessione.oggi),
  });
  expect(scadenze.find(({ adempimento }) => adempimento === 'F24_TRIBUTI')).toMatchObject({
    anno: 2026,
    mese: 3,
    giorno: '2026-04-15',
    stato: 'DA_FARE',
    elaborazioni: 2,
    riscontrata: true,
    avvertenza: '',
  });
  expect(scadenze.map(({ giorno }) => giorno)).toEqual(scadenze.map(({ giorno }) => giorno).toSorted());
  // The school pays by the form of public bodies: of the other nothing is due.
  expect(scadenze.filter(({ adempimento }) => adempimento === 'F24_ORDINARIO')).toEqual([]);
});

test('of what is due for the year the program says the day while it comes, and whether anybody has read it', async () => {
  const al = async (oggi: string) =>
    (await listScadenze(archivioDi(scuola.home.store, SCUOLA_A), oggi))
      .filter(({ adempimento }) => ['SPT', 'IRAP', 'MODELLO_770', 'MODELLO_M', 'REVISORI'].includes(adempimento))
      .map(({ adempimento, anno, giorno, stato, riscontrata }) => [adempimento, anno, giorno, stato, riscontrata]);
  expect(await al('2026-12-20')).toEqual([
    ['REVISORI', 2025, '2026-04-15', 'SCADUTA', false],
    ['SPT', 2026, '2027-01-12', 'DA_FARE', false],
  ]);
  // 31 October is a Sunday, the day after a holiday.
  expect(await al('2027-10-10')).toEqual([
    ['REVISORI', 2025, '2026-04-15', 'SCADUTA', false],
    ['SPT', 2026, '2027-01-12', 'SCADUTA', false],
    ['MODELLO_M', 2026, '2027-03-15', 'SCADUTA', false],
    ['IRAP', 2026, '2027-11-02', 'DA_SEGUIRE', false],
    ['MODELLO_770', 2026, '2027-11-02', 'DA_SEGUIRE', true],
  ]);
});

test('the statement of accessibility is due each 23 September, the newest one alone, of the years that the school paid here', async () => {
  const al = async (oggi: string) =>
    (await listScadenze(archivioDi(scuola.home.store, SCUOLA_A), oggi))
      .filter(({ adempimento }) => adempimento === 'DICHIARAZIONE_ACCESSIBILITA')
      .map(({ anno, giorno, stato, riscontrata }) => [anno, giorno, stato, riscontrata]);
  expect(await al('2026-04-20')).toEqual([]);
  expect(await al('2026-07-24')).toEqual([]);
  expect(await al('2026-07-25')).toEqual([[2026, '2026-09-23', 'DA_SEGUIRE', true]]);
  expect(await al('2026-09-23')).toEqual([[2026, '2026-09-23', 'DA_SEGUIRE', true]]);
  expect(await al('2026-09-24')).toEqual([[2026, '2026-09-23', 'SCADUTA', true]]);
  expect(await al('2027-07-24')).toEqual([[2026, '2026-09-23', 'SCADUTA', true]]);
  expect(await al('2027-07-25')).toEqual([[2027, '2027-09-23', 'DA_SEGUIRE', true]]);
});

test('the day gone by without an F24 of every run is overdue; it is done when all are sent, not before', async () => {
  expect(await f24Il('2026-04-16')).toEqual([
    ['F24_TRIBUTI', '2026-04-15', 'SCADUTA'],
    ['F24_CONTRIBUTI', '2026-04-16', 'DA_FARE'],
  ]);
  await sendF24(scuola.adempimenti, await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([prima]) }));
  expect((await f24Il('2026-04-20')).map(([, , stato]) => stato)).toEqual(['SCADUTA', 'SCADUTA']);
  const altro = await sendF24(
    scuola.adempimenti,
    await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([seconda]) }),
  );
  expect((await f24Il('2026-04-10')).map(([, , stato]) => stato)).toEqual(['FATTA', 'FATTA']);
  expect(await f24Il('2026-04-20')).toEqual([]);
  await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: { uid: altro.uid, versione: altro.versione, esito: 'SCARTATO', motivo: 'prova' },
  });
  expect((await f24Il('2026-04-10')).map(([, , stato]) => stato)).toEqual(['DA_FARE', 'DA_FARE']);
});

test('the month on the dashboard counts the runs that are in what was sent of each of their filings', async () => {
  const denunciate = async () => {
    const { passi } = await scuola.gestore.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 3 } });
    return passi.find(({ passo }) => passo === 'DENUNCIATA')?.elaborazioni;
  };
  expect(await denunciate()).toBe(1);
});
