import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archivioDi } from '../../../functions/platform/data/archivio.ts';
import { cursorSigner } from '../../../functions/platform/data/cursor.ts';
import type { Store } from '../../../functions/platform/data/dynamo.ts';
import { asUid } from '../../../functions/platform/data/entita.ts';
import { ricercaServiziService } from '../../../functions/servizi/ricerca-servizi.ts';
import { anagrafeRoutes } from '../../../shared/contracts/anagrafe/anagrafe.ts';
import { assenzeRoutes } from '../../../shared/contracts/assenze/assenze.ts';
import { notificheRoutes } from '../../../shared/contracts/casa/notifiche.ts';
import { impostazioniRoutes } from '../../../shared/contracts/scuola/impostazioni.ts';
import { scuolaRoutes } from '../../../shared/contracts/scuola/scuola.ts';
import { serviziRoutes } from '../../../shared/contracts/servizi/servizi.ts';
import { type ServizioInput } from '../../../shared/contracts/servizi/servizio.ts';
import { startTestHome, type Person, type TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '../../support/home/test-users.ts';
import { personaDiProva } from '../../support/persone-di-prova.ts';
import { inUso, rifiutata } from '../../support/rifiuti.ts';
import {
  dipendenteDiProva,
  linkDipendente,
  servizioDiProva,
  supplenzaDiProva,
} from '../../support/servizi-di-prova.ts';

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
const rifiuto = (campo: string, status = 409) =>
  expect.objectContaining({
    status,
    body: expect.objectContaining({ fields: [expect.objectContaining({ path: campo })] }),
  });

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
      righe.map(({ datInizio, desTipoNomina, desQualificaRetributiva }) => [
        datInizio,
        desTipoNomina,
        desQualificaRetributiva,
      ]),
    ).toEqual([
      ['2024-10-01', 'Supplenza breve e saltuaria', 'Docente laureato di scuola secondaria di secondo grado'],
      ['2023-10-01', 'Supplenza breve e saltuaria', 'Docente laureato di scuola secondaria di secondo grado'],
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
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await altro.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: persona.uid } })).righe).toEqual([]);
  });
});

