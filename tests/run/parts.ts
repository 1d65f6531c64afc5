import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#support/sources.ts';
import { countsOf, reports, type Counts } from './report.ts';
import { noteRun, time } from './times.ts';

const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` };

/** One piece of a run: how it ended and how long it took. */
export interface Part {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** The file that tells its tests, if it has tests. */
  readonly report?: string;
  /** What fell: each test by name with the first lines of its reason. */
  readonly fallen: readonly string[];
  /** What fell beside the others and passed when its file was run again by itself: told, and not a reason to stop. */
  readonly fellOnce: readonly string[];
}

const timed = (name: string, count: () => Omit<Part, 'name' | 'seconds'>): Part => {
  process.stdout.write(`\n— ${name}\n`);
  const start = performance.now();
  return { name, ...count(), seconds: (performance.now() - start) / 1000 };
};

const run = (script: string, args: readonly string[], extra: Readonly<Record<string, string>> = {}): number =>
  spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit', env: { ...env, ...extra } })
    .status ?? 1;

/** A program that must end well counts as one test. */
export const program = (name: string, script: string, args: readonly string[] = []): Part =>
  timed(name, () => {
    const ok = run(script, args) === 0;
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, fallen: [], fellOnce: [] };
  });

interface Suite {
  readonly name: string;
  /** Vitest's own: the project or the configuration. */
  readonly options: readonly string[];
  /** The only files, by a piece of their path; all when none is said. */
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether a file that fell is tried once more by itself. Not where what is tried is drawn: a seed that failed failed. */
  readonly secondLook?: boolean;
}

/** More files than these falling together are not chance. */
const FEW = 3;

/**
 * Runs vitest and reads what it counted; a run that ends badly without a failed test counts as one. Where a second
 * look is allowed the few files that fell run once more: what passes then fell by hurry, and the summary names it.
 * None after something fell outside of the tests: other files may not have run at all.
 */
export const vitest = (suite: Suite): Part =>
  timed(suite.name, () => {
    const report = reportOf(suite.name);
    const first = { report, ...runSuite(suite, report) };
    const files = [...new Set(first.fallen.map(({ file }) => file))];
    const told = first.fallen.map(({ told }) => told);
    if (suite.secondLook !== true || first.outside.length > 0 || files.length === 0 || files.length > FEW)
      return { ...first, fallen: [...told, ...first.outside], fellOnce: [] };
    process.stdout.write(`\n— ${suite.name}, once more: ${files.join(', ')}\n`);
    const again = runSuite({ ...suite, files }, reportOf(`${suite.name} once more`));
    if (again.failed > 0)
      return { ...first, fallen: [...again.fallen.map(({ told }) => told), ...again.outside], fellOnce: [] };
    return { ...first, passed: first.passed + first.failed, failed: 0, fallen: [], fellOnce: told };
  });

const reportOf = (name: string): string => join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

const runSuite = ({ options, files = [], env: extra }: Suite, report: string): Counts => {
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const status = run(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...options,
      ...files,
      '--reporter=dot',
      `--reporter=${join(root, 'tests/run/whole-report.ts')}`,
      `--outputFile.json=${report}`,
    ],
    extra,
  );
  return countsOf(report, status);
};

/** Prints what fell, each part with its time, then the whole. @returns the exit code */
export const summary = (parts: readonly Part[], notes: readonly string[] = []): number => {
  const total = (count: (part: Part) => number): number => parts.reduce((sum, part) => sum + count(part), 0);
  const [passed, failed, skipped] = [
    total((part) => part.passed),
    total((part) => part.failed),
    total((part) => part.skipped),
  ];
  noteRun(parts);
  process.stdout.write('\n');
  tellFallen(parts);
  for (const part of parts)
    process.stdout.write(
      `${time(part.seconds).padStart(6)}  ${part.name}: ${part.passed} passed${part.failed > 0 ? `, ${part.failed} FAILED` : ''}\n`,
    );
  for (const note of notes) process.stdout.write(`        ${note}\n`);
  process.stdout.write(
    `${time(total((part) => part.seconds)).padStart(6)}  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
  );
  return failed > 0 || passed === 0 ? 1 : 0;
};

const tellFallen = (parts: readonly Part[]): void => {
  for (const { name, fallen } of parts)
    for (const test of fallen) process.stdout.write(`FAILED in ${name}: ${test}\n\n`);
  for (const { name, fellOnce } of parts)
    for (const test of fellOnce) process.stdout.write(`FELL ONCE in ${name}, then passed by itself: ${test}\n\n`);
};
