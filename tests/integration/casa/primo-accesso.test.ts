import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casaRoutes } from '../../../shared/contracts/casa/casa.ts';
import { scuolaRoutes } from '../../../shared/contracts/scuola/scuola.ts';
import { nuovaPersona } from '../../support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '../../support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const mancanti = async (person = gestore): Promise<string[]> =>
  (await person.ok(casaRoutes.checkDatiScuola, { body: {} })).mancanze.map(({ codice }) => codice);

describe('first access of a school', () => {
  test('before it, only the record of the school and the people are asked for', async () => {
    expect(await mancanti()).toEqual(['SCUOLA', 'FIRME', 'PERSONE', 'FESTIVITA']);
  });

  test('creates the record of the school once, whoever asks and however often', async () => {
    const dipendente = await home.as(loginOf('DIPENDENTE'));
    expect(await dipendente.ok(casaRoutes.initScuola, { body: {} })).toEqual({
      creati: [`Scuola principale ${SCUOLA_A} Scuola di prova ${SCUOLA_A}`],
    });
    expect(await gestore.ok(casaRoutes.initScuola, { body: {} })).toEqual({ creati: [] });
    expect(await gestore.ok(scuolaRoutes.listScuole, { query: {} })).toMatchObject([
      { tipo: 'PROPRIA', codMeccanografico: SCUOLA_A, desScuola: `Scuola di prova ${SCUOLA_A}` },
    ]);
  });

  test('twenty first accesses at once leave one record; who lost is asked to repeat and finds it', async () => {
    const altro = await home.as(loginOf('GESTORE', SCUOLA_B));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => altro.call(casaRoutes.initScuola, { body: {} })),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(await altro.ok(casaRoutes.initScuola, { body: {} })).toEqual({ creati: [] });
    expect(await altro.ok(scuolaRoutes.listScuole, { query: {} })).toHaveLength(1);
  });
});

describe('version of the archives', () => {
  const versione = (person: Person) => person.ok(casaRoutes.getVersioneArchivi, {});

  test('stays while nothing changes, and moves when a table of the school is added to, changed or taken from', async () => {
    const viste = [(await versione(gestore)).versione];
    expect((await versione(gestore)).versione).toBe(viste[0]);
    const settore = await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'DID', descrizione: 'Didattica' } });
    viste.push((await versione(gestore)).versione);
    await gestore.ok(scuolaRoutes.updateSettore, {
      params: { uid: settore.uid },
      body: { codice: 'DID', descrizione: 'Docenti', versione: 1 },
    });
    viste.push((await versione(gestore)).versione);
    await gestore.ok(scuolaRoutes.removeSettore, { params: { uid: settore.uid }, query: { versione: 2 } });
    expect((await versione(gestore)).versione).toBe(viste[0]);
    expect(new Set(viste).size).toBe(3);
  });

  test('does not move for another school, nor for what is no table', async () => {
    const [prima, altra] = [await versione(gestore), await versione(await home.as(loginOf('GESTORE', SCUOLA_B)))];
    expect([altra.programma, altra.riferimento]).toEqual([prima.programma, prima.riferimento]);
    expect(altra.scuola).not.toBe(prima.scuola);
    await nuovaPersona(await home.as(loginOf('GESTORE', SCUOLA_B)), 900);
    expect(await versione(await home.as(loginOf('GESTORE', SCUOLA_B)))).toEqual(altra);
  });
});