describe('what a service may not be', () => {
  test.each<[string, Partial<ServizioInput>, string, number]>([
    ['full time with part-time hours', { numOrePartTime: 900 }, 'numOrePartTime', 400],
    ['full time with contributed hours', { numOreContribuite: 1800 }, 'numOreContribuite', 400],
    ['part time without its hours', { codTipoOrario: 'P' }, 'numOrePartTime', 400],
    ['part time of all the hours', { codTipoOrario: 'P', numOrePartTime: 1800 }, 'numOrePartTime', 400],
    [
      'contributed hours below the part time',
      { codTipoOrario: 'P', numOrePartTime: 900, numOreContribuite: 800 },
      'numOreContribuite',
      400,
    ],
    ['more hours than a full post', { numOreSettimanali: 1900 }, 'numOreSettimanali', 400],
    ['ended before it began', { datFine: '2024-08-31' }, 'datFine', 400],
    ['fixed term without an end', { codTipoNomina: 'TA' }, 'datFine', 400],
    ['to 30 June, ended in July', { codTipoNomina: 'TA', datFine: '2025-07-01' }, 'datFine', 400],
    ['to 31 August, ended in September', { codTipoNomina: 'AN', datFine: '2025-09-01' }, 'datFine', 400],
    ['a short substitution in a higher band', { codTipoNomina: 'SB', datFine: '2024-12-20' }, 'codFascia', 400],
    [
      'fixed term under TFS',
      { codTipoNomina: 'AN', datFine: '2025-08-31', codSituazionePrevidenziale: 'TFS' },
      'codSituazionePrevidenziale',
      400,
    ],
    [
      'a judgment for who has RPD by contract',
      { desSentenzaRpdCia: 'Tribunale inventato 1/2024' },
      'desSentenzaRpdCia',
      400,
    ],
    ['ENAM of a secondary teacher', { flgEnam: true }, 'flgEnam', 400],
    ['a teacher paid as ATA', { prgQualificaRetributiva: 1 }, 'prgQualificaRetributiva', 400],
    ['ATA with a teaching class', { codTipoPersonale: 'A', prgQualificaRetributiva: 3 }, 'codClasseConcorso', 400],
    [
      'an ATA profile of another area',
      { codTipoPersonale: 'A', codClasseConcorso: null, prgQualificaRetributiva: 1, codProfiloAta: 'AA' },
      'prgQualificaRetributiva',
      400,
    ],
    ['a kind of appointment that does not exist', { codTipoNomina: 'ZZ' }, 'codTipoNomina', 409],
    ['an outsider', { codTipoPersonale: 'X' }, 'codTipoPersonale', 409],
    ['a class not in force', { codClasseConcorso: 'A-17' }, 'codClasseConcorso', 409],
    ['a reason of its end while it goes on', { codCessazione: '18' }, 'codCessazione', 400],
    ['an INPS classification that is not there', { uidCodiceInps: asUid('nessuna') }, 'uidCodiceInps', 409],
    ['a sector that is not there', { uidSettore: asUid('nessuno') }, 'uidSettore', 409],
    ['a site that is not there', { sedi: [{ uidSede: asUid('nessuna'), numOre: 900 }] }, 'sedi', 409],
    ['more hours on the sites than in all', { sedi: [{ uidSede: asUid('nessuna'), numOre: 1900 }] }, 'sedi', 400],
    ['a qualification that does not exist', { prgQualificaRetributiva: 999 }, 'prgQualificaRetributiva', 409],
  ])('%s is refused on its field', async (_caso, cambi, campo, status) => {
    expect(await crea(await nuovaPersona(), servizioDiProva(cambi))).toEqual(rifiuto(campo, status));
  });

  test('31 August is the last day of an annual appointment, 30 June of one to the end of lessons', async () => {
    const uid = await nuovaPersona();
    expect((await crea(uid, servizioDiProva({ codTipoNomina: 'AN', datFine: '2025-08-31' }))).status).toBe(200);
    expect(
      (await crea(uid, servizioDiProva({ codTipoNomina: 'TA', datInizio: '2025-09-10', datFine: '2026-06-30' })))
        .status,
    ).toBe(200);
  });
});

