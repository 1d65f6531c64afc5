import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../sources.ts';

const RILASCI = join(root, 'tests', 'golden', 'rilasci');
const ESTENSIONE = '.tar.gz';

/** The releases whose data are kept, as `0.2.0`. */
export const rilasci: readonly string[] = readdirSync(RILASCI)
  .filter((name) => name.endsWith(ESTENSIONE))
  .map((name) => name.slice(0, -ESTENSIONE.length));

/** The data folder that a release left, in a new folder of its own. */
export const unpackRilascio = async (versione: string): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-rilascio-'));
  execFileSync('tar', ['-xzf', join(RILASCI, `${versione}${ESTENSIONE}`), '-C', dataDir]);
  return dataDir;
};
