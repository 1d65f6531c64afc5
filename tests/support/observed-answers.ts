import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import { root } from './sources.ts';

/** One kind of answer a route gave to a test. `code` is null for a success; `probe` when every route was asked the same. */
const ObservedAnswer = z.strictObject({
  route: z.string(),
  status: z.int(),
  code: z.string().nullable(),
  probe: z.boolean(),
});
export type ObservedAnswer = z.infer<typeof ObservedAnswer>;

const folder = join(root, 'node_modules', '.cache', 'reports', 'answers');
const seen = new Set<string>();

/** Notes an answer that a test worker received, each kind once a file: benchmarks and programs leave no trace. */
export const observeAnswer = (
  route: Pick<Route, 'method' | 'path'>,
  { status, body, probe }: { status: number; body: unknown; probe: boolean },
): void => {
  if (process.env.VITEST === undefined) return;
  const code = typeof body === 'object' && body !== null && 'code' in body && status !== 200 ? String(body.code) : null;
  const line = JSON.stringify({ route: routeKey(route), status, code, probe } satisfies ObservedAnswer);
  if (seen.has(line)) return;
  if (seen.size === 0) mkdirSync(folder, { recursive: true });
  seen.add(line);
  appendFileSync(join(folder, `${process.pid}.ndjson`), `${line}\n`);
};

export const forgetAnswers = (): void => rmSync(folder, { recursive: true, force: true });

export const observedAnswers = (): ObservedAnswer[] => {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ObservedAnswer.parse(JSON.parse(line))),
  );
};
