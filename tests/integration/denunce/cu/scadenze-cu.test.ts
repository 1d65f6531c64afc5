import { afterAll, beforeAll, expect, test } from 'vitest';
import { listScadenze } from '#functions/denunce/scadenze/scadenze-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import {
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

let scuola: ScuolaCheCertifica;
beforeAll(async () => {
  scuola = await openScuolaCheCertifica();
  await saveFirma(scuola.adempimenti);
});
afterAll(() => scuola.home.close());

/** The certificates of 2026 as they are said on a day. */
const cuIl = async (oggi: string) =>
  (await listScadenze(archivioDi(scuola.home.store, SCUOLA_A), oggi))
    .filter(({ adempimento }) => adempimento.startsWith('CU'))
    .map(({ adempimento, giorno, stato }) => [adempimento, giorno, stato]);

test('the first send is due by its day and overdue after it; of the later ones nobody has said whether there is anybody', async () => {
  expect(await cuIl('2027-03-10')).toEqual([
    ['CU', '2027-03-16', 'DA_FARE'],
    ['CU_AUTONOMI', '2027-04-30', 'DA_SEGUIRE'],
  ]);
  expect(await cuIl('2027-03-17')).toEqual([
    ['CU', '2027-03-16', 'SCADUTA'],
    ['CU_AUTONOMI', '2027-04-30', 'DA_SEGUIRE'],
  ]);
});

test('each send is met by its own filing: a later one that is begun is to be sent, the first one sent is done', async () => {
  const aprile = await elaboraCu(scuola.adempimenti, { invio: 'APRILE' });
  expect(await cuIl('2027-03-10')).toEqual([
    ['CU', '2027-03-16', 'DA_FARE'],
    ['CU_AUTONOMI', '2027-04-30', 'DA_FARE'],
  ]);
  const { uid, versione } = aprile.denuncia;
  await scuola.adempimenti.ok(cuRoutes.removeCu, { body: { uid, versione } });
  const inviata = await sendCu(scuola.adempimenti, (await elaboraCu(scuola.adempimenti)).denuncia);
  expect(await cuIl('2027-03-10')).toEqual([
    ['CU', '2027-03-16', 'FATTA'],
    ['CU_AUTONOMI', '2027-04-30', 'DA_SEGUIRE'],
  ]);
  expect(await cuIl('2027-10-10')).toEqual([
    ['CU_AUTONOMI', '2027-04-30', 'SCADUTA'],
    ['CU_ESENTI', '2027-11-02', 'DA_SEGUIRE'],
  ]);
  await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: { uid: inviata.uid, versione: inviata.versione, esito: 'SCARTATO', motivo: 'prova' },
  });
  expect((await cuIl('2027-03-17'))[0]).toEqual(['CU', '2027-03-16', 'SCADUTA']);
});
