import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The crash and fault tests at full length: every one kills what it tests twenty times (or as CRASH_ROUNDS says), `npm start` forty; two thousand hostile files are sent. */
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    'crash',
    'faults',
    'durability',
    'guasti',
    'garanzie',
    '--testTimeout=7200000',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      CRASH_ROUNDS: '20',
      CRASH_STARTS: '40',
      CRASH_FILES: '2000',
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
    },
  },
);
process.exit(status ?? 1);
