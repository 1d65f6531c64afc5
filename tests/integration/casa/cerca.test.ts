import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { cercaRoutes } from '#shared/contracts/casa/cerca.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { accessorio, compenso, compute, elaborazione, nameFirmatari, pay } from '#support/cedolini.ts';
import { createScuolaCheVersa, f24DiMarzo } from '#support/denunce/scuola-che-versa.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-16' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const cerca = (testo: string, chi = gestore) => chi.ok(cercaRoutes.cerca, { body: { testo } });

test('a person is found by the beginning of surname, of codice fiscale, and by matricola, in their school only', async () => {
  const persona = await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(320, { desCognome: 'Trovabile' }),
  });
  const { uid, desCognome, desNome, desCf, matricola } = persona;
  const lei = [{ uid, desCognome, desNome, desCf, matricola }];
  expect((await cerca('trovab')).persone).toEqual(lei);
  expect((await cerca(desCf.slice(0, 8))).persone).toEqual(lei);
  expect((await cerca(String(matricola).padStart(2, '0'))).persone).toEqual(lei);
  expect((await cerca('nessuno che')).persone).toEqual([]);
  expect((await cerca('trovab', await home.as(loginOf('GESTORE', SCUOLA_B)))).persone).toEqual([]);
});

test('a run is found by any words of its description and month, by who sees the runs', async () => {
  const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(321) });
  const { uid } = await pay(gestore, [persona], 'Progetto dei laboratori');
  expect((await cerca('laboratori marzo')).elaborazioni).toEqual([
    { uid, descrizione: 'Progetto dei laboratori', anno: 2026, mese: 3, stato: 'COMPLETATO' },
  ]);
  expect((await cerca('laboratori aprile')).elaborazioni).toEqual([]);
  expect((await cerca('laboratori', await home.as(loginOf('ASSENZE')))).elaborazioni).toEqual([]);
});

test('a filing is found by its name and month, by who sees the filings', async () => {
  const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(322) });
  await createScuolaCheVersa(gestore);
  await nameFirmatari(gestore);
  const pagamento = accessorio(persona.uid, [compenso(10_000)]);
  const { uid: idProcesso, versione } = (await compute(gestore, elaborazione(), [pagamento])).processo;
  const processo = await gestore.ok(chiusuraRoutes.contabilizza, { body: { idProcesso, versione } });
  const { denuncia } = await gestore.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) });
  const { uid, tipo, descrizione } = denuncia;
  const detta = { uid, tipo, descrizione, anno: 2026, meseDa: 3, mese: 3, inviata: false };
  expect((await cerca('f24 marzo')).denunce).toMatchObject([detta]);
  expect((await cerca('f24 aprile')).denunce).toEqual([]);
  expect((await cerca('f24 marzo', await home.as(loginOf('ASSENZE')))).denunce).toEqual([]);
});
