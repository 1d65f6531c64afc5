// `npm run rilascio`: a small school at work with this release, kept for the releases after it to open (tests/golden/rilasci), and beside it the list of
// what the release is made of, the texts of its licences, the document of its calls, and the package of the engine (`emolumenti-motore-VERSION.tgz`).
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openApiDocument } from '#lib/openapi.ts';
import { noticeDi, pacchettiInEsecuzione, sbomDi } from '#lib/pacchetti.ts';
import { NOME_PACCHETTO } from '#lib/pacchetto/nome.ts';
import { writePacchetto } from '#lib/pacchetto/pacchetto.ts';
import { VERSIONE } from '#shared/domain/versione.ts';
import { casiDelPacchetto } from '#support/pacchetto/casi.ts';
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
const pacchetti = pacchettiInEsecuzione(join(import.meta.dirname, '..'));
const accanto = join(import.meta.dirname, 'golden', 'rilasci', VERSIONE);
await writeFile(`${accanto}.cdx.json`, sbomDi(VERSIONE, pacchetti));
await writeFile(`${accanto}.NOTICE`, noticeDi(pacchetti));
await writeFile(`${accanto}.openapi.json.gz`, gzipSync(JSON.stringify(openApiDocument())));
const pacchetto = await mkdtemp(join(tmpdir(), 'pacchetto-'));
await writePacchetto(pacchetto, casiDelPacchetto(), new Date().toISOString().slice(0, 10));
execFileSync('npm', ['pack', '--silent', '--pack-destination', join(accanto, '..')], { cwd: pacchetto });
await rm(pacchetto, { recursive: true, force: true });
process.stdout.write(
  `${file}\n${accanto}.cdx.json\n${accanto}.NOTICE\n${join(accanto, '..', `${NOME_PACCHETTO}-${VERSIONE}.tgz`)}\n`,
);
process.exit(0);
