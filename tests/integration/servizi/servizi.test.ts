import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ricercaServiziService } from '#functions/servizi/ricerca-servizi.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { cursorSigner } from '#platform/data/cursor.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { type ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, linkDipendente, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const nuovaPersona = async (): Promise<string> =>
  (await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva((numero += 1)) })).uid;
const crea = (uidSubAnagrafe: string, servizio: ServizioInput) =>
  gestore.call(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe } });

/** The class of the substitutes of the tests, as it was called until the merger of 2024 and after. */
const CLASSE = "Discipline letterarie nell'istruzione secondaria di I e II grado";
const CLASSE_DI_PRIMA = 'Discipline letterarie negli istituti di istruzione secondaria di II grado';

describe('a service', () => {
  test('says what it means for the payslip: contract, role and row of the pay tables', async () => {
    const { persona, servizio } = await dipendenteDiProva(gestore, (numero += 1));
    expect(servizio).toMatchObject({
      contratto: 'TI',
      ruolo: 'DOCENTE',
      profilo: 'DOCENTE_LAUREATO',
      desCognome: persona.desCognome,
      matricola: persona.matricola,
      versione: 1,
    });
    expect(await gestore.ok(serviziRoutes.getServizio, { params: { uid: servizio.uid } })).toEqual(servizio);
  });

  test('is listed by person, newest first, and by school, by name', async () => {
    const uid = await nuovaPersona();
    await crea(uid, supplenzaDiProva('2023-10-01', '2023-12-20'));
    await crea(uid, supplenzaDiProva('2024-10-01', '2024-12-20'));
    const { righe } = await gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: uid } });
    expect(
      righe.map(({ datInizio, desTipoNomina, desQualificaRetributiva, desClasseOProfilo }) => [
        datInizio,
        desTipoNomina,
        desQualificaRetributiva,
        desClasseOProfilo,
      ]),
    ).toEqual([
      ['2024-10-01', 'Supplenza breve e saltuaria', 'Docente laureato di scuola secondaria di secondo grado', CLASSE],
      [
        '2023-10-01',
        'Supplenza breve e saltuaria',
        'Docente laureato di scuola secondaria di secondo grado',
        CLASSE_DI_PRIMA,
      ],
    ]);
    const scuola = await gestore.ok(serviziRoutes.searchServizi, {
      body: { limit: 100, contratto: 'SUPPLENTE_BREVE', dal: '2024-01-01', al: '9999-12-31' },
    });
    expect(scuola.righe.map(({ datInizio }) => datInizio)).toEqual(['2024-10-01']);
    const cognome = righe[0]?.desCognome ?? '';
    const perNome = await gestore.ok(serviziRoutes.searchServizi, {
      body: { filtri: [{ campo: 'nominativo', operatore: 'inizia', valore: cognome }] },
    });
    expect(perNome).toMatchObject({ totale: 2, totaleEsatto: true });
  });

  test('is changed with its version, and a stale version is refused with the record as it is', async () => {
    const { servizio } = await dipendenteDiProva(gestore, (numero += 1));
    const saved = await gestore.ok(serviziRoutes.updateServizio, {
      params: { uid: servizio.uid },
      body: { ...servizioDiProva({ codFascia: '15-20' }), versione: 1 },
    });
    expect(saved).toMatchObject({ codFascia: '15-20', versione: 2 });
    const stale = await gestore.call(serviziRoutes.updateServizio, {
      params: { uid: servizio.uid },
      body: { ...servizioDiProva(), versione: 1 },
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA', current: saved } });
  });

  test.each([
    ['of the path', ' ', {}],
    ['of the body', '', { uid: '' }],
    ['null in the body', '', { uid: null }],
  ])('without the uid %s answers the words of the spec', async (_dove, path, body) => {
    const { servizio } = await dipendenteDiProva(gestore, (numero += 1));
    const refused = await gestore.call(serviziRoutes.updateServizio, {
      params: { uid: path || servizio.uid },
      body: { ...servizioDiProva(), ...body, versione: 1 },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'Missing required uid', fields: [{ path: 'uid', message: 'Missing required uid' }] },
    });
  });

  test('is deleted with its version, and is not there any more', async () => {
    const { servizio } = await dipendenteDiProva(gestore, (numero += 1));
    expect(
      (await gestore.call(serviziRoutes.removeServizio, { params: { uid: servizio.uid }, query: { versione: 7 } }))
        .status,
    ).toBe(409);
    await gestore.ok(serviziRoutes.removeServizio, { params: { uid: servizio.uid }, query: { versione: 1 } });
    expect((await gestore.call(serviziRoutes.getServizio, { params: { uid: servizio.uid } })).status).toBe(404);
  });

  test('of another school does not exist', async () => {
    const { persona, servizio } = await dipendenteDiProva(gestore, (numero += 1));
    const altro = await home.as(loginOf('GESTORE', SCUOLA_B));
    const answers = await Promise.all([
      altro.call(serviziRoutes.getServizio, { params: { uid: servizio.uid } }),
      altro.call(serviziRoutes.updateServizio, {
        params: { uid: servizio.uid },
        body: { ...servizioDiProva(), versione: 1 },
      }),
      altro.call(serviziRoutes.removeServizio, { params: { uid: servizio.uid }, query: { versione: 1 } }),
      altro.call(serviziRoutes.createServizio, { body: { ...servizioDiProva(), uidSubAnagrafe: persona.uid } }),
      altro.call(serviziRoutes.getTipoPerAssenze, { params: { uid: persona.uid } }),
      altro.call(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: persona.uid } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

test('a page of the school takes two requests to the store, one of a person takes one', async () => {
  const { persona } = await dipendenteDiProva(gestore, (numero += 1));
  let requests = 0;
  const counted =
    <A extends readonly unknown[], R>(call: (...args: A) => R) =>
    (...args: A): R => {
      requests += 1;
      return call(...args);
    };
  const store: Store = {
    ...home.store,
    get: counted(home.store.get),
    batchGet: counted(home.store.batchGet),
    query: counted(home.store.query),
    queryAll: counted(home.store.queryAll),
    count: counted(home.store.count),
  };
  const archivio = archivioDi(store, SCUOLA_A);
  const { search } = ricercaServiziService({ cursori: cursorSigner('prova-di-conteggio-delle-richieste') });
  await search({ limit: 100 }, archivio);
  expect(requests).toBeLessThanOrEqual(2);
  requests = 0;
  await search({ limit: 100, contratto: 'TI', dal: '2025-01-01' }, archivio);
  expect(requests).toBeLessThanOrEqual(2);
  requests = 0;
  await search({ uidSubAnagrafe: persona.uid }, archivio);
  expect(requests).toBe(1);
});

test('the lists show the name that the person has now', async () => {
  const { persona, servizio } = await dipendenteDiProva(gestore, (numero += 1));
  const {
    uid,
    uidSubAnagrafe: _sub,
    prgAnagrafe: _prg,
    matricola: _matricola,
    uidPortale: _portale,
    ...campi
  } = persona;
  await gestore.ok(anagrafeRoutes.updatePersona, {
    params: { uid },
    body: { ...campi, desCognome: 'Zzrinominata', flgCfConfermato: true },
  });
  const { righe } = await gestore.ok(serviziRoutes.searchServizi, {
    body: { filtri: [{ campo: 'nominativo', operatore: 'inizia', valore: 'zzrinom' }] },
  });
  expect(righe.map((riga) => [riga.uid, riga.desCognome, riga.versione])).toEqual([[servizio.uid, 'Zzrinominata', 1]]);
});

test('the fourteen lists come with the identity of the school', async () => {
  const liste = await gestore.ok(serviziRoutes.listServizioListe, {});
  expect(Object.keys(liste)).toHaveLength(14);
  expect(liste.scuolaMaster).toEqual({ codMeccanografico: SCUOLA_A, desScuola: `Scuola di prova ${SCUOLA_A}` });
  expect(liste.qualificaRetributivaList.length).toBeGreaterThan(10);
});

test('the kind of staff of a person says which absences it may have', async () => {
  const { persona, servizio } = await dipendenteDiProva(gestore, (numero += 1));
  expect(await gestore.ok(serviziRoutes.getTipoPerAssenze, { params: { uid: persona.uid } })).toMatchObject({
    uidSubAnagrafe: persona.uid,
    uidServizio: servizio.uid,
    inServizio: true,
    contratto: 'TI',
    ruolo: 'DOCENTE',
    desTipoPersonale: 'Docente',
    tipiAssenza: expect.arrayContaining(['MALATTIA', 'ASPETTATIVA']),
  });
  expect(await gestore.ok(serviziRoutes.getTipoPerAssenze, { params: { uid: await nuovaPersona() } })).toMatchObject({
    uidServizio: null,
    contratto: null,
    tipiAssenza: [],
  });
});

test('an employee sees their own services, until the head teacher hides them', async () => {
  const { persona, servizio } = await dipendenteDiProva(gestore, (numero += 1));
  await linkDipendente(home, persona, SCUOLA_A);
  const dipendente = await home.as(loginOf('DIPENDENTE'));
  expect((await dipendente.ok(serviziRoutes.searchServiziPropri, { body: {} })).righe.map(({ uid }) => uid)).toEqual([
    servizio.uid,
  ]);
  const opzioni = await gestore.ok(impostazioniRoutes.getOpzioniPreside, {});
  await gestore.ok(impostazioniRoutes.saveOpzioniPreside, { body: { ...opzioni, flgVisualizzaServizi: false } });
  expect(await dipendente.call(serviziRoutes.searchServiziPropri, { body: {} })).toMatchObject({
    status: 403,
    body: { code: 'OPERAZIONE_NON_CONSENTITA' },
  });
});

test('who has no person of their own in the school reads no services', async () => {
  const dipendente = await home.as(loginOf('DIPENDENTE', SCUOLA_B));
  expect(await dipendente.call(serviziRoutes.searchServiziPropri, { body: {} })).toMatchObject({
    status: 404,
    body: { code: 'NON_TROVATO', message: expect.stringContaining('nessuna scheda anagrafica') },
  });
});
