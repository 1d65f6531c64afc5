import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registro, type ScuolaRegistrata } from '#archivio/accesso/registro.ts';
import { createInvito } from '#lib/admin/scuole.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import type { CodiceErrore } from '#shared/contracts/errori.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { Route } from '#shared/contracts/route.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { createScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';
import { jsonSchemaOf } from '#support/json-schema.ts';
import { rifiutata } from '#support/rifiuti.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome();
});
afterAll(() => home.close());

test('signing in opens a session of the school with its roles and licences', async () => {
  const { sessione } = await home.as(loginOf('GESTORE'));
  expect(sessione).toMatchObject({
    codmin: SCUOLA_A,
    ruoli: ['GESTORE'],
    codcli: 'wws.gest',
    wwsAttivo: true,
    isUtenteAccessibile: true,
  });
});

test('the name of the school is the one that the office gave it, in the session and in the choice of school', async () => {
  const gestore = await home.as(loginOf('GESTORE', SCUOLA_B));
  await createScuolaCheVersa(gestore, 'EP', { codMeccanografico: SCUOLA_B });
  const { sessione } = await home.as(loginOf('PRESIDE', SCUOLA_B));
  const [{ desScuola } = { desScuola: '' }] = await gestore.ok(scuolaRoutes.listScuole, { query: { tipo: 'PROPRIA' } });
  expect(desScuola).not.toBe(gestore.sessione.desScuola);
  expect(sessione.desScuola).toBe(desScuola);
  expect(sessione.scuole.find(({ codmin }) => codmin === SCUOLA_B)?.desScuola).toBe(desScuola);
});

test('a session is stored by its hash alone, and travels in no address', async () => {
  const { sessione, token } = await home.as(loginOf('GESTORE'));
  expect(Buffer.from(sessione.token, 'base64url')).toHaveLength(32);
  const { Items = [] } = await home.store.client.send(new ScanCommand({ TableName: home.store.table }));
  const stored = JSON.stringify(Items);
  expect(stored).toContain(hashOf(sessione.token));
  expect([sessione.token, token].filter((secret) => stored.includes(secret))).toEqual([]);
  const routes = Object.values(contracts).flatMap((area) => Object.values<Route>(area));
  const inAddresses = routes.flatMap(({ params, query }) =>
    [params, query].flatMap((part) => Object.keys((part && jsonSchemaOf(part).properties) ?? {})),
  );
  expect(inAddresses.filter((name) => /token|sessione|password|segreto/i.test(name))).toEqual([]);
});

test('an answer with data is kept by no cache', async () => {
  const { status, headers } = await (
    await home.as(loginOf('GESTORE'))
  ).call(scuolaRoutes.listScuole, { query: { tipo: 'SEDE' } });
  expect([status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    200,
    'no-store',
    'nosniff',
  ]);
});

test('a closed session is refused from then on', async () => {
  const preside = await home.as(loginOf('PRESIDE'));
  await preside.ok(sessioneRoutes.logout, { body: {} });
  const refused = await preside.call(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } });
  expect([refused.status, refused.body]).toEqual([401, expect.objectContaining({ code: 'SESSIONE_NON_VALIDA' })]);
});

test('nobody closes the session of somebody else, whatever token comes with the call; closing twice is no error', async () => {
  const [uno, altro] = [await home.as(loginOf('ASSENZE')), await home.as(loginOf('GESTORE', SCUOLA_B))];
  expect(await uno.ok(sessioneRoutes.logout, { body: {} }, { sessione: altro.sessione.token })).toEqual({
    chiusa: false,
  });
  await altro.ok(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } });
  await uno.ok(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } });
  expect(await uno.ok(sessioneRoutes.logout, { body: {} })).toEqual({ chiusa: true });
  expect(await uno.ok(sessioneRoutes.logout, { body: {} })).toEqual({ chiusa: false });
});

test('moving to a school that may not use the program is refused as its sign-in is, and the session stays where it was', async () => {
  const person = await home.as(loginOf('SERVIZI'));
  const dati = {
    descutente: 'SERVIZI di prova',
    user: 'servizi',
    ruoli: ['SERVIZI' as const],
    uid: null,
    uidSubAnagrafe: null,
    cf: null,
  };
  await person.ok(sessioneRoutes.login, {
    body: { invito: await createInvito(home.store, { ...dati, codmin: SCUOLA_C }, new Date()) },
  });
  const qui = await person.ok(sessioneRoutes.login, { body: { codmin: SCUOLA_A } });
  const { getScuola, putScuola, getUtente, putUtente } = registro(home.store);
  const cambia = async (licenze: ScuolaRegistrata['licenze']): Promise<void> => {
    const prima = await getScuola(SCUOLA_C);
    if (!prima) throw new Error('No such school');
    await sendOperazioni(home.store, [putScuola(prima, { ...prima, licenze })]);
  };
  const rifiuto = (code: CodiceErrore, message: RegExp) =>
    rifiutata(
      home,
      () => person.call(sessioneRoutes.switchScuola, { body: { codmin: SCUOLA_C } }, { sessione: qui.token }),
      { status: 403, code, message },
    );
  const licenza = { licenza: 'WWS', tenancy: SCUOLA_C, expireDate: '2099-12-31', status: 'ATTIVA' };
  await cambia([]);
  await rifiuto('ERROR_LICENSE_MISSING', /licenza/);
  await cambia([{ ...licenza, status: 'SOSPESA' }]);
  await rifiuto('ERROR_LICENSE_INVALID', /licenza/);
  await cambia([{ ...licenza, expireDate: '2020-01-31' }]);
  await rifiuto('ERROR_LICENSE_EXPIRED', /31\/01\/2020/);
  await cambia([licenza]);
  const utente = await getUtente(LOCAL_USERS, qui.subject);
  if (!utente) throw new Error('No such user');
  await sendOperazioni(home.store, [
    putUtente(utente, {
      ...utente,
      iscrizioni: utente.iscrizioni.map((una) => (una.codmin === SCUOLA_C ? { ...una, ruoli: [] } : una)),
    }),
  ]);
  await rifiuto('ERROR_ROLES_MISSING', /ruol/);
  expect(
    await person.call(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } }, { sessione: qui.token }),
  ).toMatchObject({ status: 200 });
});

