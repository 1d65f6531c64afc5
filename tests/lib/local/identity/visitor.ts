import { createHash, randomBytes } from 'node:crypto';

/** A browser reduced to what signing in needs: a cookie jar with paths, redirects followed one by one, forms. */
export interface Visitor {
  request(url: string, init?: { method?: string; form?: Record<string, string> }): Promise<Response>;
  /** The cookies that it holds, each with its path. */
  cookies(): readonly Cookie[];
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export function visitor(): Visitor {
  const jar = new Map<string, Cookie>();
  return {
    cookies: () => [...jar.values()],
    async request(url, { method = 'GET', form } = {}) {
      const { pathname } = new URL(url);
      const cookie = jar
        .values()
        .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
        .map(({ name, value }) => `${name}=${value}`)
        .toArray()
        .join('; ');
      const response = await fetch(url, {
        method: form ? 'POST' : method,
        redirect: 'manual',
        headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
        ...(form ? { body: new URLSearchParams(form) } : {}),
      });
      for (const header of response.headers.getSetCookie()) keepCookie(jar, header);
      return response;
    },
  };
}

function keepCookie(jar: Map<string, Cookie>, header: string): void {
  const [pair = '', ...attributes] = header.split(/;\s*/);
  const name = pair.slice(0, pair.indexOf('='));
  const attribute = (wanted: string): string | undefined =>
    attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const path = attribute('path') ?? '/';
  const expires = attribute('expires');
  if (expires !== undefined && Date.parse(expires) <= Date.now()) jar.delete(`${name} ${path}`);
  else jar.set(`${name} ${path}`, { name, value: pair.slice(pair.indexOf('=') + 1), path });
}

export interface Tokens {
  readonly id_token: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

/** The claims of a token, unverified. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

/** The application's side of the sign-in, against one issuer. */
export function application(issuer: string, origin: string) {
  const redirectUri = `${origin}/`;
  const verifier = randomBytes(32).toString('base64url');
  const authorizationUrl = (extra: Record<string, string> = {}): string => {
    const url = new URL(`${issuer}/auth`);
    const parameters = {
      client_id: 'emolumenti-spa',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: redirectUri,
      state: 'stato-1',
      nonce: 'nonce-1',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      ...extra,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  };
  const token = (body: Record<string, string>): Promise<Response> =>
    fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: 'emolumenti-spa', ...body }),
    });
  const exchange = (code: string, codeVerifier = verifier, uri = redirectUri): Promise<Response> =>
    token({ grant_type: 'authorization_code', code, redirect_uri: uri, code_verifier: codeVerifier });
  return {
    authorizationUrl,
    exchange,
    refresh: (refreshToken: string): Promise<Response> =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    /** Opens the sign-in page; answers its address, to which the form is sent. */
    async openLogin(person: Visitor, extra: Record<string, string> = {}): Promise<string> {
      const answer = await person.request(authorizationUrl(extra));
      return new URL(answer.headers.get('location') ?? '', issuer).href;
    },

    /** Follows redirections until they leave the issuer; answers where they lead. */
    async follow(person: Visitor, response: Response): Promise<URL> {
      const target = new URL(response.headers.get('location') ?? '', issuer);
      if (!target.href.startsWith(`${issuer}/`)) return target;
      return this.follow(person, await person.request(target.href));
    },

    /** The whole way: page, form, redirections, code, tokens. */
    async signIn(
      person: Visitor,
      login: string,
      password: string,
      extra: Record<string, string> = {},
    ): Promise<Tokens> {
      const page = await this.openLogin(person, extra);
      const back = await this.follow(person, await person.request(page, { form: { login, password } }));
      const response = await exchange(
        back.searchParams.get('code') ?? '',
        verifier,
        extra['redirect_uri'] ?? redirectUri,
      );
      return response.json();
    },
  };
}
