import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { registro, type Utente } from '#archivio/accesso/registro.ts';
import { createInvito } from '#lib/admin/scuole.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { chiaveSessione } from '#platform/caller/sessione.ts';
import { asRead, sendOperazioni } from '#platform/data/modifica.ts';
import { sessioneRoutes, type Sessione } from '#shared/contracts/accesso/sessione.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { application, visitor } from '../../lib/local/identity/visitor.ts';

const OGGI = '2026-03-10';

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

const invito = (
  cambi: { codmin?: string; ruoli?: Utente['iscrizioni'][number]['ruoli']; adesso?: Date } = {},
): Promise<string> =>
  createInvito(
    home.store,
    {
      codmin: cambi.codmin ?? SCUOLA_A,
      descutente: 'Invitata di prova',
      user: 'invitata',
      ruoli: cambi.ruoli ?? ['CEDOLINI'],
      uid: null,
      uidSubAnagrafe: null,
      cf: null,
    },
    cambi.adesso ?? new Date(),
  );

describe('invitations', () => {
  test('link who signs in to the school, open it, and work once', async () => {
    const codice = await invito();
    const adempimenti = await home.as(loginOf('ADEMPIMENTI', SCUOLA_B));
    const sessione = await apri(adempimenti, { invito: codice });
    expect(sessione).toMatchObject({ codmin: SCUOLA_A, ruoli: ['CEDOLINI'], codcli: 'wws.ced' });
    expect(sessione.scuole.map(({ codmin, ruoli }) => [codmin, ruoli])).toEqual([
      [SCUOLA_A, ['CEDOLINI']],
      [SCUOLA_B, ['ADEMPIMENTI']],
    ]);
    expect((await utenteDi(adempimenti)).iscrizioni.map(({ codmin }) => codmin)).toEqual([SCUOLA_B, SCUOLA_A]);
    expect(await entra(await home.as(loginOf('SERVIZI', SCUOLA_B)), { invito: codice })).toMatchObject({
      status: 404,
      body: { code: 'NON_TROVATO' },
    });
  });

  test('two people with the same invitation at once: one gets in', async () => {
    const codice = await invito();
    const persone = await Promise.all(
      (['CEDOLINI', 'ASSENZE', 'DIPENDENTE', 'SERVIZI'] as const).map((ruolo) => home.as(loginOf(ruolo, SCUOLA_B))),
    );
    const stati = await Promise.all(
      persone.map((person) => entra(person, { invito: codice }).then(({ status }) => status)),
    );
    expect(stati.toSorted()).toEqual([200, 404, 404, 404]);
  });

  test('one that does not exist or is over is refused and changes nothing', async () => {
    const preside = await home.as(loginOf('PRESIDE', SCUOLA_B));
    const scaduto = await invito({ adesso: new Date(Date.now() - 15 * 86_400_000) });
    expect(await entra(preside, { invito: 'un-codice-mai-dato' })).toMatchObject({ status: 404 });
    expect(await entra(preside, { invito: scaduto })).toMatchObject({ status: 404 });
    expect((await utenteDi(preside)).iscrizioni.map(({ codmin }) => codmin)).toEqual([SCUOLA_B]);
  });

  test('new roles for the same school reach the sessions that are open', async () => {
    const preside = await home.as(loginOf('PRESIDE', SCUOLA_B));
    const aperta = await apri(preside);
    expect(await settori(preside, aperta.token)).toMatchObject({ status: 403 });
    await apri(preside, { invito: await invito({ codmin: SCUOLA_B, ruoli: ['GESTORE'] }) });
    expect(await settori(preside, aperta.token)).toMatchObject({ status: 200 });
  });
});

