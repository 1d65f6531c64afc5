import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areas } from '#lib/areas.ts';
import { bundleHandlers } from '#lib/cloud/bundle.ts';
import type { BenchRow } from './bench-row.ts';
import { minimalLambda } from './measures/minimal-lambda.ts';
import { median, rounds } from './measures/rounds.ts';

/** Processes of a round, of which the fastest counts. */
const TRIES = 3;
const ENV = {
  TABLE_NAME: 't',
  BUCKET_NAME: 'b',
  RELEASE: 'r',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'c',
  CURSOR_SECRET: 's'.repeat(40),
  STATE_MACHINE_PREFIX: 'arn:aws:states:eu-south-1:000000000000:stateMachine:x-',
  AWS_REGION: 'eu-south-1',
};

/** Bytes that importing a bundle reads: the file and the chunks it imports at once, not those it may ask for later. */
const bytesOf = async (file: string, seen = new Set<string>()): Promise<number> => {
  if (seen.has(file)) return 0;
  seen.add(file);
  const text = await readFile(file, 'utf8');
  const chunks = [...text.matchAll(/(?:from|import)"(\.\/[^"]+\.mjs)"/g)].map(([, chunk = '']) =>
    join(dirname(file), chunk),
  );
  const others = [];
  for (const chunk of chunks) others.push(await bytesOf(chunk, seen));
  return Buffer.byteLength(text) + others.reduce((total, one) => total + one, 0);
};

/** Milliseconds that a fresh process takes to import a bundle with nothing compiled before, as a Lambda does: the least of several, which others on the machine stretch least. */
const importTime = (file: string): number => {
  const program = `const t=performance.now();await import(${JSON.stringify(file)});process.stdout.write(String(performance.now()-t));process.exit(0)`;
  const { NODE_COMPILE_CACHE: _ours, ...env } = process.env;
  const once = () =>
    Number(
      spawnSync(process.execPath, ['--input-type=module', '-e', program], {
        env: { ...env, ...ENV },
      }).stdout.toString(),
    );
  return Math.min(...Array.from({ length: TRIES }, once));
};

/** P7: bytes and import time of each API Lambda against a minimal handler with the same clients, same run. */
export const run = async (): Promise<BenchRow[]> => {
  const folder = join(tmpdir(), `emolumenti-lambda-${process.pid}`);
  const bundles = await bundleHandlers(
    Object.values(areas).map(({ handler }) => handler),
    join(folder, 'areas'),
  );
  const rows: BenchRow[] = [];
  for (const [area, { handler, grants }] of Object.entries(areas)) {
    const own = join(bundles[handler] ?? '', 'index.mjs');
    const minimal = await minimalLambda(join(folder, `minimal-${area}`), grants);
    const [bytes, base] = [await bytesOf(own), await bytesOf(minimal)];
    const times = await rounds(() => ({ own: importTime(own), minimal: importTime(minimal) }), { warm: 0 });
    const of = (which: 'own' | 'minimal') => median(times.map((one) => one[which])).toFixed(0);
    rows.push({
      id: 'P7',
      goal: `${area}: bytes ≤ 1.75× a minimal handler`,
      measured: `${Math.round(bytes / 1024)} KB against ${Math.round(base / 1024)} KB`,
      bound: { atMost: 1.75 },
      ratios: [bytes / base],
    });
    rows.push({
      id: 'P7',
      goal: `${area}: import ≤ 1.5× a minimal handler`,
      bound: { atMost: 1.5 },
      measured: `${of('own')} ms against ${of('minimal')} ms`,
      ratios: times.map((one) => one.own / one.minimal),
    });
  }
  await rm(folder, { recursive: true, force: true });
  return rows;
};