test('another school sees neither the list nor the record', async () => {
  const [a, b] = await Promise.all([home.as(loginOf('GESTORE')), home.as(loginOf('GESTORE', SCUOLA_B))]);
  const settore = await a.ok(scuolaRoutes.createSettore, { body: { codice: 'DID', descrizione: 'Didattica' } });
  expect(await b.ok(scuolaRoutes.listSettori, {})).toEqual([]);
  const refused = await b.call(scuolaRoutes.updateSettore, {
    params: { uid: settore.uid },
    body: { codice: 'X', descrizione: 'X', versione: 1 },
  });
  expect(refused.status).toBe(404);
});

test('the same key and request answer the same; the same key with another request is refused', async () => {
  const gestore = await home.as(loginOf('GESTORE'));
  const key = 'chiave-di-prova-1';
  const first = await gestore.ok(
    scuolaRoutes.createSettore,
    { body: { codice: 'AMM', descrizione: 'Amministrazione' } },
    { key },
  );
  const second = await gestore.ok(
    scuolaRoutes.createSettore,
    { body: { codice: 'AMM', descrizione: 'Amministrazione' } },
    { key },
  );
  expect(second).toEqual(first);
  const other = await gestore.call(
    scuolaRoutes.createSettore,
    { body: { codice: 'ZZZ', descrizione: 'Altro' } },
    { key },
  );
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENZA_IN_CONFLITTO' } });
});

test('a stale version is refused with the record as it is now', async () => {
  const gestore = await home.as(loginOf('GESTORE'));
  const settore = await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'LAB', descrizione: 'Laboratori' } });
  const saved = await gestore.ok(scuolaRoutes.updateSettore, {
    params: { uid: settore.uid },
    body: { codice: 'LAB', descrizione: 'Officine', versione: 1 },
  });
  const stale = await gestore.call(scuolaRoutes.updateSettore, {
    params: { uid: settore.uid },
    body: { codice: 'LAB', descrizione: 'Aule', versione: 1 },
  });
  expect(stale).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA', current: saved } });
});

test('a duplicate code lands on its field and changes nothing', async () => {
  const gestore = await home.as(loginOf('GESTORE'));
  await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'DUP', descrizione: 'Uno' } });
  const refused = await gestore.call(scuolaRoutes.createSettore, { body: { codice: 'dup', descrizione: 'Due' } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'codice' }] } });
});

test('every change is in the audit trail with what was before and after', async () => {
  const gestore = await home.as(loginOf('GESTORE'));
  const settore = await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'AUD', descrizione: 'Prima' } });
  await gestore.ok(scuolaRoutes.updateSettore, {
    params: { uid: settore.uid },
    body: { codice: 'AUD', descrizione: 'Dopo', versione: 1 },
  });
  const trail = await gestore.ok(auditRoutes.searchAudit, { body: { entita: 'SETTORE', uid: settore.uid } });
  expect(trail.righe.map(({ azione, prima, dopo }) => [azione, prima?.descrizione, dopo?.descrizione])).toEqual([
    ['modificato', 'Prima', 'Dopo'],
    ['creato', undefined, 'Prima'],
  ]);
});

test('the preferences of a list are kept for the user alone, and the last write wins', async () => {
  const gestore = await home.as(loginOf('GESTORE'));
  const preferenza = {
    lista: 'settori',
    colonne: ['codice', 'descrizione'],
    righePerPagina: 20,
    righeAlte: true,
    filtri: '',
    versione: 0,
  };
  expect(await gestore.ok(sessioneRoutes.savePreferenze, { body: preferenza })).toEqual({ ...preferenza, versione: 1 });
  const scritte = await home.changesDuring(() =>
    gestore.ok(sessioneRoutes.savePreferenze, { body: { ...preferenza, righePerPagina: 50 } }),
  );
  // how somebody looks at a list is no fact of the school: the audit trail does not tell it
  expect(scritte.map(({ tipo }) => tipo).toSorted()).toEqual(['IDEMPOTENZA', 'PREFERENZA']);
  expect(await gestore.ok(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } })).toMatchObject({
    righePerPagina: 50,
    colonne: ['codice', 'descrizione'],
  });
  expect(
    await (await home.as(loginOf('TESTER'))).ok(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } }),
  ).toBeNull();
});
