import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/run/longest-first.ts';
import { leftToOtherDays } from './tests/run/of-the-day.ts';
import { worker } from './tests/run/worker.ts';

const ENGINES = ['tests/lib/local/{dynamodb,identity,s3,step-functions}/**/*.test.ts', 'tests/**/crash.test.ts'];
/** Those of the engines that kill processes, start on what a killed one left, or refuse to start. */
const ENGINES_APART = ['tests/**/crash.test.ts', 'tests/lib/local/*/{death,durability,persistence,start}.test.ts'];

/** What Node does not run as it is: files that load a module again with other settings, which Node never forgets, and those that load a page. */
const BY_VITE = [
  'tests/functions/platform/origin.test.ts',
  'tests/web/app/sign-in.test.ts',
  'tests/web/areas/tariffe-del-profilo.test.ts',
  'tests/web/ui/elenco.test.ts',
];

/** `BUNDLES=1`: the product of the tests runs what the Lambdas get, instead of the sources. */
const bundles =
  process.env.BUNDLES === undefined
    ? {}
    : {
        globalSetup: 'tests/support/home/build-bundles.ts',
        env: { BUNDLES_DIR: join(tmpdir(), `emolumenti-lambda-${process.pid}`) },
      };

/** Files that kill processes have a process each; the others share theirs and what it has loaded. */
export default defineConfig({
  test: {
    // guards against what never ends, not measures: the machine may be busy
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // one more than the cores of the smallest machine: a file that waits leaves its core to another
    maxWorkers: 3,
    ...worker,
    sequence: { sequencer: LongestFirst },
    // what fell is told whole at the end of a run
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...ENGINES, ...BY_VITE, 'tests/integration/**', ...leftToOtherDays()],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'by-vite', include: BY_VITE, experimental: { viteModuleRunner: true }, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [...ENGINES, ...leftToOtherDays()],
          isolate: false,
          ...bundles,
        },
      },
      {
        extends: true,
        test: { name: 'engines', include: ENGINES, exclude: [...ENGINES_APART, ...leftToOtherDays()], isolate: false },
      },
      { extends: true, test: { name: 'engines-apart', include: ENGINES_APART, exclude: [...leftToOtherDays()] } },
    ],
  },
});
