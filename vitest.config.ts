import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/run/longest-first.ts';

const ENGINES = ['tests/lib/local/{dynamodb,identity,s3,step-functions}/**/*.test.ts', 'tests/**/crash.test.ts'];

/** `BUNDLES=1`: the product of the tests runs what the Lambdas get, instead of the sources. */
const bundles =
  process.env.BUNDLES === undefined
    ? {}
    : {
        globalSetup: 'tests/support/home/build-bundles.ts',
        env: { BUNDLES_DIR: join(tmpdir(), `emolumenti-lambda-${process.pid}`) },
        // Node loads them as they are
        server: { deps: { external: [/emolumenti-lambda-/] } },
      };

/** Files that kill processes, or fake the services' faults, have a process each; the others share theirs and what it has loaded. */
export default defineConfig({
  test: {
    // guards against what never ends, not measures: the machine may be busy
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // what fell is told whole at the end of a run
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...ENGINES, 'tests/integration/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ENGINES,
          isolate: false,
          ...bundles,
        },
      },
      { extends: true, test: { name: 'engines', include: ENGINES } },
    ],
  },
});
