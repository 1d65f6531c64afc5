import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaliEntita, uidFiscali } from '#archivio/persone/fiscali.ts';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { storeRecords } from '#support/archivio.ts';
import { openUfficio, type Ufficio } from '#support/cedolini.ts';
import { indici, PAGINE_O_FILE, TANTI, tuttoRifiutato } from '#support/elenchi-lunghi.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
let ufficio: Person;
let gestore: Person;
let uidDi: Ufficio['uidDi'];
beforeAll(async () => {
  ({ home, ufficio, uidDi } = await openUfficio(TANTI));
  gestore = await home.as(loginOf('GESTORE'));
}, 180_000);
afterAll(() => home.close());

test('people: the search, the whole registry, the run wizard', async () => {
  await tuttoRifiutato((limit) => gestore.call(anagrafeRoutes.searchAnag, { body: { limit } }), PAGINE_O_FILE);
  const rifiuto = { status: 400, body: { code: 'TROPPI_RISULTATI', message: expect.stringMatching(PAGINE_O_FILE) } };
  expect(await gestore.call(anagrafeRoutes.searchAll, { body: {} })).toMatchObject(rifiuto);
  expect(await gestore.call(anagrafeRoutes.listAllAnagrafe, {})).toMatchObject(rifiuto);
  await tuttoRifiutato(
    (limit) => ufficio.call(fiscaleRoutes.searchAnagrafeCedolini, { body: { anno: 2026, mese: 3, limit } }),
    /più di 1\.000: scorrerle a pagine, oppure cercarle per cognome/,
  );
});

test('tax data of everybody for a year: five hundred are answered, more than a thousand are not', async () => {
  const dati = indici.map((indice) => ({
    ...fiscaliPredefiniti(2030),
    uid: uidFiscali(asUid(uidDi(indice)), 2030),
    uidSubAnagrafe: uidDi(indice),
    versione: 1,
  }));
  await storeRecords(home.store, fiscaliEntita, SCUOLA_A, dati.slice(0, 500));
  const delAnno = () => gestore.call(fiscaleRoutes.listFiscali, { body: { criteria: { numAnno: 2030 } } });
  expect(await delAnno()).toMatchObject({ status: 200, body: { length: 500 } });
  await storeRecords(home.store, fiscaliEntita, SCUOLA_A, dati.slice(500));
  expect(await delAnno()).toMatchObject({
    status: 400,
    body: {
      code: 'TROPPI_RISULTATI',
      message: 'I dati fiscali del 2030 sono troppi per una risposta sola: chiederli per persona, oppure esportarli.',
    },
  });
});
