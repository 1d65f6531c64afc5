// `npm run rilascio`: a small school at work with this release, kept for the releases after it to open (tests/golden/rilasci).
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERSIONE } from '#shared/domain/versione.ts';
import { leaveScuola } from '#support/rilasci/scuola-del-rilascio.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'rilascio-'));
const file = join(import.meta.dirname, 'golden', 'rilasci', `${VERSIONE}.tar.gz`);
await leaveScuola(dataDir);
// Without the keys and tokens of who signs in, which a start makes anew, and the secret of the folder, which nobody needs any more.
const segno = join(dataDir, 'formato.json');
await writeFile(segno, JSON.stringify({ ...Object(JSON.parse(await readFile(segno, 'utf8'))), secret: 'di-nessuno' }));
const fuori = ['LOG', 'LOG.old', 'LOCK', './identita'].map((name) => `--exclude=${name}`);
execFileSync('tar', ['-czf', file, ...fuori, '-C', dataDir, '.']);
await rm(dataDir, { recursive: true, force: true });
process.stdout.write(`${file}\n`);
process.exit(0);
