import { defineConfig } from 'vitest/config';

/** What `npm run prova-fuori` asks of the engines of others, at the addresses that its environment names. */
export default defineConfig({
  test: {
    include: [
      'tests/fuori/*.fuori.ts',
      'tests/lib/local/s3/{objects,listing,conditions,copies-and-deletions,object-lock}.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 1,
    experimental: { viteModuleRunner: false },
  },
});