describe('session', () => {
  test('is of one school: switching opens another and closes the first', async () => {
    const person = await home.as(loginOf('ADEMPIMENTI', SCUOLA_B));
    await entra(person, { invito: await invito({ ruoli: ['ASSENZE'] }) });
    const prima = await apri(person, { codmin: SCUOLA_B });
    const dopo = await person.ok(
      sessioneRoutes.switchScuola,
      { body: { codmin: SCUOLA_A } },
      { sessione: prima.token },
    );
    // the invitation before gave CEDOLINI
    expect(dopo).toMatchObject({ codmin: SCUOLA_A, ruoli: ['CEDOLINI', 'ASSENZE'], codcli: 'wws.ced' });
    expect(await preferenze(person, prima.token)).toMatchObject({ status: 401, body: { code: 'SESSIONE_NON_VALIDA' } });
    expect(await preferenze(person, dopo.token)).toMatchObject({ status: 200 });
  });

  test('a school the user does not belong to is as if it were not there', async () => {
    const gestore = await home.as(loginOf('GESTORE'));
    expect(await gestore.call(sessioneRoutes.switchScuola, { body: { codmin: SCUOLA_B } })).toMatchObject({
      status: 404,
      body: { code: 'NON_TROVATO' },
    });
    expect(await entra(gestore, { codmin: SCUOLA_B })).toMatchObject({
      status: 403,
      body: { code: 'ERROR_ROLES_MISSING' },
    });
    expect(await preferenze(gestore)).toMatchObject({ status: 200 });
  });

  test('logging out closes it, and doing it again harms nobody', async () => {
    const cedolini = await home.as(loginOf('CEDOLINI'));
    const { token } = await apri(cedolini);
    expect(await cedolini.call(sessioneRoutes.logout, { body: {} }, { sessione: token })).toMatchObject({
      status: 200,
      body: { chiusa: true },
    });
    expect(await preferenze(cedolini, token)).toMatchObject({ status: 401, body: { code: 'SESSIONE_NON_VALIDA' } });
    expect(await cedolini.call(sessioneRoutes.logout, { body: {} }, { sessione: token })).toMatchObject({
      status: 200,
    });
    expect(await preferenze(cedolini)).toMatchObject({ status: 200 });
  });

  test('lasts the working day, thirty days for who asks to be remembered', async () => {
    const cedolini = await home.as(loginOf('CEDOLINI'));
    const ore = async (ricordami: boolean) =>
      Math.round((Date.parse((await apri(cedolini, { ricordami })).expiration) - Date.now()) / 3600_000);
    expect([await ore(false), await ore(true)]).toEqual([12, 720]);
  });

  test('is refused when its time is over', async () => {
    const servizi = await home.as(loginOf('SERVIZI'));
    const { token } = await apri(servizi);
    const item = await home.store.get(chiaveSessione(token));
    await sendOperazioni(home.store, [
      {
        tipo: 'put',
        chiave: chiaveSessione(token),
        item: { ...item, scade: Math.floor(Date.now() / 1000) - 1 },
        condizione: asRead(item),
      },
    ]);
    expect(await preferenze(servizi, token)).toMatchObject({ status: 401, body: { code: 'SESSIONE_NON_VALIDA' } });
  });

  describe('that nobody uses', () => {
    const ORE = 3600;
    const adesso = () => Math.floor(Date.now() / 1000);
    /** A session opened so many hours ago, and the last use of its user. */
    const aged = async (ore: number, durata: number, usata?: number) => {
      const assenze = await home.as(loginOf('ASSENZE'));
      const { token } = await apri(assenze);
      const item = await home.store.get(chiaveSessione(token));
      const nata = adesso() - ore * ORE;
      const cambi = { creata: new Date(nata * 1000).toISOString(), scade: nata + durata * ORE };
      const uso = { pk: `SCUOLA#${SCUOLA_A}#ACCESSO`, sk: String(item?.utente) };
      const { usata: _usata, versione: _versione, ...accesso } = (await home.store.get(uso)) ?? {};
      await sendOperazioni(home.store, [
        { tipo: 'put', chiave: chiaveSessione(token), item: { ...item, ...cambi }, condizione: asRead(item) },
        { tipo: 'put', chiave: uso, item: { ...accesso, ...(usata === undefined ? {} : { usata }) } },
      ]);
      return { assenze, token, usata: async () => (await home.store.get(uso))?.usata };
    };
    test('is over after eight hours, and says so', async () => {
      const { assenze, token } = await aged(9, 12);
      expect(await preferenze(assenze, token)).toMatchObject({
        status: 401,
        body: { code: 'SESSIONE_NON_VALIDA', message: expect.stringContaining('per otto ore nessuno') },
      });
    });
    test('goes on where it was used meanwhile, and for who asked to be remembered', async () => {
      const usata = await aged(9, 12, adesso() - 7 * ORE);
      expect(await preferenze(usata.assenze, usata.token)).toMatchObject({ status: 200 });
      const ricordata = await aged(9, 720);
      expect(await preferenze(ricordata.assenze, ricordata.token)).toMatchObject({ status: 200 });
    });
    test('leaves its last use written once in a quarter of an hour', async () => {
      const poca = await aged(0.1, 12);
      await preferenze(poca.assenze, poca.token);
      expect(await poca.usata()).toBeUndefined();
      const prima = adesso() - 5 * 60;
      const recente = await aged(3, 12, prima);
      await preferenze(recente.assenze, recente.token);
      expect(await recente.usata()).toBe(prima);
    });
  });

  test('is seen by its own user alone, who closes one, and all but the one that asks', async () => {
    const [preside, gestore] = await Promise.all([home.as(loginOf('PRESIDE')), home.as(loginOf('GESTORE'))]);
    const [prima, seconda] = [await apri(preside), await apri(preside, { ricordami: true })];
    const aperte = async () => (await preside.ok(sessioneRoutes.listSessioni, {}, { sessione: prima.token })).sessioni;
    const elenco = await aperte();
    expect(elenco.filter(({ questa }) => questa)).toHaveLength(1);
    expect(JSON.stringify(elenco)).not.toContain(prima.token);
    const ricordata = elenco.find((una) => una.ricordata);
    expect(ricordata).toMatchObject({ questa: false, codmin: SCUOLA_A });
    const chiudi = (chi: Person, uid: string | null, sessione?: string) =>
      chi.ok(sessioneRoutes.closeSessioni, { body: { uid } }, sessione === undefined ? {} : { sessione });
    expect(await chiudi(gestore, ricordata?.uid ?? '')).toEqual({ chiuse: 0 });
    expect(await preferenze(preside, seconda.token)).toMatchObject({ status: 200 });
    expect(await chiudi(preside, ricordata?.uid ?? '', prima.token)).toEqual({ chiuse: 1 });
    expect(await preferenze(preside, seconda.token)).toMatchObject({ status: 401 });
    await chiudi(preside, null, prima.token);
    expect((await aperte()).map(({ questa }) => questa)).toEqual([true]);
    expect(await preferenze(preside)).toMatchObject({ status: 401 });
    const { token } = await apri(preside);
    expect(await preferenze(preside, token)).toMatchObject({ status: 200 });
  });

  test("survives a new token of the same person, and is nobody else's", async () => {
    const [gestore, tester] = await Promise.all([home.as(loginOf('GESTORE')), home.as(loginOf('TESTER'))]);
    // a token given in the same second is the same
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { id_token: rinnovato } = await application(`${home.origin}/oidc`, home.origin).signIn(
      visitor(),
      loginOf('GESTORE'),
      'prova',
    );
    expect(rinnovato).not.toBe(gestore.token);
    expect(
      await gestore.call(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } }, { token: rinnovato }),
    ).toMatchObject({ status: 200 });
    expect(await preferenze(tester, gestore.sessione.token)).toMatchObject({
      status: 401,
      body: { code: 'SESSIONE_NON_VALIDA' },
    });
  });

  test('an employee linked to nobody is told whom to ask', async () => {
    const dipendente = await home.as(loginOf('DIPENDENTE'));
    const refused = await dipendente.call(anagrafeRoutes.getPersonaPropria, {});
    expect(refused).toMatchObject({
      status: 404,
      body: { code: 'NON_TROVATO', message: expect.stringContaining('chiedere alla segreteria') },
    });
  });
});

describe('credentials confirmed', () => {
  const conferma = (person: Person, token?: string) =>
    person.call(sessioneRoutes.validateCredentials, { body: {} }, token === undefined ? {} : { token });

  test('only by a sign-in of the last two minutes', async () => {
    const gestore = await home.as(loginOf('GESTORE'));
    expect(await conferma(gestore)).toMatchObject({ status: 200, body: { valide: true } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 150_000 });
    const { id_token: vecchio } = await application(`${home.origin}/oidc`, home.origin)
      .signIn(visitor(), loginOf('GESTORE'), 'prova')
      .finally(() => vi.useRealTimers());
    expect(await conferma(gestore, vecchio)).toMatchObject({ status: 200, body: { valide: false } });
  });

  test('never by a password', async () => {
    const gestore = await home.as(loginOf('GESTORE'));
    const refused = await gestore.call(
      sessioneRoutes.validateCredentials,
      { body: {} },
      { rawBody: JSON.stringify({ data: { username: 'gestore', password: 'segreta' } }) },
    );
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'password' }] } });
    expect(JSON.stringify(refused.body)).not.toContain('segreta');
  });
});
