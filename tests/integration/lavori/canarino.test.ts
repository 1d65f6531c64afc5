import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { canarino } from '#events/canarino.ts';
import { handlerLoader } from '#lib/local/handlers.ts';
import { clientId } from '#lib/local/identity/provider.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { startServiziAws, type ServiziAws } from '#support/canarino/servizi-aws.ts';
import { testModules } from '#support/home/bundles.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

const NOME = 'emolumenti/canarino';
const POOL = 'eu-south-1_Prova';
const CHIAVE = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const credenziali = (cambi: object = {}): string =>
  JSON.stringify({ utente: loginOf('GESTORE'), password: 'prova', chiave: CHIAVE, ...cambi });
const pronti = (): ServiziAws => ({ segreto: credenziali(), chiave: CHIAVE, sfida: 'SOFTWARE_TOKEN_MFA' });

let home: TestHome;
let webDir: string;
let aws: Awaited<ReturnType<typeof startServiziAws>>;
const servizi = pronti();
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'emolumenti-pagine-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Emolumenti</title>');
  home = await startTestHome({ webDir });
  aws = await startServiziAws({ origin: home.origin, nome: NOME, pool: POOL }, servizi);
}, 120_000);
afterAll(async () => {
  aws.close();
  await home.close();
  await rm(webDir, { recursive: true, force: true });
});
beforeEach(() => {
  Object.assign(servizi, pronti());
  vi.stubEnv('SITE_URL', home.origin);
  vi.stubEnv('OIDC_CLIENT_ID', clientId);
  vi.stubEnv('USER_POOL_ID', POOL);
  vi.stubEnv('SEGRETO', NOME);
  vi.stubEnv('AWS_SESSION_TOKEN', 'di-questa-funzione');
  vi.stubEnv('PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', String(aws.port));
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', `http://127.0.0.1:${aws.port}`);
});
afterEach(() => vi.unstubAllEnvs());

/** As Lambda runs it. */
const visit = async (): Promise<unknown> => (await handlerLoader(testModules())(canarino.handler))(canarino.payload);

test('a user who signs in, opens the dashboard and goes out leaves a trail in its school and no session', async () => {
  const changes = await home.changesDuring(async () => expect(await visit()).toEqual({ scuola: SCUOLA_A }));
  const sessioni = changes.filter(({ key }) => key.startsWith('SESSIONE#')).map(({ key }) => key);
  // stored by the sign-in, removed by the way out
  expect(sessioni).toHaveLength(2);
  expect(new Set(sessioni).size).toBe(1);
  expect(changes.some(({ key }) => key.startsWith(`SCUOLA#${SCUOLA_A}#AUDIT#`))).toBe(true);
});

