import { afterAll, beforeAll, expect, test } from 'vitest';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { dirigenteRoutes } from '#shared/contracts/casa/dirigente.ts';
import { openUfficio } from '#support/cedolini.ts';
import {
  fillCedolini,
  fillPersonale,
  PAGINE_O_DATE,
  PAGINE_O_FILE,
  TANTI,
  tuttoRifiutato,
} from '#support/elenchi-lunghi.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  const aperto = await openUfficio(TANTI);
  home = aperto.home;
  gestore = await home.as(loginOf('GESTORE'));
  const { lunga } = await fillCedolini(aperto);
  const { operazioni } = processiRepository(archivioDi(home.store, SCUOLA_A)).update(lunga, { FLG_ESP_DIP: true });
  await sendOperazioni(home.store, operazioni);
  await fillPersonale(aperto);
}, 180_000);
afterAll(() => home.close());

test('a month of more runs than the page can show', async () => {
  expect(await gestore.call(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 3 } })).toMatchObject({
    status: 400,
    body: { code: 'TROPPI_RISULTATI', message: expect.stringMatching(PAGINE_O_FILE) },
  });
  expect(await gestore.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 4 } })).toMatchObject({
    mese: 4,
    simulazioni: 0,
  });
});

test('more services, absences and exposed payslips than the head teacher can read at once', async () => {
  const preside = await home.as(loginOf('PRESIDE'));
  const dal = '2020-01-01';
  await tuttoRifiutato(
    (limit) => preside.call(dirigenteRoutes.listServiziDirigente, { body: { limit } }),
    PAGINE_O_FILE,
  );
  await tuttoRifiutato(
    (limit) => preside.call(dirigenteRoutes.listAssenzeDirigente, { body: { limit, dal } }),
    PAGINE_O_DATE,
  );
  const cedolini = (limit: number) =>
    preside.call(dirigenteRoutes.listCedoliniDirigente, { body: { limit, anno: 2026, mese: 3 } });
  expect(await cedolini(0)).toMatchObject({
    status: 400,
    body: { code: 'TROPPI_RISULTATI', message: expect.stringMatching(PAGINE_O_FILE) },
  });
  expect(await cedolini(2)).toMatchObject({ status: 200, body: { righe: [{}, {}], totale: TANTI } });
});
