import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_POOL } from '#lib/local/identity/amministrazione.ts';
import { codeAt, stepOf } from '#lib/local/identity/totp.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import type { Identita } from '#platform/identita.ts';
import { identitaDi } from '#platform/user-pool.ts';
import { provaConformita } from '#support/identita/conformita.ts';
import { accountsOf, runningProvider, type RunningProvider } from './running-provider.ts';
import { application, claimsOf, visitor, type Visitor } from './visitor.ts';

const PASSWORD = 'una frase che si ricorda';
let running: RunningProvider;
let app: ReturnType<typeof application>;
let client: CognitoIdentityProviderClient;
let identita: Identita;
beforeAll(async () => {
  running = await runningProvider();
  app = application(running.issuer, running.origin);
  client = accountsOf(running);
  identita = identitaDi(client, LOCAL_POOL);
});
afterAll(() => running.stop());

describe('the accounts of this machine', () => {
  provaConformita({
    identita: () => identita,
    abilitato: async (Username) =>
      (await client.send(new AdminGetUserCommand({ UserPoolId: LOCAL_POOL, Username }))).Enabled === true,
  });

  test('refuse what the product does not ask', async () => {
    await expect(client.send(new ListUsersCommand({ UserPoolId: LOCAL_POOL }))).rejects.toThrow(/Unknown operation/);
    await expect(client.send(new AdminGetUserCommand({ UserPoolId: 'altro_1', Username: 'x' }))).rejects.toThrow(
      /UserPoolId/,
    );
  });

  test('let nobody take a user of the demonstration by inviting them', async () => {
    const codice = 'un-codice-di-invito-che-nessuno-ha-dato';
    expect(await identita.crea({ user: 'gestore.prova', nome: 'Altra', email: null, chiave: hashOf(codice) })).toBe(
      'soggetto-gestore',
    );
    expect(await textOf(visitor(), codice)).toContain('<label for="login">');
  });
});

/** The page that an invitation leads to. */
const textOf = async (person: Visitor, codice: string): Promise<string> =>
  (await person.request(await app.openLogin(person, { login_hint: `invito:${codice}` }))).text();

const invitato = async (user: string, codice: string): Promise<string> =>
  identita.crea({ user, nome: 'Anna Prova', email: null, chiave: hashOf(codice) });

/** Opens the invitation and chooses the password. @returns what it leads to, and where the forms go */
const scegli = async (person: Visitor, codice: string, password = PASSWORD, conferma = password) => {
  const page = await app.openLogin(person, { login_hint: `invito:${codice}` });
  return { page, answer: await person.request(page, { form: { nuova: password, conferma } }) };
};

