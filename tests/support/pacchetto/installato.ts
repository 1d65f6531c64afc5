import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NOME_PACCHETTO } from '#lib/pacchetto/nome.ts';
import { writePacchetto } from '#lib/pacchetto/pacchetto.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { readGolden } from '#tests/golden/golden.ts';
import { casiDelPacchetto } from './casi.ts';

const run = promisify(execFile);

/** The package where somebody who only has its tarball installed it. */
export interface Installato {
  /** The folder in which it was installed. */
  readonly altrove: string;
  /** The package in it. */
  readonly pacchetto: string;
  readonly remove: () => Promise<void>;
}

/** Packs the package with the numbers of a day, and installs its tarball in an empty folder, from no registry. */
export const installPacchetto = async (giorno: string): Promise<Installato> => {
  const cartella = await mkdtemp(join(tmpdir(), 'pacchetto-'));
  const altrove = join(cartella, 'altrove');
  const fatto = join(cartella, 'fatto');
  await mkdir(altrove);
  await writePacchetto(fatto, casiDelPacchetto(), giorno);
  await run('npm', ['pack', '--silent', '--pack-destination', altrove], { cwd: fatto });
  const [tarball = ''] = await readdir(altrove);
  await writeFile(join(altrove, 'package.json'), '{"type":"module"}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `file:./${tarball}`], { cwd: altrove });
  return {
    altrove,
    pacchetto: join(altrove, 'node_modules', NOME_PACCHETTO),
    remove: () => rm(cartella, { recursive: true, force: true }),
  };
};

/** The situation of every golden payslip. */
export const situazioniGolden: readonly unknown[] = readGolden().flatMap(({ tema, ingressi }) =>
  tema === 'cedolino' ? [ingressi] : [],
);

/** Their outcomes by the product itself, as JSON has them. */
export const esitiDelProdotto = (): unknown =>
  JSON.parse(JSON.stringify(situazioniGolden.map((una) => cedolino(Situazione.parse(una)))));
