import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { lavoroRoutes, type Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-06-20' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const annuale = servizioDiProva({ datInizio: '2024-09-01', datFine: '2025-08-31' });
const duplica = (person: Person, anteprima: boolean) =>
  person.ok(serviziRoutes.duplicaServizio, { query: { anno: 2025, anteprima } });
const finito = async (person: Person, { uid }: Lavoro): Promise<Lavoro> => {
  for (;;) {
    const lavoro = await person.ok(lavoroRoutes.getLavoro, { params: { uid } });
    if (lavoro.stato !== 'ATTESA' && lavoro.stato !== 'IN_CORSO') return lavoro;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

test('what goes on is carried into the new year once, what does not says why, and the preview writes nothing', async () => {
  const ruolo = await dipendenteDiProva(gestore, 1, annuale);
  const religione = await dipendenteDiProva(
    gestore,
    2,
    servizioDiProva({
      datFine: '2025-08-31',
      codTipoPersonale: 'R',
      codTipoNomina: 'IR',
      prgQualificaRetributiva: 11,
      codClasseConcorso: null,
    }),
  );
  const supplente = await dipendenteDiProva(
    gestore,
    3,
    servizioDiProva({ datFine: '2025-08-31', codTipoNomina: 'AN' }),
  );
  const aperto = await dipendenteDiProva(gestore, 4);
  const gia = await dipendenteDiProva(gestore, 5, annuale);
  await gestore.ok(serviziRoutes.createServizio, {
    body: { ...servizioDiProva({ datInizio: '2025-09-01' }), uidSubAnagrafe: gia.persona.uid },
  });

  const anteprima = await duplica(gestore, true);
  expect(anteprima).toMatchObject({ numDaCreare: 2, numCreati: 0, numEsclusi: 2, lavoro: null });
  expect(
    anteprima.servizi.map(({ uidSubAnagrafe, datInizio, datFine }) => [uidSubAnagrafe, datInizio, datFine]).toSorted(),
  ).toEqual([ruolo, religione].map(({ persona }) => [persona.uid, '2025-09-01', '2026-08-31']).toSorted());
  expect(Object.fromEntries(anteprima.esclusi.map(({ uidSubAnagrafe, motivo }) => [uidSubAnagrafe, motivo]))).toEqual({
    [supplente.persona.uid]: 'Contratto a tempo determinato: per il nuovo anno serve una nuova nomina.',
    [gia.persona.uid]: 'Ha già un servizio dal 01/09/2025.',
  });
  expect((await gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: ruolo.persona.uid } })).totale).toBe(
    1,
  );

  expect(await duplica(gestore, false)).toMatchObject({ numCreati: 2, lavoro: null });
  const { righe } = await gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: ruolo.persona.uid } });
  expect(righe.map(({ datInizio, datFine, codFascia }) => [datInizio, datFine, codFascia])).toEqual([
    ['2025-09-01', '2026-08-31', '9-14'],
    ['2024-09-01', '2025-08-31', '9-14'],
  ]);
  expect((await gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: aperto.persona.uid } })).totale).toBe(
    1,
  );

  expect(await duplica(gestore, false)).toMatchObject({ numDaCreare: 0, numCreati: 0, numEsclusi: 4 });
});

test('more than fits one transaction is long work, and repeating it makes nothing twice', async () => {
  const altro = await home.as(loginOf('GESTORE', SCUOLA_B));
  const uids: string[] = [];
  for (let numero = 100; numero < 130; numero += 1) {
    const { uid } = await altro.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
    await altro.ok(serviziRoutes.createServizio, { body: { ...annuale, uidSubAnagrafe: uid } });
    uids.push(uid);
  }
  const { lavoro, numDaCreare, numCreati } = await duplica(altro, false);
  expect([numDaCreare, numCreati, lavoro?.tipo]).toEqual([30, 0, 'duplica-servizi']);
  expect(lavoro && (await finito(altro, lavoro))).toMatchObject({
    stato: 'COMPLETATO',
    fatti: 30,
    scartati: 0,
    totale: 30,
  });
  const creati = await altro.ok(serviziRoutes.searchServizi, { body: { dal: '2025-09-01', limit: 100 } });
  expect(creati.righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe).toSorted()).toEqual(uids.toSorted());
  expect(await duplica(altro, false)).toMatchObject({ numDaCreare: 0, numEsclusi: 30, lavoro: null });
});

test('asked four times at once it carries each service on once; who lost is asked to repeat, and finds it done', async () => {
  const { persona } = await dipendenteDiProva(gestore, 9, annuale);
  const risposte = await Promise.all(
    Array.from({ length: 4 }, () =>
      gestore.call(serviziRoutes.duplicaServizio, { query: { anno: 2025, anteprima: false } }),
    ),
  );
  const perse = risposte.filter(({ status }) => status !== 200);
  expect(perse.map(({ status, body }) => [status, body])).toEqual(
    perse.map(() => [
      429,
      expect.objectContaining({ code: 'TROPPE_RICHIESTE', message: expect.stringContaining('ripetere') }),
    ]),
  );
  expect(perse.length).toBeLessThan(4);
  expect(await duplica(gestore, false)).toMatchObject({ numDaCreare: 0, numCreati: 0 });
  expect((await gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: persona.uid } })).totale).toBe(2);
});
