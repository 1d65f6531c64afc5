import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { type ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { inUso, rifiutata } from '#support/rifiuti.ts';
import { dipendenteDiProva, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

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
    ['a reason of the private declaration alone', { codCessazionePrivata: '1B' }, 'codCessazionePrivata', 400],
    ['an INPS classification that is not there', { uidCodiceInps: asUid('nessuna') }, 'uidCodiceInps', 409],
    [
      'bonuses of service, which nothing reads',
      { maggiorazioni: [{ codice: '043', giorni: 30 }] },
      'maggiorazioni',
      409,
    ],
    [
      'contributed hours beyond those paid',
      { codTipoOrario: 'P', numOrePartTime: 900, numOreContribuite: 1000 },
      'numOreContribuite',
      409,
    ],
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
