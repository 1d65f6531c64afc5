import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nuovaScuolaItalia, scuolaItaliaEntita } from '#archivio/scuola/scuole-italia.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import { type ScuolaItalia } from '#shared/contracts/scuola/scuola-italia.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { storeRecords } from '#support/archivio.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

describe('national list', () => {
  const scuola = (codMeccanografico: string, desScuola: string): ScuolaItalia => ({
    codMeccanografico,
    desScuola,
    desTipo: 'SCUOLA PRIMARIA',
    codIstituto: 'XXIC80000A',
    desIstituto: 'IC INVENTATO',
    desIndirizzo: 'VIA INVENTATA 1',
    desCap: '00100',
    codComune: 'H501',
    desComune: 'ROMA',
    desProvincia: 'ROMA',
    desRegione: 'LAZIO',
    desEMail: '',
    desPec: '',
    flgStatale: true,
  });

  test('it is searched by beginning of name, code or town, a page at a time', async () => {
    const elenco = [scuola('XXEE80001A', 'PLESSO INVENTATO'), scuola('XXMM80001A', 'Àlfa media')];
    await storeRecords(home.store, scuolaItaliaEntita, SCUOLA_A, elenco.map(nuovaScuolaItalia));
    const search = (campo: 'desScuola' | 'codMeccanografico' | 'desComune', valore: string) =>
      gestore.ok(scuolaRoutes.searchScuoleItalia, { body: { filtri: [{ campo, operatore: 'inizia', valore }] } });
    expect((await search('desScuola', 'alfa')).righe.map(({ codMeccanografico }) => codMeccanografico)).toEqual([
      'XXMM80001A',
    ]);
    expect((await search('codMeccanografico', 'xxee')).totale).toBe(1);
    expect((await search('desComune', 'rom')).totale).toBe(2);
    expect((await gestore.ok(scuolaRoutes.searchScuoleItalia, { body: { limit: 1 } })).cursore).not.toBeNull();
    expect(await gestore.call(scuolaRoutes.searchScuoleItalia, { body: { cursore: 'inventato' } })).toMatchObject({
      status: 400,
    });
  });
});

describe('lists of the State', () => {
  test("school years begin with 'Tutti gli anni' and reach next year", async () => {
    const anni = await gestore.ok(elenchiScuolaRoutes.listAnniScolastici, {});
    expect(anni.slice(0, 3)).toEqual([
      { numAnno: -1, desAnno: 'Tutti gli anni' },
      { numAnno: 2026, desAnno: '2026/27' },
      { numAnno: 2025, desAnno: '2025/26' },
    ]);
  });

  test('kinds of school, staff and appointment are closed lists', async () => {
    const [scuole, personale, nomine] = await Promise.all([
      gestore.ok(elenchiScuolaRoutes.listTipiScuola, {}),
      gestore.ok(elenchiScuolaRoutes.listTipiPersonale, {}),
      gestore.ok(elenchiScuolaRoutes.listTipiNomina, {}),
    ]);
    expect([
      scuole.length > 15,
      personale.some(({ codice }) => codice === 'D'),
      nomine.some(({ codice }) => codice === 'TI'),
    ]).toEqual([true, true, true]);
  });

  test('towns are found by beginning of name; abolished ones only when asked, and marked', async () => {
    const search = (body: Parameters<typeof gestore.ok<typeof elenchiScuolaRoutes.searchComuni>>[1]['body']) =>
      gestore.ok(elenchiScuolaRoutes.searchComuni, { body });
    expect((await search({ criteria: 'roma', criteriaProv: 'RM' })).righe[0]).toMatchObject({
      codBelfiore: 'H501',
      flagEstinto: false,
    });
    const [senza, con] = await Promise.all([
      search({ criteria: 'a', limit: 100 }),
      search({ criteria: 'a', flagestinto: true, limit: 100 }),
    ]);
    expect(con.totale).toBeGreaterThan(senza.totale);
    expect(con.righe.some(({ flagEstinto }) => flagEstinto)).toBe(true);
    expect((await search({})).righe).toHaveLength(25);
    expect(await gestore.call(elenchiScuolaRoutes.searchComuni, { body: { limit: 0 } })).toMatchObject({
      status: 400,
      body: { code: 'TROPPI_RISULTATI' },
    });
  });

  test('teaching classes are those of the day, profiles and offices are searched by words', async () => {
    const prima = await gestore.ok(elenchiScuolaRoutes.searchClassiConcorso, {
      body: { criteria: 'A-01', data: '2020-01-01' },
    });
    const dopo = await gestore.ok(elenchiScuolaRoutes.searchClassiConcorso, {
      body: { criteria: 'A-01', data: '2025-01-01' },
    });
    expect(prima.righe[0]?.descrizione).not.toBe(dopo.righe[0]?.descrizione);
    expect(
      (await gestore.ok(elenchiScuolaRoutes.searchProfiliAta, { body: { criteria: 'assist' } })).righe.map(
        ({ codice }) => codice,
      ),
    ).toEqual(['AA', 'AT']);
    expect((await gestore.ok(elenchiScuolaRoutes.searchAmbiti, { body: { criteria: 'roma' } })).righe[0]).toMatchObject(
      { siglaProvincia: 'RM' },
    );
  });
});

test('sectors: one of each code, listed, changed by who has read them last, removed', async () => {
  const settore = await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'LAB', descrizione: 'Laboratori' } });
  const params = { uid: settore.uid };
  const body = { codice: 'LAB', descrizione: 'Officine', versione: settore.versione };
  expect(
    await gestore.call(scuolaRoutes.createSettore, { body: { codice: 'lab', descrizione: 'Altri' } }),
  ).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'codice' }] } });
  const altrove = await home.as(loginOf('GESTORE', SCUOLA_B));
  expect(await altrove.call(scuolaRoutes.updateSettore, { params, body })).toMatchObject({
    status: 404,
    body: { code: 'NON_TROVATO' },
  });
  const salvato = await gestore.ok(scuolaRoutes.updateSettore, { params, body });
  expect(await gestore.call(scuolaRoutes.updateSettore, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'VERSIONE_SUPERATA', current: salvato },
  });
  expect(await gestore.ok(scuolaRoutes.listSettori, {})).toContainEqual(salvato);
  await gestore.ok(scuolaRoutes.removeSettore, { params, query: { versione: salvato.versione } });
  expect(await gestore.ok(scuolaRoutes.listSettori, {})).not.toContainEqual(salvato);
});
