import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningProvider, type RunningProvider } from './running-provider.ts';
import { application, claimsOf, visitor, type Tokens } from './visitor.ts';

let running: RunningProvider;
let app: ReturnType<typeof application>;

beforeAll(async () => {
  running = await runningProvider();
  app = application(running.issuer, running.origin);
});
afterAll(() => running.stop());

const tokensOf = async (response: Response): Promise<Tokens> => response.json();

describe('discovery', () => {
  it('publishes every address under the issuer, whatever host the request names', async () => {
    const response = await fetch(`${running.issuer}/.well-known/openid-configuration`, {
      headers: { host: 'altro.example' },
    });
    const document = await response.json();
    expect(document.issuer).toBe(running.issuer);
    for (const endpoint of [
      'authorization_endpoint',
      'token_endpoint',
      'jwks_uri',
      'end_session_endpoint',
      'revocation_endpoint',
    ]) {
      expect(document[endpoint]).toMatch(new RegExp(`^${running.issuer}/`));
    }
    expect(document.code_challenge_methods_supported).toEqual(['S256']);
  });

  it('publishes the public half of the key only', async () => {
    const { keys } = await (await fetch(`${running.issuer}/.well-known/jwks.json`)).json();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('answers 404 outside its mount path', async () => {
    expect((await fetch(`${running.origin}/altro`)).status).toBe(404);
  });
});

describe('authorization code with PKCE', () => {
  it('gives an ID token that aws-jwt-verify accepts, an opaque access token and a refresh token', async () => {
    const tokens = await app.signIn(visitor(), 'dsga.prova', 'segreta-1');
    const verifier = JwtVerifier.create(
      {
        issuer: running.issuer,
        audience: 'emolumenti-spa',
        jwksUri: `${running.issuer}/.well-known/jwks.json`,
        graceSeconds: 600,
      },
      { jwksCache: new SimpleJwksCache({ fetcher: { fetch: async (uri) => (await fetch(uri)).arrayBuffer() } }) },
    );
    const claims = await verifier.verify(tokens.id_token);
    expect(claims.sub).toBe('soggetto-dsga');
    expect(claims['auth_time']).toBeTypeOf('number');
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
    expect(tokens.expires_in).toBe(900);
    expect(tokens.access_token).not.toContain('.');
    expect(tokens.refresh_token).toBeTypeOf('string');
  });

  it('returns to the three addresses of the application and to no other', async () => {
    for (const path of ['/', '/callback.html', '/silent.html']) {
      const redirect_uri = `${running.origin}${path}`;
      const person = visitor();
      const page = await app.openLogin(person, { redirect_uri });
      const back = await app.follow(
        person,
        await person.request(page, { form: { login: 'dsga.prova', password: 'segreta-1' } }),
      );
      expect(`${back.origin}${back.pathname}`).toBe(redirect_uri);
      expect(back.searchParams.get('state')).toBe('stato-1');
    }
    const refused = await visitor().request(app.authorizationUrl({ redirect_uri: 'http://127.0.0.1:1/altro' }));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Richiesta non valida');
  });

  it.each([
    ['a scope it does not list', { scope: 'openid offline_access' }, 'invalid_scope'],
    ['a scope nobody knows', { scope: 'openid tutto' }, 'invalid_scope'],
    ['a parameter nobody knows', { inventato: '1' }, 'invalid_request'],
  ])('sends back who asks %s', async (_, extra, error) => {
    const answer = await visitor().request(app.authorizationUrl(extra));
    const back = new URL(answer.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${running.origin}/`);
    expect([back.searchParams.get('error'), back.searchParams.get('state')]).toEqual([error, 'stato-1']);
    const elsewhere = await visitor().request(
      app.authorizationUrl({ ...extra, redirect_uri: 'http://127.0.0.1:1/altro' }),
    );
    expect(elsewhere.status).toBe(400);
  });

  it('refuses a request without PKCE and an exchange with another verifier', async () => {
    const url = new URL(app.authorizationUrl());
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const person = visitor();
    const back = await app.follow(person, await person.request(url.href));
    expect(back.searchParams.get('error')).toBe('invalid_request');

    const page = await app.openLogin(person);
    const withCode = await app.follow(
      person,
      await person.request(page, { form: { login: 'dsga.prova', password: 'segreta-1' } }),
    );
    const answer = await app.exchange(withCode.searchParams.get('code') ?? '', 'x'.repeat(43));
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toBe('invalid_grant');
  });

  it('lets a code be used once', async () => {
    const person = visitor();
    const page = await app.openLogin(person);
    const back = await app.follow(
      person,
      await person.request(page, { form: { login: 'dsga.prova', password: 'segreta-1' } }),
    );
    const code = back.searchParams.get('code') ?? '';
    const first = await tokensOf(await app.exchange(code));
    expect((await app.exchange(code)).status).toBe(400);
    expect((await app.refresh(first.refresh_token)).status).toBe(400);
  });

  it('answers the token request of the application’s origin only', async () => {
    const body = new URLSearchParams({
      client_id: 'emolumenti-spa',
      grant_type: 'refresh_token',
      refresh_token: 'inventato',
    });
    const own = await fetch(`${running.issuer}/token`, { method: 'POST', headers: { origin: running.origin }, body });
    expect(own.headers.get('access-control-allow-origin')).toBe(running.origin);
    const foreign = await fetch(`${running.issuer}/token`, {
      method: 'POST',
      headers: { origin: 'http://altro.example' },
      body,
    });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('refresh', () => {
  it('gives a new ID token of the same sign-in and a new refresh token', async () => {
    const first = await app.signIn(visitor(), 'dsga.prova', 'segreta-1');
    const second = await tokensOf(await app.refresh(first.refresh_token));
    expect(claimsOf(second.id_token)['sub']).toBe('soggetto-dsga');
    expect(claimsOf(second.id_token)['auth_time']).toBe(claimsOf(first.id_token)['auth_time']);
    expect(second.refresh_token).not.toBe(first.refresh_token);
  });

  it('takes a refresh token used twice for stolen and revokes its whole family', async () => {
    const first = await app.signIn(visitor(), 'dsga.prova', 'segreta-1');
    const second = await tokensOf(await app.refresh(first.refresh_token));
    expect((await app.refresh(first.refresh_token)).status).toBe(400);
    expect((await app.refresh(second.refresh_token)).status).toBe(400);
  });
});

describe('silent renewal (prompt=none)', () => {
  it('answers a code while the session lives', async () => {
    const person = visitor();
    await app.signIn(person, 'dsga.prova', 'segreta-1');
    const redirect_uri = `${running.origin}/silent.html`;
    const back = await app.follow(person, await person.request(app.authorizationUrl({ prompt: 'none', redirect_uri })));
    expect(back.pathname).toBe('/silent.html');
    expect(back.searchParams.get('code')).toBeTypeOf('string');
  });

  it('still works after the refresh tokens of the session were revoked', async () => {
    const person = visitor();
    const first = await app.signIn(person, 'dsga.prova', 'segreta-1');
    await app.refresh(first.refresh_token);
    await app.refresh(first.refresh_token);
    const back = await app.follow(person, await person.request(app.authorizationUrl({ prompt: 'none' })));
    const tokens = await tokensOf(await app.exchange(back.searchParams.get('code') ?? ''));
    expect(claimsOf(tokens.id_token)['sub']).toBe('soggetto-dsga');
  });

  it('answers login_required to who is not signed in', async () => {
    const person = visitor();
    const back = await app.follow(person, await person.request(app.authorizationUrl({ prompt: 'none' })));
    expect(back.searchParams.get('error')).toBe('login_required');
  });
});

describe('re-authentication (prompt=login, max_age=0)', () => {
  const again = { prompt: 'login', max_age: '0' };

  it('asks for the credentials again and moves auth_time', async () => {
    const person = visitor();
    const first = await app.signIn(person, 'dsga.prova', 'segreta-1');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const page = await app.openLogin(person, again);
    expect(await (await person.request(page)).text()).toContain('Dsga Inventata');
    const second = await app.signIn(person, 'dsga.prova', 'segreta-1', again);
    expect(claimsOf(second.id_token)['sub']).toBe('soggetto-dsga');
    expect(Number(claimsOf(second.id_token)['auth_time'])).toBeGreaterThan(
      Number(claimsOf(first.id_token)['auth_time']),
    );
  });

  it('refuses the credentials of somebody else', async () => {
    const person = visitor();
    await app.signIn(person, 'dsga.prova', 'segreta-1');
    const page = await app.openLogin(person, again);
    const answer = await person.request(page, { form: { login: 'gestore.prova', password: 'segreta-2' } });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Le credenziali sono di un’altra persona');
  });
});

describe('logout', () => {
  const endSession = (idToken: string): string =>
    `${running.issuer}/session/end?${new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: `${running.origin}/`, state: 'fine' })}`;

  it('ends session and tokens at once and returns to the application', async () => {
    const person = visitor();
    const tokens = await app.signIn(person, 'dsga.prova', 'segreta-1');
    const answer = await person.request(endSession(tokens.id_token));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${running.origin}/?state=fine`);
    expect((await app.refresh(tokens.refresh_token)).status).toBe(400);
    const silent = await app.follow(person, await person.request(app.authorizationUrl({ prompt: 'none' })));
    expect(silent.searchParams.get('error')).toBe('login_required');
  });

  it('returns to the application when nobody is signed in', async () => {
    const tokens = await app.signIn(visitor(), 'dsga.prova', 'segreta-1');
    const answer = await visitor().request(endSession(tokens.id_token));
    expect(answer.headers.get('location')).toBe(`${running.origin}/?state=fine`);
  });

  it('asks first when the request does not prove who sends it', async () => {
    const person = visitor();
    await app.signIn(person, 'dsga.prova', 'segreta-1');
    const other = await app.signIn(visitor(), 'gestore.prova', 'segreta-2');
    for (const url of [`${running.issuer}/session/end`, endSession(other.id_token)]) {
      const page = await person.request(url);
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain('Vuoi uscire da Emolumenti?');
      const silent = await app.follow(person, await person.request(app.authorizationUrl({ prompt: 'none' })));
      expect(silent.searchParams.get('code')).toBeTypeOf('string');
    }
  });

  it('ends the session from the confirmation page', async () => {
    const person = visitor();
    await app.signIn(person, 'dsga.prova', 'segreta-1');
    const html = await (await person.request(`${running.issuer}/session/end`)).text();
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
    await person.request(action, { form: { xsrf, logout: 'yes' } });
    const silent = await app.follow(person, await person.request(app.authorizationUrl({ prompt: 'none' })));
    expect(silent.searchParams.get('error')).toBe('login_required');
  });
});
