import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areas, type AreaEntry } from '#lib/areas.ts';
import { bundleHandlers } from '#lib/cloud/bundle.ts';
import { chiaveSessione } from '#platform/caller/sessione.ts';
import { isSecondBackend, routeKey, type Route } from '#shared/contracts/route.ts';
import { openHomeApart } from '#support/home/home-apart.ts';
import { startTestHome, type Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import type { BenchRow } from '../bench-row.ts';
import { minimalLambda } from '../measures/minimal-lambda.ts';
import { median, rounds } from '../measures/rounds.ts';

/** Processes of a round, of which the fastest counts. */
const TRIES = 2;
/** What a first call answers: what is asked for, or that it is not there. */
const ANSWERED = new Set([200, 404]);

const opensBare = ({ query, body }: Route): boolean =>
  [query, body].every((parte) => parte === undefined || parte.safeParse({}).success);

/** The first call of an area: one that reads and says nothing but who asks. @throws when the area has none */
const firstCallOf = ({ name, routes }: AreaEntry): Route => {
  const route = Object.values(routes).find(
    (one) => one.effect === 'read' && one.scope === 'scuola' && one.roles.includes('GESTORE') && opensBare(one),
  );
  if (route === undefined) throw new Error(`${name} has no call that reads`);
  return route;
};

/** The event that the gateway makes of a call, and the key of the session for who verifies it by hand. */
const eventOf = (route: Route, { token, sessione }: Person) => ({
  version: '2.0',
  routeKey: routeKey(route),
  rawPath: route.path.replaceAll(/\{\w+\}/g, 'nessuno'),
  rawQueryString: '',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-auth-token': sessione.token,
    [isSecondBackend(route.path) ? 'x-application-code' : 'x-client-type']: 'WWS',
  },
  pathParameters: Object.fromEntries(Object.keys(route.params?.shape ?? {}).map((name) => [name, 'nessuno'])),
  requestContext: {
    http: { method: route.method, path: route.path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
    requestId: 'prima-chiamata',
    routeKey: routeKey(route),
    stage: '$default',
    timeEpoch: Date.now(),
  },
  body: isSecondBackend(route.path) ? '{"data":{}}' : '{}',
  isBase64Encoded: false,
  sessione: chiaveSessione(sessione.token),
});

const PROGRAM = `const [file, event] = JSON.parse(process.env.FIRST_CALL);
const start = performance.now();
const { handler } = await import(file);
const { statusCode } = await handler(event, { awsRequestId: 'prima-chiamata', getRemainingTimeInMillis: () => 30000 });
process.stdout.write(JSON.stringify([performance.now() - start, statusCode]));
process.exit(0);`;

/** Milliseconds from nothing to the first answer, in a fresh process with nothing compiled before: the least of a few. @throws when it is no answer */
const coldStart = (file: string, event: object): number => {
  const { NODE_COMPILE_CACHE: _ours, ...env } = process.env;
  const once = (): number => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      env: { ...env, FIRST_CALL: JSON.stringify([file, event]) },
      encoding: 'utf8',
    });
    const [time = Number.NaN, status = 0]: number[] = stdout === '' ? [] : JSON.parse(stdout);
    if (!ANSWERED.has(status)) throw new Error(`The first call of ${file} answered ${status}: ${stderr.slice(-400)}`);
    return time;
  };
  return Math.min(...Array.from({ length: TRIES }, once));
};

/** P7: from nothing to the first answer of each API Lambda against a minimal handler with the same clients; the product's engines in a process of their own. */
export const run = async (): Promise<BenchRow[]> => {
  const home = await startTestHome();
  const gestore = await home.as(loginOf('GESTORE'));
  await home.stop();
  const apart = await openHomeApart(home.port, home.dataDir);
  const folder = join(tmpdir(), `emolumenti-cold-${process.pid}`);
  const handlers = Object.values(areas).map(({ handler }) => handler);
  const bundles = await bundleHandlers(handlers, join(folder, 'areas'));
  const rows: BenchRow[] = [];
  for (const area of Object.values(areas)) {
    const event = eventOf(firstCallOf(area), gestore);
    const own = join(bundles[area.handler] ?? '', 'index.mjs');
    const minimal = await minimalLambda(join(folder, `minimal-${area.name}`), area.grants);
    const times = await rounds(() => ({ own: coldStart(own, event), minimal: coldStart(minimal, event) }), { warm: 0 });
    const of = (which: 'own' | 'minimal') => median(times.map((one) => one[which])).toFixed(0);
    rows.push({
      id: 'P7',
      goal: `${area.name}: cold start with its first call ≤ 1.5× a minimal handler`,
      bound: { atMost: 1.5 },
      measured: `${of('own')} ms against ${of('minimal')} ms`,
      ratios: times.map((one) => one.own / one.minimal),
      note: event.routeKey,
    });
  }
  await apart.end('SIGTERM');
  await Promise.all([folder, home.dataDir].map((path) => rm(path, { recursive: true, force: true })));
  return rows;
};
