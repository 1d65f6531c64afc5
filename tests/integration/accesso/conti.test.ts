import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comandi } from '#lib/admin/comandi/index.ts';
import { openConnection } from '#lib/admin/connection.ts';
import { demoUsersOf } from '#lib/local/demo/users.ts';
import { startHome, type Home } from '#lib/local/home.ts';
import { codeAt, stepOf } from '#lib/local/identity/totp.ts';
import { sessioneRoutes, type Sessione } from '#shared/contracts/accesso/sessione.ts';
import { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { freePortBlock } from '#support/home/ports.ts';
import { personOf } from '#support/home/test-home.ts';
import { application, visitor } from '#tests/lib/local/identity/visitor.ts';

const SCUOLA = 'XXIS00100A';
const PASSWORD = 'una frase che si ricorda';
const MOMENTO = { oggi: '2026-03-10', adesso: new Date() };

/** An installation that began without the demonstration. */
let dataDir: string;
let port: number;
let home: Home;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-vuota-'));
  port = await freePortBlock();
  home = await startHome({ port, dataDir, users: demoUsersOf(dataDir), webDir: dataDir, daily: false });
  await admin('scuola', [SCUOLA], { nome: 'Istituto di Prova', citta: 'Roma' });
  await admin('licenza', [SCUOLA, 'WWS'], { scade: '2099-12-31' });
});
afterAll(async () => {
  await home.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A command of the administrator, with the program open. @returns its words */
const admin = async (nome: string, args: string[], opzioni: Record<string, string> = {}): Promise<string> => {
  const connection = await openConnection({ PORT: String(port), DATA_DIR: dataDir });
  try {
    const esito = await (await comandi[nome]?.load())?.({ connection, args, opzioni, momento: MOMENTO });
    return (esito?.righe ?? []).join('\n');
  } finally {
    await connection.close();
  }
};

const invita = async (user: string, ruoli: string): Promise<string> =>
  /invito=(\S+)/.exec(await admin('utente', [SCUOLA, user], { nome: 'Anna Prova', ruoli }))?.[1] ?? '';

const segretoIn = (html: string): string => (/id="chiave">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');

interface Prova {
  readonly codice?: string;
  readonly user?: string;
  readonly password?: string;
  readonly segreto?: string | undefined;
}

/** Goes through the pages of a sign-in as a person does. @returns the token, and the secret that was registered or used */
const entra = async ({ codice, user = '', password = PASSWORD, segreto }: Prova) => {
  const person = visitor();
  const sito = application(home.issuer, home.origin);
  const page = await sito.openLogin(person, codice === undefined ? {} : { login_hint: `invito:${codice}` });
  const form: Record<string, string> =
    codice === undefined ? { login: user, password } : { nuova: password, conferma: password };
  let answer = await person.request(page, { form });
  let usato = segreto;
  if (answer.status === 200) {
    usato = segreto ?? segretoIn(await answer.text());
    // a code is good once: this one is of the step that comes
    const shift = segreto === undefined ? 0 : 1;
    answer = await person.request(page, { form: { codice: codeAt(usato, stepOf(Date.now()) + shift) } });
  }
  if (answer.status !== 303) return { status: answer.status, testo: await answer.text(), token: '', segreto: usato };
  const back = await sito.follow(person, answer);
  const { id_token } = await (await sito.exchange(back.searchParams.get('code') ?? '')).json();
  return { status: 200, testo: '', token: String(id_token), segreto: usato };
};

const apri = (token: string, invito?: string) =>
  personOf(home.origin, token, null).call(sessioneRoutes.login, { body: invito === undefined ? {} : { invito } });
const sessioneDa = async (token: string, invito?: string): Promise<Sessione> =>
  personOf(home.origin, token, null).ok(sessioneRoutes.login, { body: invito === undefined ? {} : { invito } });

test('from the invitation of the administrator to work, without any user of the demonstration', async () => {
  expect((await entra({ user: 'gestore', password: 'demo' })).status).toBe(422);
  const codice = await invita('anna.prova', 'GESTORE');
  const { token, segreto } = await entra({ codice });
  expect(segreto).toHaveLength(32);
  const sessione = await sessioneDa(token, codice);
  expect(sessione).toMatchObject({ codmin: SCUOLA, ruoli: ['GESTORE'], user: 'anna.prova' });
  const { utenti } = await personOf(home.origin, token, sessione.token).ok(utentiRoutes.listUtenti, { body: {} });
  expect(utenti).toMatchObject([{ user: 'anna.prova', stato: 'ATTIVO' }]);
  expect((await entra({ user: 'anna.prova', segreto })).status).toBe(200);
});

test('an employee is asked no second factor', async () => {
  const codice = await invita('dino.dipendente', 'DIPENDENTE');
  const { token, segreto } = await entra({ codice });
  expect(segreto).toBeUndefined();
  expect(await sessioneDa(token, codice)).toMatchObject({ ruoli: ['DIPENDENTE'] });
});

test('an invitation is of its account: whoever else holds the code is told so', async () => {
  const altro = await invita('bruno.altro', 'SERVIZI');
  const { token } = await entra({ codice: altro });
  const codice = await invita('carla.giusta', 'GESTORE');
  const risposta = await apri(token, codice);
  expect(risposta).toMatchObject({ status: 403, body: { message: expect.stringContaining('carla.giusta') } });
  expect(await sessioneDa(token, altro)).toMatchObject({ ruoli: ['SERVIZI'] });
});

test('a lost telephone, a forgotten password, somebody who is kept out', async () => {
  const codice = await invita('dora.persa', 'CEDOLINI');
  const primo = await entra({ codice });
  const sessione = await sessioneDa(primo.token, codice);
  expect(await admin('conto', ['dora.persa', 'azzera'])).toContain(`Lo dice il registro di ${SCUOLA}`);
  const secondo = await entra({ user: 'dora.persa' });
  expect([secondo.status, secondo.segreto === primo.segreto]).toEqual([200, false]);

  const nuovo = /invito=(\S+)/.exec(await admin('conto', ['dora.persa', 'password']))?.[1] ?? '';
  const terzo = await entra({ codice: nuovo, password: 'tutta un altra frase', segreto: secondo.segreto });
  expect(terzo.status).toBe(200);
  expect((await entra({ user: 'dora.persa' })).status).toBe(422);

  await sessioneDa(terzo.token);
  await admin('conto', ['dora.persa', 'disabilita']);
  expect((await entra({ user: 'dora.persa', password: 'tutta un altra frase' })).status).toBe(422);
  expect(await apri(terzo.token)).toMatchObject({ status: 403 });
  const chiusa = personOf(home.origin, terzo.token, sessione.token);
  expect((await chiusa.call(sessioneRoutes.getPreferenze, { query: { lista: 'persone' } })).status).toBe(401);
  await admin('conto', ['dora.persa', 'riabilita']);
  expect(await sessioneDa(terzo.token)).toMatchObject({ ruoli: ['CEDOLINI'] });
});

test('an account that was never made is told', async () => {
  await expect(admin('conto', ['nessuno', 'azzera'])).rejects.toThrow(/Non c'è nessun conto di nome nessuno/);
});

test('with the program closed the administrator invites too', async () => {
  await home.close();
  const codice = await invita('elsa.chiusa', 'SERVIZI');
  home = await startHome({ port, dataDir, users: demoUsersOf(dataDir), webDir: dataDir, daily: false });
  const { token } = await entra({ codice });
  expect(await sessioneDa(token, codice)).toMatchObject({ ruoli: ['SERVIZI'] });
});
