import { rm } from 'node:fs/promises';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { chiaveSessione } from '#platform/caller/sessione.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { openHomeApart } from '#support/home/home-apart.ts';
import { startTestHome, TABLE_NAME, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import type { BenchRow } from './bench-row.ts';
import { median, milliseconds, percentile, rounds } from './measures/rounds.ts';

const UTENTI = 50;
const CHIAMATE = 20;

/** 95th percentile of the times of `UTENTI` concurrent users who make `CHIAMATE` calls each, in milliseconds. */
const p95 = async (call: () => Promise<unknown>): Promise<number> => {
  const user = () => rounds(() => milliseconds(call), { warm: 0, many: CHIAMATE });
  return percentile((await Promise.all(Array.from({ length: UTENTI }, user))).flat(), 95);
};

/** P10: a call of the API (which reads the session and one record) against the same two raw store calls, 50 users at once; the product in a process of its own. */
export const run = async (): Promise<BenchRow[]> => {
  const home: TestHome = await startTestHome();
  await home.stop();
  const apart = await openHomeApart(home.port, home.dataDir);
  const gestore = await home.as(loginOf('GESTORE'));
  const raw = async (): Promise<void> => {
    const key = chiaveSessione(gestore.sessione.token);
    await home.store.client.send(new GetCommand({ TableName: TABLE_NAME, Key: key, ConsistentRead: true }));
    await home.store.client.send(
      new GetCommand({ TableName: TABLE_NAME, Key: { pk: 'nessuna', sk: 'nessuna' }, ConsistentRead: true }),
    );
  };
  const api = (): Promise<unknown> => gestore.ok(sessioneRoutes.getPreferenze, { query: { lista: 'persone' } });
  const giri = await rounds(async () => ({ store: await p95(raw), through: await p95(api) }));
  await apart.end('SIGTERM');
  await rm(home.dataDir, { recursive: true, force: true });
  return [
    {
      id: 'P10',
      goal: 'API p95 ≤ 2× the raw store calls, 50 users',
      bound: { atMost: 2 },
      measured: `${median(giri.map(({ through }) => through)).toFixed(1)} ms against ${median(giri.map(({ store }) => store)).toFixed(1)} ms`,
      ratios: giri.map(({ store, through }) => through / store),
      note: 'fifty users in one process, the API and the engine in another',
    },
  ];
};
