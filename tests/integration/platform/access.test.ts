import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { needsKey, routeKey, type Route } from '#shared/contracts/route.ts';
import { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { startTestHome, type Override, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_C } from '#support/home/test-users.ts';
import { accepted } from '#support/json-schema.ts';
import { application, visitor } from '../../lib/local/identity/visitor.ts';

/** Every call that somebody signs in for. */
const routes: readonly Route[] = Object.values(contracts)
  .flatMap((area) => Object.values<Route>(area))
  .filter(({ access }) => access !== 'pubblico');
const withSession = routes.filter(({ access }) => access !== 'token');

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome();
});
afterAll(() => home.close());

/** A call whose ids and body mean nothing: refused for who it comes from, or for what it says, in this order. */
const attempt = (person: Person, route: Route, override: Override = {}) =>
  person.call(route, { params: { uid: 'nessuno', printId: 'nessuno' }, body: {} } as never, {
    ...override,
    probe: true,
  });

/** A call that its contract accepts whole: what refuses it is not what it says. */
const wellFormed = (route: Route) => ({
  params: route.params && accepted(route.params),
  query: route.query && accepted(route.query),
  body: route.body && accepted(route.body),
});

const codeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;

describe.each(Ruolo.options)('role %s', (ruolo) => {
  test('is let through where the contract says so and nowhere else', async () => {
    const person = await home.as(loginOf(ruolo));
    const wrong: string[] = [];
    for (const route of withSession) {
      const { status, body } = await attempt(person, route);
      const refused = status === 403 && codeOf(body) === 'RUOLO_NON_AUTORIZZATO';
      if (refused === route.roles.includes(ruolo) || status >= 500 || status === 401)
        wrong.push(`${routeKey(route)} → ${status} ${codeOf(body)}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('whatever the route', () => {
  const everywhere = async (override: Override, expected: string, among: readonly Route[] = routes): Promise<void> => {
    const person = await home.as(loginOf('GESTORE'));
    const wrong: string[] = [];
    for (const route of among) {
      const { status, body } = await attempt(person, route, override);
      if (status !== 401 || codeOf(body) !== expected) wrong.push(`${routeKey(route)} → ${status} ${codeOf(body)}`);
    }
    expect(wrong).toEqual([]);
  };

  test('no token is refused', () => everywhere({ token: null }, 'TOKEN_NON_VALIDO'));

  test('a token expired beyond the tolerance is refused', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3600_000 });
    const issuer = `${home.origin}/oidc`;
    const { id_token: token } = await application(issuer, home.origin)
      .signIn(visitor(), loginOf('GESTORE'), 'prova')
      .finally(() => vi.useRealTimers());
    await everywhere({ token }, 'TOKEN_NON_VALIDO');
  });

  test('a token signed by somebody else is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT({ sub: `prova-${SCUOLA_A}-GESTORE` })
      .setProtectedHeader({ alg: 'RS256', kid: 'altro' })
      .setIssuer(`${home.origin}/oidc`)
      .setAudience('emolumenti-spa')
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(privateKey);
    await everywhere({ token }, 'TOKEN_NON_VALIDO');
  });

  test('no session is refused', () => everywhere({ sessione: null }, 'SESSIONE_NON_VALIDA', withSession));

  test('the session of another user is refused', async () => {
    const altro = await home.as(loginOf('TESTER'));
    await everywhere({ sessione: altro.sessione.token }, 'SESSIONE_NON_VALIDA', withSession);
  });

  test('a licence the school does not have is asked for', async () => {
    const wrong: string[] = [];
    for (const route of withSession.filter(({ licences }) => licences.some((licenza) => licenza !== 'WWS'))) {
      const ruolo = route.roles[0];
      const { status, body } = await attempt(await home.as(loginOf(ruolo ?? 'TESTER', SCUOLA_C)), route);
      if (status !== 403 || codeOf(body) !== 'LICENZA_MANCANTE')
        wrong.push(`${routeKey(route)} → ${status} ${codeOf(body)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['without its idempotency key', null],
    ['with a key of seven characters', 'settima'],
  ])('every write %s is refused, and says which header is missing', async (_come, key) => {
    const wrong: string[] = [];
    for (const route of withSession.filter(needsKey)) {
      const person = await home.as(loginOf(route.roles[0] ?? 'TESTER'));
      const { status, body } = await person.call(route, wellFormed(route) as never, { key, probe: true });
      if (
        status !== 400 ||
        codeOf(body) !== 'CHIAVE_IDEMPOTENZA_MANCANTE' ||
        !JSON.stringify(body).includes('"path":"Idempotency-Key"')
      )
        wrong.push(`${routeKey(route)} → ${status} ${codeOf(body)}`);
    }
    expect(wrong).toEqual([]);
  });
});
