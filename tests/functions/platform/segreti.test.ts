import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { segretiFromEnv } from '#platform/segreti.ts';

const CURSORI = 'arn:aws:secretsmanager:eu-south-1:000000000000:secret:Cursori-abcdef';
const ORIGINE = 'arn:aws:secretsmanager:eu-south-1:000000000000:secret:Origine1-abcdef';
const PORTA = 'porta'.padEnd(64, 'x');

/** The extension of AWS that lies beside a function: it answers who has the token of the function. */
let estensione: Server;
let chiesti: string[];
let stato: number;
beforeEach(async () => {
  [chiesti, stato] = [[], 200];
  estensione = createServer(({ url, headers }, response) => {
    const segreto = new URL(url ?? '', 'http://localhost').searchParams.get('secretId') ?? '';
    chiesti.push(segreto);
    response.statusCode = headers['x-aws-parameters-secrets-token'] === 'gettone' ? stato : 401;
    response.end(JSON.stringify({ SecretString: segreto === ORIGINE ? PORTA : 'c'.repeat(64) }));
  }).listen(0, 'localhost');
  await once(estensione, 'listening');
});
afterEach(() => {
  vi.unstubAllEnvs();
  estensione.close();
});

const ambiente = () => ({
  SEGRETO_CURSORI: CURSORI,
  SEGRETI_ORIGINE: ORIGINE,
  PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String((estensione.address() as AddressInfo).port),
  AWS_SESSION_TOKEN: 'gettone',
});

test('the secrets are read when they are first needed, once for many calls, and again after a reading that failed', async () => {
  const segreti = segretiFromEnv(ambiente());
  expect(chiesti).toEqual([]);
  expect(() => segreti.letti()).toThrow('before they are read');
  stato = 500;
  await expect(segreti.load()).rejects.toThrow('non si legge (risposta 500)');
  await expect.poll(() => chiesti.length).toBe(2);
  stato = 200;
  chiesti = [];
  await Promise.all([segreti.load(), segreti.load()]);
  await segreti.load();
  expect(chiesti.toSorted()).toEqual([CURSORI, ORIGINE]);
  expect(segreti.letti()).toMatchObject({ cursori: 'c'.repeat(64), origini: [expect.any(Buffer)] });
});

test('a Lambda of calls lets in who carries the secret that its environment names', async () => {
  vi.resetModules();
  const others = { TABLE_NAME: 'prova', AWS_REGION: 'eu-south-1', OIDC_ISSUER: 'http://127.0.0.1:9/oidc' };
  for (const [name, value] of Object.entries({ ...ambiente(), ...others, OIDC_CLIENT_ID: 'prova' }))
    vi.stubEnv(name, value);
  const { handler } = await import('#functions/accesso/handler.ts');
  const call = async (header: string): Promise<number> => {
    const requestContext = { requestId: 'prova-1' };
    const event = { routeKey: 'POST /login', headers: { 'x-origin-verify': header }, requestContext };
    return (await handler(event, Object.create(null))).statusCode;
  };
  stato = 400;
  expect(await call(PORTA)).toBe(500);
  stato = 200;
  expect(await call('altra')).toBe(403);
  expect(await call(PORTA)).toBe(401);
});
