import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/run/longest-first.ts';
import { leftToOtherDays } from './tests/run/of-the-day.ts';
import { worker } from './tests/run/worker.ts';

/** Files share a process for each worker, and with it one Chromium and one filled school to copy. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    exclude: [...leftToOtherDays()],
    testTimeout: 420_000,
    hookTimeout: 420_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // one more than the cores of the smallest machine: a page that waits leaves its core to another
    maxWorkers: 3,
    ...worker,
    sequence: { sequencer: LongestFirst },
    // what fell is told whole at the end of a run
    chaiConfig: { truncateThreshold: 2000 },
    isolate: false,
  },
});