describe('two services at once', () => {
  test('beyond one full post are refused, naming the other', async () => {
    const uid = await nuovaPersona();
    await crea(uid, servizioDiProva());
    const refused = await crea(uid, supplenzaDiProva('2025-01-10', '2025-02-10', { numOreSettimanali: 200 }));
    expect(refused).toEqual(rifiuto('datInizio'));
    expect(JSON.stringify(refused.body)).toContain('dal 01/09/2024 per 18 ore su 18');
  });

  test('that complete one post are accepted, and the hour that exceeds it is not', async () => {
    const uid = await nuovaPersona();
    await crea(uid, supplenzaDiProva('2024-10-01', '2025-06-10', { numOreSettimanali: 1200 }));
    expect(
      (
        await crea(
          uid,
          supplenzaDiProva('2024-10-15', '2025-03-10', { numOreSettimanali: 700, codClasseConcorso: 'A-22' }),
        )
      ).status,
    ).toBe(409);
    expect(
      (
        await crea(
          uid,
          supplenzaDiProva('2024-10-15', '2025-03-10', { numOreSettimanali: 600, codClasseConcorso: 'A-22' }),
        )
      ).status,
    ).toBe(200);
  });

  test('extra hours run beside a full post, and so does an appointment that suspends it', async () => {
    const uid = await nuovaPersona();
    await crea(uid, servizioDiProva());
    expect(
      (
        await crea(
          uid,
          servizioDiProva({
            datInizio: '2024-10-01',
            datFine: '2025-06-10',
            codTipoServizio: 'OE',
            numOreSettimanali: 600,
          }),
        )
      ).status,
    ).toBe(200);
    expect(
      (
        await crea(
          uid,
          servizioDiProva({
            datInizio: '2025-09-01',
            datFine: '2026-08-31',
            codTipoNomina: 'AN',
            codTipoServizio: 'IN',
          }),
        )
      ).status,
    ).toBe(200);
  });

  test('the day after the end another begins', async () => {
    const uid = await nuovaPersona();
    await crea(uid, supplenzaDiProva('2024-10-01', '2024-10-31'));
    expect((await crea(uid, supplenzaDiProva('2024-10-31', '2024-11-30'))).status).toBe(409);
    expect((await crea(uid, supplenzaDiProva('2024-11-01', '2024-11-30'))).status).toBe(200);
  });

  test('saved at the same instant, only one is kept', async () => {
    const uid = await nuovaPersona();
    const answers = await Promise.all(Array.from({ length: 5 }, () => crea(uid, servizioDiProva())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: uid } })).totale).toBe(1);
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

test('a service that holds absences is not deleted, and whoever manages the users learns of the attempt', async () => {
  const { persona, servizio } = await dipendenteDiProva(gestore, (numero += 1));
  await gestore.ok(assenzeRoutes.saveAssenza, {
    body: {
      uidSubAnagrafe: persona.uid,
      codTipoAssenza: 'FERIE',
      datInizio: '2025-07-01',
      datFine: '2025-07-05',
      numOre: null,
      codMotivo: null,
      datNascitaFiglio: null,
      numCertificato: '',
      datCertificato: null,
      note: '',
    },
  });
  const remove = () =>
    gestore.call(serviziRoutes.removeServizio, { params: { uid: servizio.uid }, query: { versione: 1 } });
  await rifiutata(home, remove, inUso(/servizio/i));
  const { righe } = await gestore.ok(notificheRoutes.listNotifiche, { body: {} });
  expect(righe.filter(({ RIFERIMENTO }) => RIFERIMENTO === servizio.uid)).toMatchObject([
    { COD_TIPO: 'USER_DELETE_TRIED', DES_JSON: { cosa: expect.stringContaining(servizio.desCognome) } },
  ]);
});

test('a sector in use cannot be deleted, and the message names the service', async () => {
  const settore = await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'SERV', descrizione: 'In uso' } });
  const { servizio } = await dipendenteDiProva(gestore, (numero += 1), servizioDiProva({ uidSettore: settore.uid }));
  const refused = await gestore.call(scuolaRoutes.removeSettore, {
    params: { uid: settore.uid },
    query: { versione: 1 },
  });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'IN_USO',
      message: expect.stringContaining(`il servizio di ${servizio.desCognome} ${servizio.desNome} dal 01/09/2024`),
    },
  });
  await gestore.ok(serviziRoutes.updateServizio, {
    params: { uid: servizio.uid },
    body: { ...servizioDiProva(), versione: 1 },
  });
  await gestore.ok(scuolaRoutes.removeSettore, { params: { uid: settore.uid }, query: { versione: 1 } });
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

test('a service in which an absence lies is neither deleted nor cut before it', async () => {
  const { persona, servizio } = await dipendenteDiProva(gestore, (numero += 1));
  await gestore.ok(assenzeRoutes.saveAssenza, {
    body: {
      uidSubAnagrafe: persona.uid,
      codTipoAssenza: 'MALATTIA',
      datInizio: '2025-10-06',
      datFine: '2025-10-10',
      numOre: null,
      codMotivo: '0',
      datNascitaFiglio: null,
      numCertificato: '',
      datCertificato: null,
      note: '',
    },
  });
  const params = { uid: servizio.uid };
  const until = (datFine: string) =>
    gestore.call(serviziRoutes.updateServizio, { params, body: { ...servizioDiProva({ datFine }), versione: 1 } });
  expect(await gestore.call(serviziRoutes.removeServizio, { params, query: { versione: 1 } })).toMatchObject({
    status: 409,
    body: { code: 'IN_USO', message: expect.stringContaining("l'assenza dal 06/10/2025 al 10/10/2025") },
  });
  expect(await until('2025-10-08')).toMatchObject({
    status: 409,
    body: { code: 'RIFERIMENTO_NON_VALIDO', fields: [{ path: 'datFine' }] },
  });
  expect((await until('2025-10-10')).status).toBe(200);
});
