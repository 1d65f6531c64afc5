import { Hub } from 'aws-amplify/utils';
import { InMemoryWebStorage } from 'oidc-client-ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runningProvider, type RunningProvider } from '../../lib/local/identity/running-provider.ts';
import { application, claimsOf, visitor, type Visitor } from '../../lib/local/identity/visitor.ts';

type SignInModule = typeof import('#web/app/sign-in/sign-in.ts');

let running: RunningProvider;
let person: Visitor;
let browser: ReturnType<typeof browserAt>;
let configRequests: number;
let configAnswer: () => Response;
let page: SignInModule;
const events: string[] = [];
const stopListening = Hub.listen('auth', ({ payload }) => void events.push(payload.event));

beforeAll(async () => {
  running = await runningProvider();
});
afterAll(async () => {
  stopListening();
  await running.stop();
});

/** The parts of a browser that signing in touches: an address that may be left, a history, a storage. */
function browserAt(href: string) {
  const left: string[] = [];
  const location = {
    href,
    get origin() {
      return new URL(this.href).origin;
    },
    get pathname() {
      return new URL(this.href).pathname;
    },
    get hash() {
      return new URL(this.href).hash;
    },
    assign: (url: string) => void left.push(url),
  };
  const history = {
    replaceState: (_state: unknown, _title: string, url: string) => {
      location.href = new URL(url, location.href).href;
    },
  };
  const storage = new InMemoryWebStorage();
  const window = {
    self: { location },
    location,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  return { location, left, globals: { location, history, sessionStorage: storage, window } };
}

const realFetch = globalThis.fetch;
beforeEach(async () => {
  person = visitor();
  events.length = 0;
  configRequests = 0;
  configAnswer = () =>
    Response.json({ issuer: running.issuer, clientId: 'emolumenti-spa', region: 'eu-south-1', version: '0.1.0' });
  browser = browserAt(`${running.origin}/#/servizi/1`);
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    if (input !== '/config.json') return realFetch(input, init);
    configRequests += 1;
    return Promise.resolve(configAnswer());
  });
  vi.resetModules();
  page = await import('#web/app/sign-in/sign-in.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Waits for the page to leave for another address; the promise of leaving never settles, as in a browser. */
async function leaving(leave: () => Promise<void>): Promise<URL> {
  const before = browser.left.length;
  const gone = vi.waitFor(() => {
    const url = browser.left[before];
    if (url === undefined) throw new Error('the page is still here');
    return new URL(url);
  });
  return Promise.race([gone, leave().then(() => gone)]);
}

async function signInAndReturn(returnTo = '#/servizi/1'): Promise<void> {
  const app = application(running.issuer, running.origin);
  const authorization = await leaving(() => page.signIn(returnTo));
  const form = await person.request(authorization.href);
  const login = new URL(form.headers.get('location') ?? '', running.issuer).href;
  const answer = login.includes('/accesso/')
    ? await person.request(login, { form: { login: 'dsga.prova', password: 'segreta-1' } })
    : form;
  browser.location.href = (await app.follow(person, answer)).href;
}

describe('the configuration', () => {
  it('is fetched once', async () => {
    await page.loadConfig();
    expect(await page.loadConfig()).toMatchObject({ clientId: 'emolumenti-spa', tokenUse: 'id' });
    expect(configRequests).toBe(1);
  });

  it('is asked for again after a failure', async () => {
    configAnswer = () => new Response(null, { status: 503 });
    await expect(page.completeSignIn()).rejects.toThrow('503');
    configAnswer = () =>
      Response.json({ issuer: running.issuer, clientId: 'emolumenti-spa', region: 'eu-south-1', version: '0.1.0' });
    expect(await page.completeSignIn()).toBeNull();
  });
});

describe('signing in', () => {
  it('leaves with PKCE, a nonce and the way back to the application', async () => {
    const { searchParams, pathname } = await leaving(() => page.signIn('#/servizi/1'));
    expect(pathname).toBe('/oidc/auth');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'emolumenti-spa',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${running.origin}/`,
      code_challenge_method: 'S256',
      nonce: expect.any(String),
    });
  });

  it('comes back to the route it left from and has a token', async () => {
    expect(await page.completeSignIn()).toBeNull();
    await signInAndReturn();
    expect(await page.completeSignIn()).toEqual({ subject: 'soggetto-dsga' });
    expect(browser.location.href).toBe(`${running.origin}/#/servizi/1`);
    expect(claimsOf(await page.currentToken())['sub']).toBe('soggetto-dsga');
    expect(events).toContain('signedIn');
  });

  it('comes back to the start page when the route was not one of ours', async () => {
    await signInAndReturn('https://altro.example/');
    await page.completeSignIn();
    expect(browser.location.href).toBe(`${running.origin}/#/`);
  });

  it('refuses an answer it has not asked for, and clears it from the address', async () => {
    browser.location.href = `${running.origin}/?code=estraneo&state=estraneo#/servizi/1`;
    await expect(page.completeSignIn()).rejects.toMatchObject({ motivo: 'risposta-estranea' });
    expect(browser.location.href).toBe(`${running.origin}/#/servizi/1`);
  });

  it('reports the refusal of the provider', async () => {
    const authorization = await leaving(() => page.signIn('#/'));
    browser.location.href = `${running.origin}/?error=access_denied&state=${authorization.searchParams.get('state')}`;
    await expect(page.completeSignIn()).rejects.toMatchObject({ motivo: 'accesso-rifiutato' });
  });

  it('does not mind an old answer met again in the history', async () => {
    await signInAndReturn();
    const answered = browser.location.href;
    await page.completeSignIn();
    browser.location.href = answered;
    expect(await page.completeSignIn()).toEqual({ subject: 'soggetto-dsga' });
  });
});

describe('without a session', () => {
  it('there is no token, and the page is told', async () => {
    await expect(page.currentToken()).rejects.toMatchObject({ motivo: 'sessione-scaduta' });
    expect(events).toEqual(['tokenRefresh_failure']);
  });
});

describe('signing out', () => {
  it('proves who asks, returns to the application and forgets the tokens', async () => {
    await signInAndReturn();
    await page.completeSignIn();
    const token = await page.currentToken();
    const logout = await leaving(() => page.signOut());
    expect(Object.fromEntries(logout.searchParams)).toEqual({
      id_token_hint: token,
      client_id: 'emolumenti-spa',
      post_logout_redirect_uri: `${running.origin}/`,
      logout_uri: `${running.origin}/`,
    });
    expect((await person.request(logout.href)).headers.get('location')).toBe(`${running.origin}/`);
    expect(events.at(-1)).toBe('signedOut');
    await expect(page.currentToken()).rejects.toMatchObject({ motivo: 'sessione-scaduta' });
  });
});

describe('asked for the credentials again', () => {
  it('where the provider would let in whoever is signed in, signs out and comes back to the same address', async () => {
    configAnswer = () =>
      Response.json({
        issuer: running.issuer,
        clientId: 'emolumenti-spa',
        region: 'eu-south-1',
        version: '0.1.0',
        conferma: 'uscita',
      });
    await signInAndReturn('#/servizi/7');
    await page.completeSignIn();
    const onLeaving = vi.fn();
    const logout = await leaving(async () => void (await page.reauthenticate(onLeaving)));
    expect(logout.searchParams.get('post_logout_redirect_uri')).toBe(`${running.origin}/`);
    expect(onLeaving).toHaveBeenCalledOnce();
    browser.location.href = `${running.origin}/`;
    expect(await page.completeSignIn()).toBeNull();
    person = visitor();
    await signInAndReturn('#/');
    await page.completeSignIn();
    expect(browser.location.href).toBe(`${running.origin}/#/servizi/7`);
  });
});
