import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { chiaveSessione } from '../../functions/platform/http/sessione.ts';
import { sessioneRoutes } from '../../shared/contracts/accesso/sessione.ts';
import { startTestHome, TABLE_NAME, type TestHome } from '../support/home/test-home.ts';
import { loginOf } from '../support/home/test-users.ts';
import type { BenchRow } from './bench-row.ts';

const UTENTI = 50;
const CHIAMATE = 20;

/** 95th percentile of the times of `UTENTI` concurrent users who make `CHIAMATE` calls each, in milliseconds. */
const p95 = async (call: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: UTENTI }, async () => {
      for (let i = 0; i < CHIAMATE; i += 1) {
        const begin = performance.now();
        await call();
        times.push(performance.now() - begin);
      }
    }),
  );
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
};

/** P10: a call of the API (which reads the session and one record) against the same two raw store calls, 50 users at once. */
export const run = async (): Promise<BenchRow[]> => {
  const home: TestHome = await startTestHome();
  const gestore = await home.as(loginOf('GESTORE'));
  const raw = async (): Promise<void> => {
    const key = chiaveSessione(gestore.sessione.token);
    await home.store.client.send(new GetCommand({ TableName: TABLE_NAME, Key: key, ConsistentRead: true }));
    await home.store.client.send(
      new GetCommand({ TableName: TABLE_NAME, Key: { pk: 'nessuna', sk: 'nessuna' }, ConsistentRead: true }),
    );
  };
  const api = (): Promise<unknown> => gestore.ok(sessioneRoutes.getPreferenze, { query: { lista: 'persone' } });
  await p95(raw);
  await p95(api);
  const [store, through] = [await p95(raw), await p95(api)];
  await home.close();
  return [
    {
      id: 'P10',
      goal: 'API p95 ≤ 2× the raw store calls, 50 users',
      measured: `${through.toFixed(1)} ms against ${store.toFixed(1)} ms`,
      ratio: through / store,
      reached: through / store <= 2,
      note: 'client, server and engine share this process',
    },
  ];
};