describe('the sentence says what', () => {
  test.each<[string, Partial<ServiziAws>, RegExp]>([
    ['secret is not there', { segreto: null }, /non legge il segreto emolumenti\/canarino \(risposta 400\)/],
    ['secret is not JSON', { segreto: 'gestore demo' }, /non dice chi è il canarino.*"chiave"/],
    ['secret lacks', { segreto: credenziali({ chiave: undefined }) }, /non dice chi è il canarino/],
    ['password is wrong', { segreto: credenziali({ password: 'altra' }) }, /non fa entrare.*NotAuthorizedException/],
    ['authenticator is another', { chiave: 'MFRGGZDFMZTWQ2LK' }, /non fa entrare.*CodeMismatchException/],
    ['password is still to be chosen', { sfida: 'NEW_PASSWORD_REQUIRED' }, /password provvisoria/],
    ['authenticator is still to be registered', { sfida: 'MFA_SETUP' }, /app di autenticazione/],
    ['pool asks that no machine has', { sfida: 'SMS_MFA' }, /gli chiede SMS_MFA/],
    [
      'role may not read the dashboard',
      { segreto: credenziali({ utente: loginOf('DIPENDENTE') }) },
      /GET \/crud\/dashboard ha risposto 403.*RUOLO_NON_AUTORIZZATO, correlazione \S+\)/,
    ],
  ])('%s', async (_, cambi, sentence) => {
    Object.assign(servizi, cambi);
    await expect(visit()).rejects.toThrow(sentence);
  });
  test.each([
    ['answers at no address', 'SITE_URL', 'http://127.0.0.1:9', /non risponde entro 10 secondi, o non si raggiunge/],
    [
      'the pages send people to',
      'OIDC_CLIENT_ID',
      'un-altro',
      /manda chi accede da un altro client \(emolumenti-spa\)/,
    ],
    ['pool is not there', 'USER_POOL_ID', 'eu-south-1_Altro', /non fa entrare.*ResourceNotFoundException/],
    ['gives the secrets', 'PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', '9', /chi lo dà alle funzioni non risponde/],
    ['setting is missing', 'SITE_URL', '', /SITE_URL is missing/],
  ])('%s', async (_, name, value, sentence) => {
    vi.stubEnv(name, value);
    await expect(visit()).rejects.toThrow(sentence);
  });
  test('page is not there', async () => {
    vi.stubEnv('SITE_URL', `${home.origin}/altrove`);
    await expect(visit()).rejects.toThrow(/non dà la prima pagina del programma \(risposta 404\)/);
  });
  test('school is closed for maintenance', async () => {
    const prima = (await registro(home.store).getScuole([SCUOLA_A]))[0];
    if (prima === undefined) throw new Error('No school');
    await sendOperazioni(home.store, [registro(home.store).putScuola(prima, { ...prima, inManutenzione: true })]);
    await expect(visit()).rejects.toThrow(/GET \/crud\/dashboard ha risposto 503/);
  });
  test('secret holds is never in it', async () => {
    servizi.segreto = credenziali({ password: 'segretissima' });
    const said = await visit().catch((error: unknown) => JSON.stringify([String(error), Object(error).stack]));
    expect(said).toContain('non fa entrare');
    expect(said).not.toContain('segretissima');
    expect(said).not.toContain(CHIAVE);
  });
});

describe('with a provider of others, at whose door it stops', () => {
  beforeEach(() => {
    vi.stubEnv('SEGRETO', undefined);
    vi.stubEnv('OIDC_ISSUER', `${home.origin}/oidc`);
  });

  test('pages, provider, its keys and its door are there, and who has no token is refused', async () => {
    await expect(visit()).resolves.toEqual({ emittente: `${home.origin}/oidc` });
  });

  test('the client may not come back to the pages', async () => {
    vi.stubEnv('SITE_URL', home.origin.replace('127.0.0.1', 'localhost'));
    await expect(visit()).rejects.toThrow(/non apre la pagina di accesso al client emolumenti-spa \(risposta 400\)/);
  });

  test.each<[string, (origin: string) => object, RegExp]>([
    ['says nothing of itself', () => ({}), /non dice dove si accede e con quali chiavi/],
    [
      'is another',
      () => scoperta(`${home.origin}/oidc`),
      /dice di essere http:\/\/127\.0\.0\.1:\d+\/oidc: i suoi token sono rifiutati/,
    ],
    [
      'has no keys',
      (origin) => ({ ...scoperta(origin), jwks_uri: `${origin}/vuoto` }),
      /non dà le chiavi del fornitore di identità/,
    ],
    [
      'refuses this client by sending it back',
      scoperta,
      /non apre la pagina di accesso al client emolumenti-spa \(unauthorized_client\)/,
    ],
  ])('the provider %s', async (_, dice, sentence) => {
    const fornitore = createServer((request, response) => {
      const { port } = Object(fornitore.address());
      const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
      if (url.pathname === '/auth') {
        response.writeHead(303, { location: `${url.searchParams.get('redirect_uri')}?error=unauthorized_client` });
        return void response.end();
      }
      const keys = url.pathname === '/chiavi' ? [{ kty: 'RSA' }] : [];
      response.end(JSON.stringify(url.pathname.startsWith('/.well-known/') ? dice(url.origin) : { keys }));
    }).listen(0, '127.0.0.1');
    await once(fornitore, 'listening');
    vi.stubEnv('OIDC_ISSUER', `http://127.0.0.1:${Object(fornitore.address()).port}`);
    await expect(visit()).rejects.toThrow(sentence);
    fornitore.close();
  });
});

/** The description that a provider gives of itself. */
const scoperta = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  jwks_uri: `${issuer}/chiavi`,
});
