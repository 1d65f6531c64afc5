import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '../lib/web-build.ts';
import { chromiumPath } from './support/home/chromium.ts';
import { forgetAnswers } from './support/observed-answers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'node_modules', '.cache', 'reports');
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` };

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const run = (script: string, args: readonly string[], extra: Record<string, string> = {}): number =>
  spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit', env: { ...env, ...extra } })
    .status ?? 1;

/** Runs a vitest configuration and reads what it counted; a run that ends badly without a failed test counts as one. */
const vitest = (config: string, extra: Record<string, string> = {}): Counts => {
  const report = join(reports, `${config}.json`);
  rmSync(report, { force: true });
  const status = run(
    'node_modules/vitest/vitest.mjs',
    ['run', '--config', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    extra,
  );
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
    };
    return {
      passed: numPassedTests,
      failed: status === 0 ? numFailedTests : Math.max(1, numFailedTests),
      skipped: numPendingTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

/** A program that must end well counts as one test. */
const program = (name: string, script: string, args: readonly string[] = []): Counts => {
  process.stdout.write(`\n— ${name}\n`);
  const ok = run(script, args) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
};

/** Everything that must hold before a stop: types, lint, architecture, units, engines, integration, the real browser, the cloud templates. */
const main = async (): Promise<void> => {
  mkdirSync(reports, { recursive: true });
  forgetAnswers();
  const chromium = await chromiumPath();
  const web = join(root, 'node_modules', '.cache', 'emolumenti-web');
  await buildWeb(web, { minify: true });
  const parts = [
    program('types and lint', 'bin/check.ts'),
    vitest('vitest.config.ts'),
    program('every answer of every call', 'tests/contract-coverage.ts'),
    vitest('vitest.e2e.config.ts', { CHROMIUM_PATH: chromium, WEB_DIR: web }),
    program('cloud templates', 'bin/synth.ts'),
  ];
  const total = parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
  process.stdout.write(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
  );
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
};

await main();
