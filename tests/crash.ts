import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

const testo = { type: 'string', default: '' } as const;
const { matrice, flusso, guasto, parte, ordini } = parseArgs({
  options: { matrice: testo, flusso: testo, guasto: testo, parte: testo, ordini: testo },
}).values;

const TUTTE = ['crash', 'faults', 'durability', 'guasti', 'garanzie'];

const ofMatrix = flusso + guasto + parte === '' ? [] : ['guasti/matrice'];
const ofOrders = ordini === '' ? [] : ['ripristino-guasti'];
const scelte = ofMatrix.length + ofOrders.length === 0 ? TUTTE : [...ofMatrix, ...ofOrders];

/** The crash and fault tests at full length: every one kills what it tests twenty times (or as CRASH_ROUNDS says), `npm start` forty; two thousand hostile files are sent. The matrix of flows and faults is printed, and written where `--matrice FILE` says; `--flusso`, `--guasto` and `--parte 2/5` ask for the flows and faults with that word in their name and for the second fifth of the stops, and nothing else; `--ordini 0-29` for these of the orders of first start, restore and death, each twice, and nothing else. */
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...scelte, '--testTimeout=7200000'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      CRASH_ROUNDS: '20',
      CRASH_STARTS: '40',
      CRASH_FILES: '2000',
      ...process.env,
      ...(matrice === '' ? {} : { MATRICE: resolve(matrice) }),
      FLUSSO: flusso,
      GUASTO: guasto,
      PARTE: parte === '' ? '1/1' : parte,
      ORDINI: ordini,
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
    },
  },
);
process.exit(status ?? 1);
