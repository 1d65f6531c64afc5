import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { attivitaRoutes, type AttivitaInput, type TipoAttivita } from '#shared/contracts/servizi/attivita.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { assente, riferimento, rifiutata, superata, type Rifiuto } from '#support/rifiuti.ts';
import { dipendenteDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
let uidSubAnagrafe: string;
let tipo: TipoAttivita;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
  uidSubAnagrafe = (await dipendenteDiProva(gestore, 1)).persona.uid;
  tipo = await gestore.ok(attivitaRoutes.createTipoAttivita, {
    body: { codTipoAttivita: 'FS', desTipoAttivita: 'Funzione strumentale', flgAttivo: true },
  });
});
afterAll(() => home.close());

const attivita = (cambi: Partial<AttivitaInput> = {}): AttivitaInput => ({
  uidTipoAttivita: tipo.uid,
  datInizio: '2025-09-01',
  datFine: '2026-08-31',
  numOre: 4000,
  numImporto: null,
  desIncarico: 'Prot. 1',
  note: '',
  ...cambi,
});
const crea = (cambi: Partial<AttivitaInput> = {}) =>
  gestore.call(attivitaRoutes.createAttivita, { body: { ...attivita(cambi), uidSubAnagrafe } });

test('a kind has a code of its own, is changed with its version and deleted', async () => {
  const creato = await gestore.ok(attivitaRoutes.createTipoAttivita, {
    body: { codTipoAttivita: 'REF', desTipoAttivita: 'Referente', flgAttivo: true },
  });
  expect(
    await gestore.call(attivitaRoutes.createTipoAttivita, {
      body: { codTipoAttivita: 'ref', desTipoAttivita: 'Doppio', flgAttivo: true },
    }),
  ).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'codTipoAttivita' }] } });
  const cambiato = await gestore.ok(attivitaRoutes.updateTipoAttivita, {
    params: { uid: creato.uid },
    body: { codTipoAttivita: 'REF', desTipoAttivita: 'Referente di plesso', flgAttivo: false, versione: 1 },
  });
  expect(
    await gestore.call(attivitaRoutes.updateTipoAttivita, {
      params: { uid: creato.uid },
      body: { codTipoAttivita: 'FS', desTipoAttivita: 'X', flgAttivo: true, versione: 2 },
    }),
  ).toMatchObject({ status: 409, body: { code: 'DUPLICATO' } });
  expect(
    await gestore.call(attivitaRoutes.updateTipoAttivita, {
      params: { uid: creato.uid },
      body: { codTipoAttivita: 'REF', desTipoAttivita: 'X', flgAttivo: true, versione: 1 },
    }),
  ).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA', current: cambiato } });
  expect((await gestore.ok(attivitaRoutes.listTipiAttivita, {})).map(({ codTipoAttivita }) => codTipoAttivita)).toEqual(
    ['FS', 'REF'],
  );
  await gestore.ok(attivitaRoutes.removeTipoAttivita, { params: { uid: creato.uid }, query: { versione: 2 } });
  expect(
    (await gestore.call(attivitaRoutes.removeTipoAttivita, { params: { uid: creato.uid }, query: { versione: 2 } }))
      .status,
  ).toBe(404);
});

test('an activity is assigned, listed by person and by school, changed, deleted', async () => {
  const { body } = await crea();
  const creata = (await gestore.ok(attivitaRoutes.searchAttivita, { body: { uidSubAnagrafe } })).righe[0];
  expect(creata).toEqual(body);
  const uid = creata?.uid ?? '';
  expect((await gestore.ok(attivitaRoutes.searchAttivita, { body: { uidTipoAttivita: tipo.uid } })).righe).toEqual([
    creata,
  ]);
  expect((await gestore.ok(attivitaRoutes.searchAttivita, { body: { dal: '2026-09-01' } })).righe).toEqual([]);
  expect(await gestore.ok(attivitaRoutes.searchAttivita, { body: {} })).toMatchObject({
    totale: 1,
    totaleEsatto: true,
  });
  const cambiata = await gestore.ok(attivitaRoutes.updateAttivita, {
    params: { uid },
    body: { ...attivita({ numOre: 3000 }), versione: 1 },
  });
  expect(cambiata).toMatchObject({ numOre: 3000, versione: 2 });
  expect(
    await gestore.call(attivitaRoutes.updateAttivita, { params: { uid }, body: { ...attivita(), versione: 1 } }),
  ).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA' } });
  expect((await gestore.call(attivitaRoutes.removeAttivita, { params: { uid }, query: { versione: 1 } })).status).toBe(
    409,
  );
  await gestore.ok(attivitaRoutes.removeAttivita, { params: { uid }, query: { versione: 2 } });
  expect(
    (await gestore.call(attivitaRoutes.updateAttivita, { params: { uid }, body: { ...attivita(), versione: 2 } }))
      .status,
  ).toBe(404);
});