const segretoIn = (html: string): string => (/id="chiave">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');
const codiceDi = (segreto: string, shift = 0): string => codeAt(segreto, stepOf(Date.now()) + shift);
/** A subject that signed in, once the forms are over. */
const entrato = async (person: Visitor, answer: Response): Promise<unknown> => {
  const back = await app.follow(person, answer);
  const tokens: { id_token: string } = await (await app.exchange(back.searchParams.get('code') ?? '')).json();
  return claimsOf(tokens.id_token)['sub'];
};

describe('who is invited', () => {
  test('twice in the same instant has one account, which the code of each opens', async () => {
    const codici = ['primo-codice-di-dora-nello-stesso-istante', 'altro-codice-di-dora-nello-stesso-istante'];
    const [uno, altro] = await Promise.all(codici.map((codice) => invitato('dora.insieme', codice)));
    expect(altro).toBe(uno);
    for (const codice of codici) expect(await textOf(visitor(), codice)).toContain('name="nuova"');
  });

  test('chooses a password, and enters with it from then on', async () => {
    const subject = await invitato('anna.uno', 'codice-di-anna-uno-abbastanza-lungo');
    const person = visitor();
    for (const [password, conferma, perche] of [
      ['corta', 'corta', 'almeno 12 caratteri'],
      [PASSWORD, `${PASSWORD}!`, 'non sono uguali'],
      ['xx anna.uno xx', 'xx anna.uno xx', 'non contiene il nome utente'],
      ['aaaaaaaaaaaaaa', 'aaaaaaaaaaaaaa', 'ripete sempre gli stessi'],
    ] as const) {
      const { answer } = await scegli(visitor(), 'codice-di-anna-uno-abbastanza-lungo', password, conferma);
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(perche)]);
    }
    const { answer } = await scegli(person, 'codice-di-anna-uno-abbastanza-lungo');
    expect(await entrato(person, answer)).toBe(subject);
    expect(claimsOf((await app.signIn(visitor(), ' ANNA.uno', PASSWORD)).id_token)['sub']).toBe(subject);
    // the code chose a password once
    expect(await textOf(visitor(), 'codice-di-anna-uno-abbastanza-lungo')).toContain('<label for="login">');
  });

  test('registers a second factor where their roles ask it; a code is good once, and a wrong one is not', async () => {
    running.asks.add(await invitato('anna.due', 'codice-di-anna-due-abbastanza-lungo'));
    const person = visitor();
    const { page, answer } = await scegli(person, 'codice-di-anna-due-abbastanza-lungo');
    const segreto = segretoIn(await answer.text());
    expect(segreto).toHaveLength(32);
    const errato = await person.request(page, { form: { codice: '000000' } });
    expect([errato.status, await errato.text()]).toEqual([422, expect.stringContaining('Il codice non è quello')]);
    const codice = codiceDi(segreto);
    await entrato(person, await person.request(page, { form: { codice } }));

    const altro = visitor();
    const accesso = await app.openLogin(altro);
    const chiesto = await altro.request(accesso, { form: { login: 'anna.due', password: PASSWORD } });
    expect(await chiesto.text()).toContain('Codice del secondo fattore');
    expect((await altro.request(accesso, { form: { codice } })).status).toBe(422);
    await entrato(altro, await altro.request(accesso, { form: { codice: codiceDi(segreto, 1) } }));
  });

  test('who lost the telephone registers another; the password alone never lets them in', async () => {
    const subject = await invitato('anna.tre', 'codice-di-anna-tre-abbastanza-lungo');
    running.asks.add(subject);
    const person = visitor();
    const { page, answer } = await scegli(person, 'codice-di-anna-tre-abbastanza-lungo');
    const primo = segretoIn(await answer.text());
    await entrato(person, await person.request(page, { form: { codice: codiceDi(primo) } }));
    await identita.azzeraSecondoFattore({ user: 'anna.tre', subject });
    const altro = visitor();
    const accesso = await app.openLogin(altro);
    const html = await (await altro.request(accesso, { form: { login: 'anna.tre', password: PASSWORD } })).text();
    expect(segretoIn(html)).not.toBe(primo);
    expect((await altro.request(accesso, { form: { codice: codiceDi(primo, 1) } })).status).toBe(422);
    await entrato(altro, await altro.request(accesso, { form: { codice: codiceDi(segretoIn(html)) } }));
  });

  test('disabled, signs in no more, and what was open renews nothing', async () => {
    const conto = { user: 'anna.quattro', subject: await invitato('anna.quattro', 'codice-di-anna-quattro-lungo') };
    const person = visitor();
    await scegli(person, 'codice-di-anna-quattro-lungo');
    const tokens = await app.signIn(visitor(), 'anna.quattro', PASSWORD);
    await identita.disabilita(conto);
    expect((await app.refresh(tokens.refresh_token)).status).toBe(400);
    const page = await app.openLogin(person);
    const refused = await person.request(page, { form: { login: 'anna.quattro', password: PASSWORD } });
    expect(refused.status).toBe(422);
    await identita.riabilita(conto);
    await app.signIn(visitor(), 'anna.quattro', PASSWORD);
  });

  test('who forgot the password chooses another by a new code, which a deleted account has no use of', async () => {
    const conto = { user: 'anna.cinque', subject: await invitato('anna.cinque', 'codice-di-anna-cinque-lungo') };
    await scegli(visitor(), 'codice-di-anna-cinque-lungo');
    await identita.rimanda(conto, hashOf('un-altro-codice-di-anna-cinque'));
    await scegli(visitor(), 'un-altro-codice-di-anna-cinque', 'tutta un altra frase');
    await app.signIn(visitor(), 'anna.cinque', 'tutta un altra frase');
    await identita.elimina(conto);
    const person = visitor();
    const refused = await person.request(await app.openLogin(person), {
      form: { login: 'anna.cinque', password: 'tutta un altra frase' },
    });
    expect(refused.status).toBe(422);
  });

  test('is known after a restart, and the folder holds no password', async () => {
    await invitato('anna.sei', 'codice-di-anna-sei-abbastanza-lungo');
    await scegli(visitor(), 'codice-di-anna-sei-abbastanza-lungo');
    await running.restart();
    await app.signIn(visitor(), 'anna.sei', PASSWORD);
  });
});
