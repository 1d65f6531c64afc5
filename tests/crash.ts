import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

const { matrice = '' } = parseArgs({ options: { matrice: { type: 'string' } } }).values;

/** The crash and fault tests at full length: every one kills what it tests twenty times (or as CRASH_ROUNDS says), `npm start` forty; two thousand hostile files are sent. The matrix of flows and faults is printed, and written where `--matrice FILE` says. */
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
      ...(matrice === '' ? {} : { MATRICE: resolve(matrice) }),
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
    },
  },
);
process.exit(status ?? 1);
