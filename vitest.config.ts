import { defineConfig } from 'vitest/config';

const ENGINES = ['tests/lib/local/{dynamodb,identity,s3,step-functions}/**/*.test.ts', 'tests/**/crash.test.ts'];

/** Files that kill processes, or fake the services' faults, have a process each; the others share theirs and what it has loaded. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
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
        test: { name: 'product', include: ['tests/integration/**/*.test.ts'], exclude: ENGINES, isolate: false },
      },
      { extends: true, test: { name: 'engines', include: ENGINES } },
    ],
  },
});
