import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registro, type Utente } from '#archivio/accesso/registro.ts';
import { saveLicenza, setManutenzione } from '#lib/admin/scuole.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { chiaveSessione } from '#platform/caller/sessione.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { sessioneRoutes, type Sessione } from '#shared/contracts/accesso/sessione.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';

const OGGI = '2026-03-10';
const MOMENTO = { oggi: OGGI, adesso: new Date() };
const MANUTENZIONE = {
  status: 503,
  body: { code: 'SERVICE_UNAVAILABLE', message: 'SERVICE_UNAVAILABLE', metadata: 'MAINTENANCE' },
};

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome({ oggi: OGGI });
});
afterAll(() => home.close());

const entra = (
  person: Person,
  body: { codmin?: string; ricordami?: boolean; invito?: string } = {},
): Promise<Answer<unknown>> => person.call(sessioneRoutes.login, { body });
const apri = (
  person: Person,
  body: { codmin?: string; ricordami?: boolean; invito?: string } = {},
): Promise<Sessione> => person.ok(sessioneRoutes.login, { body });
const preferenze = (person: Person, sessione?: string): Promise<Answer<unknown>> =>
  person.call(
    sessioneRoutes.getPreferenze,
    { query: { lista: 'settori' } },
    sessione === undefined ? {} : { sessione },
  );
const settori = (person: Person, sessione?: string): Promise<Answer<unknown>> =>
  person.call(scuolaRoutes.listSettori, {}, sessione === undefined ? {} : { sessione });
const utenteDi = async (person: Person): Promise<Utente> => {
  const utente = await registro(home.store).getUtente(LOCAL_USERS, person.sessione.subject);
  if (!utente) throw new Error('No such user');
  return utente;
};
const saveUtente = async (
  person: Person,
  iscrizioni: (prima: Utente['iscrizioni']) => Utente['iscrizioni'],
): Promise<void> => {
  const prima = await utenteDi(person);
  await sendOperazioni(home.store, [
    registro(home.store).putUtente(prima, { ...prima, iscrizioni: iscrizioni(prima.iscrizioni) }),
  ]);
};

describe('maintenance', () => {
  test('of the school: both backends answer 503 to who is working, before looking at the role, and go on when it ends', async () => {
    const [gestore, dipendente] = await Promise.all([
      home.as(loginOf('GESTORE', SCUOLA_B)),
      home.as(loginOf('DIPENDENTE', SCUOLA_B)),
    ]);
    await setManutenzione(home.store, SCUOLA_B, true, MOMENTO);
    expect(await preferenze(gestore)).toMatchObject(MANUTENZIONE);
    expect(await settori(gestore)).toMatchObject(MANUTENZIONE);
    expect(await settori(dipendente)).toMatchObject(MANUTENZIONE);
    expect(await preferenze(await home.as(loginOf('GESTORE')))).toMatchObject({ status: 200 });
    await setManutenzione(home.store, SCUOLA_B, false, MOMENTO);
    expect([
      (await preferenze(gestore)).status,
      (await settori(gestore)).status,
      (await settori(dipendente)).status,
    ]).toEqual([200, 200, 403]);
  });

  test('of the school: signing in says so in the session, and the session stays closed to work until it ends', async () => {
    const tester = await home.as(loginOf('TESTER', SCUOLA_B));
    await setManutenzione(home.store, SCUOLA_B, true, MOMENTO);
    const sessione = await apri(tester);
    expect(sessione.isUtenteAccessibile).toBe(false);
    expect(await preferenze(tester, sessione.token)).toMatchObject(MANUTENZIONE);
    await setManutenzione(home.store, SCUOLA_B, false, MOMENTO);
    expect(await preferenze(tester, sessione.token)).toMatchObject({ status: 200 });
  });

  test('of one user: who is not accessible finds the school in maintenance, the colleagues do not', async () => {
    const assenze = await home.as(loginOf('ASSENZE'));
    await saveUtente(assenze, (prima) => prima.map((una) => ({ ...una, isUtenteAccessibile: false })));
    const sessione = await apri(assenze);
    expect(sessione.isUtenteAccessibile).toBe(false);
    expect(await preferenze(assenze, sessione.token)).toMatchObject(MANUTENZIONE);
    expect(await settori(assenze, sessione.token)).toMatchObject(MANUTENZIONE);
    expect(await preferenze(await home.as(loginOf('SERVIZI')))).toMatchObject({ status: 200 });
    await saveUtente(assenze, (prima) => prima.map((una) => ({ ...una, isUtenteAccessibile: true })));
  });
});