test('the same activity twice in the same days is refused, and so are dates the wrong way round', async () => {
  const { body } = await crea();
  expect(await crea({ datInizio: '2026-01-01' })).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'datInizio' }] },
  });
  expect(await crea({ datInizio: '2026-09-01', datFine: null })).toMatchObject({ status: 200 });
  expect(await crea({ datInizio: '2027-09-01', datFine: '2027-08-31' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'datFine' }] },
  });
  expect(await crea({ uidTipoAttivita: asUid('nessuno') })).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'uidTipoAttivita' }] },
  });
  expect(body).toMatchObject({ versione: 1 });
});

test('a kind in use is not deleted: the message names where, and the attempt is notified', async () => {
  const refused = await gestore.call(attivitaRoutes.removeTipoAttivita, {
    params: { uid: tipo.uid },
    query: { versione: 1 },
  });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'IN_USO',
      message: expect.stringMatching(
        /L'attività FS Funzione strumentale .*l'attività di Inventati\w+ Prova dal 01\/09\/2025/,
      ),
    },
  });
  const { righe } = await gestore.ok(notificheRoutes.listNotifiche, { body: {} });
  expect(righe.map(({ COD_TIPO, RIFERIMENTO }) => [COD_TIPO, RIFERIMENTO])).toContainEqual([
    'USER_DELETE_TRIED',
    tipo.uid,
  ]);
});

test('somebody of another school has neither the kind nor the person', async () => {
  const altro = await home.as(loginOf('GESTORE', SCUOLA_B));
  expect((await altro.call(attivitaRoutes.createAttivita, { body: { ...attivita(), uidSubAnagrafe } })).status).toBe(
    404,
  );
  expect(
    (await altro.call(attivitaRoutes.removeTipoAttivita, { params: { uid: tipo.uid }, query: { versione: 1 } })).status,
  ).toBe(404);
  expect(await altro.ok(attivitaRoutes.listTipiAttivita, {})).toEqual([]);
});

test('a change or a deletion of what is gone, of an old version, or onto the days of another, leaves all as it was', async () => {
  const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
  const altro = await gestore.ok(attivitaRoutes.createTipoAttivita, {
    body: { codTipoAttivita: 'COL', desTipoAttivita: 'Collaboratore', flgAttivo: true },
  });
  const attuale = await gestore.ok(attivitaRoutes.updateTipoAttivita, {
    params: { uid: altro.uid },
    body: { codTipoAttivita: 'COL', desTipoAttivita: 'Primo collaboratore', flgAttivo: true, versione: 1 },
  });
  await refused(
    () =>
      gestore.call(attivitaRoutes.updateTipoAttivita, {
        params: { uid: 'nessuno' },
        body: { codTipoAttivita: 'ZZZ', desTipoAttivita: 'X', flgAttivo: true, versione: 1 },
      }),
    assente(),
  );
  await refused(
    () => gestore.call(attivitaRoutes.removeTipoAttivita, { params: { uid: altro.uid }, query: { versione: 1 } }),
    superata(attuale),
  );
  await refused(
    () =>
      gestore.call(attivitaRoutes.removeAttivita, {
        params: { uid: `${uidSubAnagrafe}-nessuna` },
        query: { versione: 1 },
      }),
    assente(/^L'attività non è in archivio/),
  );
  const [sua] = [
    await gestore.ok(attivitaRoutes.createAttivita, {
      body: { ...attivita({ uidTipoAttivita: altro.uid }), uidSubAnagrafe },
    }),
    await gestore.ok(attivitaRoutes.createAttivita, {
      body: { ...attivita({ uidTipoAttivita: altro.uid, datInizio: '2026-09-01', datFine: null }), uidSubAnagrafe },
    }),
  ];
  const update = (cambi: Partial<AttivitaInput>) => () =>
    gestore.call(attivitaRoutes.updateAttivita, {
      params: { uid: sua.uid },
      body: { ...attivita({ uidTipoAttivita: altro.uid, ...cambi }), versione: 1 },
    });
  await refused(
    update({ datFine: '2026-09-01' }),
    riferimento('datInizio', /ha già l'attività "Primo collaboratore" dal 01\/09\/2026/),
  );
  await refused(update({ uidTipoAttivita: asUid('nessuno') }), riferimento('uidTipoAttivita', /non è più in archivio/));
});
