import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { versioneRoutes } from '#shared/contracts/casa/versione.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { nuovaPersona } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

describe('version of the archives', () => {
  const versione = (person: Person) => person.ok(versioneRoutes.getVersioneArchivi, {});

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

  test('says apart that a notification came, or was read', async () => {
    const altro = await home.as(loginOf('GESTORE', SCUOLA_B));
    const settore = await altro.ok(scuolaRoutes.createSettore, { body: { codice: 'AVV', descrizione: 'Avvisi' } });
    await dipendenteDiProva(altro, 901, servizioDiProva({ uidSettore: settore.uid }));
    const viste = [await versione(altro)];
    const refused = { params: { uid: settore.uid }, query: { versione: 1 } };
    expect((await altro.call(scuolaRoutes.removeSettore, refused)).status).toBe(409);
    viste.push(await versione(altro));
    const { righe } = await altro.ok(notificheRoutes.listNotifiche, { body: {} });
    for (const { UID: uid } of righe) await altro.ok(notificheRoutes.readNotifica, { body: { uid } });
    viste.push(await versione(altro));
    expect(await versione(altro)).toEqual(viste.at(-1));
    expect(new Set(viste.map(({ notifiche }) => notifiche)).size).toBe(3);
    expect(new Set(viste.map((una) => una.versione)).size).toBe(1);
  });

  test('does not move for another school, nor for what is no table', async () => {
    const [prima, altra] = [await versione(gestore), await versione(await home.as(loginOf('GESTORE', SCUOLA_B)))];
    expect([altra.programma, altra.riferimento]).toEqual([prima.programma, prima.riferimento]);
    expect(altra.scuola).not.toBe(prima.scuola);
    await nuovaPersona(await home.as(loginOf('GESTORE', SCUOLA_B)), 900);
    expect(await versione(await home.as(loginOf('GESTORE', SCUOLA_B)))).toEqual(altra);
  });
});