describe('licence at sign-in', () => {
  const conLicenza = async (
    licenza: { expireDate: string; status: string } | null,
    tenancy = SCUOLA_C,
  ): Promise<Answer<unknown>> => {
    const person = await home.as(loginOf('GESTORE', SCUOLA_C));
    const prima = await registro(home.store).getScuola(SCUOLA_C);
    if (!prima) throw new Error('No such school');
    await sendOperazioni(home.store, [
      registro(home.store).putScuola(prima, {
        ...prima,
        licenze: licenza === null ? [] : [{ licenza: 'WWS', tenancy, ...licenza }],
      }),
    ]);
    return entra(person);
  };

  test.each([
    ['none', null, 'ERROR_LICENSE_MISSING'],
    ['of an unknown status', { expireDate: '2099-12-31', status: 'SOSPESA' }, 'ERROR_LICENSE_INVALID'],
    ['lapsed 31 days ago', { expireDate: '2026-02-07', status: 'INATTIVA' }, 'ERROR_LICENSE_EXPIRED'],
    ['lapsed 31 days ago, still active', { expireDate: '2026-02-07', status: 'ATTIVA' }, 'ERROR_LICENSE_EXPIRED'],
  ])('%s: denied', async (_quale, licenza, code) => {
    const refused = await conLicenza(licenza);
    expect(refused).toMatchObject({ status: 403, body: { code } });
    expect(JSON.stringify(refused.body)).toMatch(/licenza/);
  });

  test('of another school: denied', async () => {
    expect(await conLicenza({ expireDate: '2099-12-31', status: 'ATTIVA' }, SCUOLA_A)).toMatchObject({
      status: 403,
      body: { code: 'ERROR_LICENSE_INVALID' },
    });
  });

  test.each([
    ['lapsed 30 days ago', { expireDate: '2026-02-08', status: 'INATTIVA' }, 'WARN_LICENSE_EXPIRED', '08/02/2026'],
    ['lapsed yesterday', { expireDate: '2026-03-09', status: 'INATTIVA' }, 'WARN_LICENSE_EXPIRED', '09/03/2026'],
    [
      'lapsed yesterday, still active',
      { expireDate: '2026-03-09', status: 'ATTIVA' },
      'WARN_LICENSE_RENEW',
      '09/03/2026',
    ],
    [
      'lapsed 30 days ago, still active',
      { expireDate: '2026-02-08', status: 'ATTIVA' },
      'WARN_LICENSE_RENEW',
      '08/02/2026',
    ],
    ['inactive, on its last day', { expireDate: OGGI, status: 'INATTIVA' }, 'WARN_LICENSE_INACTIVE', '10/03/2026'],
  ])('%s: let in with a warning that says the date', async (_quale, licenza, codice, giorno) => {
    expect(await conLicenza(licenza)).toMatchObject({
      status: 200,
      body: {
        wwsAttivo: true,
        avvisi: [{ codice, expireDate: licenza.expireDate, messaggio: expect.stringContaining(giorno) }],
      },
    });
  });

  test('active to the last day: no warning', async () => {
    expect(await conLicenza({ expireDate: OGGI, status: 'ATTIVA' })).toMatchObject({
      status: 200,
      body: { avvisi: [] },
    });
  });

  test('a user without roles is denied, and so is one without a school', async () => {
    const dipendente = await home.as(loginOf('DIPENDENTE', SCUOLA_C));
    await saveUtente(dipendente, (prima) => prima.map((una) => ({ ...una, ruoli: [] })));
    expect(await entra(dipendente)).toMatchObject({ status: 403, body: { code: 'ERROR_ROLES_MISSING' } });
    await saveUtente(dipendente, () => []);
    expect(await entra(dipendente)).toMatchObject({ status: 403, body: { code: 'ERROR_ROLES_MISSING' } });
  });

  test('a licence granted later reaches who is already working', async () => {
    const tester = await home.as(loginOf('TESTER', SCUOLA_C));
    const licenza = { licenza: 'F24', expireDate: '2099-12-31', status: 'ATTIVA' };
    await saveLicenza(home.store, SCUOLA_C, { ...licenza, license_details: 'Contratto 7/2026, 5 utenti' }, MOMENTO);
    await saveLicenza(home.store, SCUOLA_C, licenza, MOMENTO);
    expect((await registro(home.store).getScuola(SCUOLA_C))?.licenze.filter((una) => una.licenza === 'F24')).toEqual([
      { ...licenza, tenancy: SCUOLA_C, license_details: 'Contratto 7/2026, 5 utenti' },
    ]);
    const item = await home.store.get(chiaveSessione(tester.sessione.token));
    expect(item?.licenze).toContain('F24');
  });
});
