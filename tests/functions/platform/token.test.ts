import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenNonValido, tokenVerifier, type TokenConfig } from '#platform/caller/token.ts';

const now = Math.floor(Date.UTC(2026, 1, 10, 9) / 1000);
let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
let foreign: { privateKey: CryptoKey; publicKey: CryptoKey };
let published: { kid: string; key: CryptoKey }[];
let server: Server;
let issuer: string;
let requests: string[];
let providerDown: boolean;

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  foreign = await generateKeyPair('RS256', { extractable: true });
  server = createServer(
    (request, response) =>
      void answer(request.url ?? '').then((body) =>
        response.writeHead(body === null ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  issuer = `http://127.0.0.1:${address.port}/fornitore`;
});
afterAll(() => server.close());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 });
  published = [{ kid: 'chiave-1', key: keys.publicKey }];
  requests = [];
  providerDown = false;
});
afterEach(() => vi.useRealTimers());

async function answer(url: string): Promise<unknown> {
  requests.push(url);
  if (providerDown) return null;
  if (url === '/fornitore/.well-known/openid-configuration')
    return { issuer, jwks_uri: `${new URL(issuer).origin}/chiavi` };
  const jwks = published.map(async ({ kid, key }) => ({ ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' }));
  return { keys: await Promise.all(jwks) };
}

const idConfig = (): TokenConfig => ({ issuer, clientId: 'applicazione', tokenUse: 'id' });
const claims = (): JWTPayload => ({
  iss: issuer,
  aud: 'applicazione',
  sub: 'persona-1',
  iat: now,
  exp: now + 300,
  auth_time: now - 60,
});
const sign = (
  payload: JWTPayload,
  { key = keys.privateKey, kid = 'chiave-1', typ }: { key?: CryptoKey; kid?: string; typ?: string } = {},
): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, ...(typ === undefined ? {} : { typ }) }).sign(key);
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const reasonFor = async (token: string, config: TokenConfig = idConfig()): Promise<string> => {
  try {
    await tokenVerifier(config).verify(token);
    return 'accettato';
  } catch (error) {
    if (error instanceof TokenNonValido) return error.reason;
    throw error;
  }
};

describe('an ID token', () => {
  it('is read when it is valid', async () => {
    expect(await tokenVerifier(idConfig()).verify(await sign(claims()))).toEqual({
      subject: 'persona-1',
      issuer,
      expiresAt: now + 300,
      authTime: now - 60,
    });
  });

  it('may be without auth_time', async () => {
    const { auth_time: _absent, ...without } = claims();
    expect(await tokenVerifier(idConfig()).verify(await sign(without))).toMatchObject({ authTime: null });
  });

  it.each([
    [599, 'accettato'],
    [600, 'accettato'],
    [601, 'scaduto'],
  ])('expired by %i s is %s', async (seconds, expected) => {
    expect(await reasonFor(await sign({ ...claims(), exp: now - seconds }))).toBe(expected);
  });

  it.each([
    [600, 'accettato'],
    [601, 'scaduto'],
  ])('valid from %i s ahead is %s', async (seconds, expected) => {
    expect(await reasonFor(await sign({ ...claims(), nbf: now + seconds }))).toBe(expected);
  });

  it.each<[string, JWTPayload, string]>([
    ['for another client', { aud: 'altra' }, 'destinatario'],
    ['for nobody', { aud: [] }, 'destinatario'],
    ['given to another client for ours', { aud: ['applicazione', 'altra'], azp: 'altra' }, 'destinatario'],
    ['that is an access token', { token_use: 'access' }, 'destinatario'],
    ['of type Bearer', { typ: 'Bearer' }, 'destinatario'],
    ['of another issuer', { iss: 'https://altro.example' }, 'emittente'],
    ['with an empty subject', { sub: '' }, 'formato'],
  ])('%s is refused', async (_name, change, reason) => {
    expect(await reasonFor(await sign({ ...claims(), ...change }))).toBe(reason);
  });

  it('with the header of an access token or of a logout token is refused', async () => {
    expect(await reasonFor(await sign(claims(), { typ: 'at+jwt' }))).toBe('destinatario');
    expect(await reasonFor(await sign(claims(), { typ: 'logout+jwt' }))).toBe('destinatario');
    expect(await reasonFor(await sign(claims(), { typ: 'JWT' }))).toBe('accettato');
  });

  it.each(['exp', 'sub'])('without %s is refused', async (name) => {
    const rest = Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name));
    expect(await reasonFor(await sign(rest))).toBe('formato');
  });
});

