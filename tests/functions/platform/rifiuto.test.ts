import { expect, test, vi } from 'vitest';
import { AppError } from '#platform/errors.ts';
import { logRifiuto } from '#platform/http/rifiuto.ts';

const event = {
  routeKey: 'GET /emo/settore',
  headers: { authorization: 'Bearer segreto', 'x-forwarded-for': '192.0.2.7, 198.51.100.1' },
  requestContext: { requestId: 'r', http: { sourceIp: '198.51.100.1' } },
};

const lineOf = (error: unknown, utente: string | null = null, di = event): unknown => {
  const info = vi.fn();
  const log = { info, error: () => undefined };
  logRifiuto({ log, issuer: 'prova' }, error, { event: di, chiamante: { utente }, correlationId: 'c' });
  return info.mock.calls[0];
};

test.each([
  ['RUOLO_NON_AUTORIZZATO', 403],
  ['SESSIONE_NON_VALIDA', 401],
  ['TOKEN_NON_VALIDO', 401],
] as const)('%s leaves a line that names nobody', (code, status) => {
  const [evento, campi] = lineOf(new AppError(code, 'Rossi Mario non può'), 'impronta') as [string, object];
  expect(evento).toBe('accesso-rifiutato');
  expect(campi).toMatchObject({ correlationId: 'c', route: 'GET /emo/settore', status, code, utente: 'impronta' });
  expect(JSON.stringify(campi)).not.toMatch(/Rossi|segreto|192\.0\.2\.7|198\.51/u);
});

test('two refusals of one address share its hash, two addresses do not', () => {
  const error = new AppError('TOKEN_NON_VALIDO', 'no');
  const altra = { ...event, headers: { ...event.headers, 'x-forwarded-for': '192.0.2.8' } };
  expect(lineOf(error)).toEqual(lineOf(error));
  expect(lineOf(error)).not.toEqual(lineOf(error, null, altra));
});

test('what is refused for other reasons, and defects, are told elsewhere', () => {
  expect(lineOf(new AppError('NON_TROVATO', 'no'))).toBeUndefined();
  expect(lineOf(new Error('difetto'))).toBeUndefined();
});
