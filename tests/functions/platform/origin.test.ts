import { afterEach, describe, expect, test, vi } from 'vitest';
import { originSecrets } from '#platform/caller/origin.ts';

const [OLD, NEW] = ['vecchio'.padEnd(64, 'x'), 'nuovo'.padEnd(64, 'y')];

afterEach(() => vi.unstubAllEnvs());

/** The Lambda of sign-in as it starts with these secrets. */
const started = async (secrets: string) => {
  vi.resetModules();
  vi.stubEnv('ORIGIN_SECRETS', secrets);
  for (const [name, value] of Object.entries({
    TABLE_NAME: 'prova',
    AWS_REGION: 'eu-south-1',
    OIDC_ISSUER: 'http://127.0.0.1:9/oidc',
    OIDC_CLIENT_ID: 'prova',
    CURSOR_SECRET: 's'.repeat(40),
  }))
    vi.stubEnv(name, value);
  const { handler } = await import('#functions/accesso/handler.ts');
  return async (header?: string): Promise<[number, unknown]> => {
    const { statusCode, body } = await handler(
      {
        routeKey: 'POST /login',
        headers: header === undefined ? {} : { 'x-origin-verify': header },
        requestContext: { requestId: 'prova-1' },
      },
      Object.create(null),
    );
    return [statusCode, JSON.parse(body)];
  };
};
const forbidden = [403, { message: 'Forbidden' }];

describe('a call for an API', () => {
  test('without the secret of the front door, or with another, is refused before anything is read', async () => {
    const call = await started(NEW);
    expect(await call()).toEqual(forbidden);
    expect(await call(OLD)).toEqual(forbidden);
    expect(await call(`${NEW},${OLD}`)).toEqual(forbidden);
    expect(await call(NEW)).toMatchObject([401, { code: 'TOKEN_NON_VALIDO' }]);
  });
  test('may carry either secret while they change', async () => {
    const call = await started(`${OLD},${NEW}`);
    for (const secret of [OLD, NEW]) expect(await call(secret)).toMatchObject([401, { code: 'TOKEN_NON_VALIDO' }]);
    expect(await call('')).toEqual(forbidden);
  });
  test('needs none where there is no front door', async () => {
    expect(await (await started(''))()).toMatchObject([401, { code: 'TOKEN_NON_VALIDO' }]);
  });
});

test('a deployment whose secret is not one does not start', () => {
  expect(() => originSecrets('corto')).toThrow('too short');
  expect(() => originSecrets(`${NEW},`)).toThrow('too short');
});