describe('a forged token', () => {
  it('signed by a foreign key is refused, under the name of ours or its own', async () => {
    expect(await reasonFor(await sign(claims(), { key: foreign.privateKey }))).toBe('firma');
    expect(await reasonFor(await sign(claims(), { key: foreign.privateKey, kid: 'chiave-estranea' }))).toBe('firma');
  });

  it('changed after the signature is refused', async () => {
    const [header, , signature] = (await sign(claims())).split('.');
    expect(await reasonFor([header, base64url({ ...claims(), sub: 'altra-persona' }), signature].join('.'))).toBe(
      'firma',
    );
  });

  it('with alg none is refused', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      const unsigned = `${base64url({ alg, kid: 'chiave-1' })}.${base64url(claims())}`;
      expect(await reasonFor(`${unsigned}.`)).toBe('formato');
      expect(await reasonFor(`${unsigned}.AAAA`)).toBe('firma');
    }
  });

  it('signed with the public key as an HMAC secret is refused', async () => {
    const unsigned = `${base64url({ alg: 'HS256', kid: 'chiave-1' })}.${base64url(claims())}`;
    const signature = createHmac('sha256', await exportSPKI(keys.publicKey))
      .update(unsigned)
      .digest('base64url');
    expect(await reasonFor(`${unsigned}.${signature}`)).toBe('firma');
  });

  it.each(['', 'x', 'a.b.c', '..', '{}.{}.{}', `${'A'.repeat(5000)}.A.A`, 'è.ü.ö'])(
    'of garbage (%j) is refused',
    async (garbage) => {
      expect(await reasonFor(garbage)).toBe('formato');
    },
  );

  it('without a key name is refused', async () => {
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256' }).sign(keys.privateKey);
    expect(await reasonFor(token)).toBe('formato');
  });
});

describe('an access token', () => {
  const accessConfig = (audience?: string): TokenConfig => ({
    issuer,
    clientId: 'applicazione',
    tokenUse: 'access',
    ...(audience === undefined ? {} : { audience }),
  });

  it('is accepted for the audience that is configured', async () => {
    const token = await sign({ ...claims(), aud: ['api'], typ: 'Bearer' }, { typ: 'at+jwt' });
    expect(await reasonFor(token, accessConfig('api'))).toBe('accettato');
    expect(await reasonFor(token, accessConfig('altra-api'))).toBe('destinatario');
  });

  it('is accepted by its client where no audience is configured, as Cognito writes it', async () => {
    const { aud: _absent, ...rest } = claims();
    expect(
      await reasonFor(await sign({ ...rest, client_id: 'applicazione', token_use: 'access' }), accessConfig()),
    ).toBe('accettato');
    expect(await reasonFor(await sign({ ...rest, client_id: 'altra', token_use: 'access' }), accessConfig())).toBe(
      'destinatario',
    );
    expect(await reasonFor(await sign(claims()), accessConfig())).toBe('destinatario');
  });

  it('is not an ID token', async () => {
    expect(await reasonFor(await sign({ ...claims(), token_use: 'id' }), accessConfig('applicazione'))).toBe(
      'destinatario',
    );
  });
});

describe('the keys', () => {
  it('are fetched once for many tokens', async () => {
    const verifier = tokenVerifier(idConfig());
    const token = await sign(claims());
    await Promise.all(Array.from({ length: 20 }, () => verifier.verify(token)));
    expect(requests).toEqual(['/fornitore/.well-known/openid-configuration', '/chiavi']);
  });

  it('are fetched again when a token names a new one', async () => {
    const verifier = tokenVerifier(idConfig());
    await verifier.verify(await sign(claims()));
    published = [{ kid: 'chiave-2', key: foreign.publicKey }];
    const renewed = await sign(claims(), { key: foreign.privateKey, kid: 'chiave-2' });
    expect(await verifier.verify(renewed)).toMatchObject({ subject: 'persona-1' });
  });

  it('are not asked for again and again by tokens with invented names, and the good ones still pass', async () => {
    const verifier = tokenVerifier(idConfig());
    for (let i = 0; i < 10; i += 1) {
      const forged = await sign(claims(), { key: foreign.privateKey, kid: `inventata-${i}` });
      await expect(verifier.verify(forged)).rejects.toThrow(TokenNonValido);
    }
    expect(requests).toHaveLength(2);
    expect(await verifier.verify(await sign(claims()))).toMatchObject({ subject: 'persona-1' });
  });

  it('that cannot be had are a fault of the provider, not of the token, and are tried again', async () => {
    const verifier = tokenVerifier(idConfig());
    const token = await sign(claims());
    providerDown = true;
    const error = await verifier.verify(token).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(TokenNonValido);
    providerDown = false;
    expect(await verifier.verify(token)).toMatchObject({ subject: 'persona-1' });
  });

  it('of a provider that calls itself otherwise are not trusted', async () => {
    const config = { ...idConfig(), issuer: `${issuer}/` };
    const error = await tokenVerifier(config)
      .verify(await sign({ ...claims(), iss: `${issuer}/` }))
      .catch((caught: unknown) => caught);
    expect(error).not.toBeInstanceOf(TokenNonValido);
  });
});
