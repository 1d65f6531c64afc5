import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { esitoPubblico } from '#functions/pubblico/calcola.ts';
import { publicHandler } from '#platform/http/public-handler.ts';
import { contracts } from '#shared/contracts/index.ts';
import { calcolaRoutes } from '#shared/contracts/pubblico/calcola.ts';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import { VERSIONE } from '#shared/domain/versione.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { observeAnswer } from '#support/observed-answers.ts';

let home: TestHome;
const chieste: string[] = [];
beforeAll(async () => {
  home = await startTestHome({
    aroundCall: ({ engine, name }, run) => {
      chieste.push(`${engine} ${name}`);
      return run();
    },
  });
});
afterAll(() => home.close());

const chiedi = async (caso: unknown): Promise<{ readonly status: number; readonly body: unknown }> => {
  const risposta = await fetch(`${home.origin}${calcolaRoutes.calcolaPubblico.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ caso }),
  });
  const risposto = { status: risposta.status, body: (await risposta.json()) as unknown };
  observeAnswer(calcolaRoutes.calcolaPubblico, { ...risposto, probe: false });
  return risposto;
};
const esitoDi = async (caso: unknown) => calcolaRoutes.calcolaPubblico.response.parse((await chiedi(caso)).body);

const CASO = {
  genere: 'OCCASIONALE',
  parto: 'NETTO',
  somma: 80_000,
  lavoro: '2026-05-20',
  pagamento: '2026-06-20',
  compensiAnno: 0,
};

test('only the public calculator is asked without a session, and only to read', () => {
  const pubbliche = Object.values(contracts)
    .flatMap((area) => Object.values<Route>(area))
    .filter(({ access }) => access === 'pubblico');
  expect(pubbliche.map(routeKey)).toEqual(['POST /pubblico/calcola']);
  expect(pubbliche.map(({ effect, roles }) => [effect, roles])).toEqual([['read', []]]);
});

test('a case is calculated for whoever asks, each figure explained; nothing is read or kept', async () => {
  const mancano = await esitoDi({ genere: 'OCCASIONALE' });
  expect(mancano).toMatchObject({ esito: 'incompleto', versione: VERSIONE });
  expect(mancano.mancano.length).toBeGreaterThan(0);
  chieste.length = 0;
  const esito = await esitoDi(CASO);
  expect(esito.esito).toBe('calcolato');
  expect(esito.cedolino?.totali.netto).toBe(esito.netto);
  expect(esito.cedolino?.righe.every(({ spiegazione }) => spiegazione.testo !== '')).toBe(true);
  expect(chieste.filter((una) => /^(dynamodb|s3)/.test(una))).toEqual([]);
});

test('what is wrong is said, what is not calculated says who pays it', async () => {
  expect(await esitoDi({ genere: 'LUNA' })).toMatchObject({ esito: 'scartato' });
  expect(await esitoDi({ genere: 'SPORTIVO' })).toMatchObject({ esito: 'non_calcolato' });
  const rifiutata = await chiedi({ genere: { x: 1 } });
  expect([rifiutata.status, z.looseObject({ code: z.string() }).parse(rifiutata.body).code]).toEqual([
    400,
    'RICHIESTA_NON_VALIDA',
  ]);
});

test('calls beyond those of a second are told to wait, and a route that is not public is not answered', async () => {
  const chiama = publicHandler(
    calcolaRoutes,
    { calcolaPubblico: ({ body }) => Promise.resolve(esitoPubblico(body.caso)) },
    { LOG_LEVEL: 'error' },
    'prova',
    2,
  );
  const evento = {
    routeKey: 'POST /pubblico/calcola',
    headers: {},
    body: JSON.stringify({ caso: { genere: 'SPORTIVO' } }),
    requestContext: { requestId: 'prova' },
  };
  const stati = await Promise.all(Array.from({ length: 9 }, async () => (await chiama(evento)).statusCode));
  expect(stati.filter((stato) => stato === 200).length).toBeLessThanOrEqual(4);
  expect(stati).toContain(429);
  expect(() =>
    publicHandler(
      { chiusa: contracts.casa.checkDatiScuola },
      { chiusa: () => Promise.reject(new Error()) },
      {},
      'prova',
    ),
  ).toThrow('is no public reading');
});
