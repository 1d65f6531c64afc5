import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { leaveScuola } from './support/rilasci/scuola-del-rilascio.ts';

const root = join(import.meta.dirname, '..');
const LAVORA = join('tests', 'support', 'rilasci', 'lavora.ts');

const { values } = parseArgs({ options: { versione: { type: 'string' } } });
if (values.versione === undefined) {
  process.stderr.write(
    'Uso: npm run prova-ritorno -- --versione COMMIT (quello di cui si provano i sorgenti, nella storia di git)\n',
  );
  process.exit(2);
}

interface Trovato {
  readonly dataDir: string;
  readonly persone: number;
  /** Telephones as they were found. */
  readonly prima: readonly string[];
  readonly stati: readonly string[];
  readonly items: number;
  readonly rilievi: readonly unknown[];
}

/** A release, by its sources, at work on a data folder. */
const worked = (sorgenti: string, dataDir: string, telefono: string): Trovato => {
  const uscita = execFileSync(process.execPath, ['bin/bootstrap.mjs', LAVORA, dataDir, telefono], {
    cwd: sorgenti,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(uscita.slice(uscita.lastIndexOf('\n=') + 2));
};

const told = (chi: string, { persone, prima, stati, items, rilievi }: Trovato): void => {
  process.stdout.write(
    `${chi}: ${persone} persone lette e cambiate (telefono trovato: ${prima.join(', ')}), elaborazioni ${stati.join(', ')}, ${items} record controllati, ${rilievi.length} rilievi\n`,
  );
  for (const rilievo of rilievi) process.stdout.write(`  ${JSON.stringify(rilievo)}\n`);
};

/**
 * Goes back and forth: this release leaves a school with a run cut half way; the earlier one, from its own sources, serves it, ends or refuses the run and changes everybody;
 * this one goes on from there. @returns whether nothing was lost on the way
 */
const goBack = async (versione: string, cartella: string): Promise<boolean> => {
  const [sorgenti, nuova] = [join(cartella, 'sorgenti'), join(cartella, 'nuova')];
  execFileSync('git', ['-C', root, 'worktree', 'add', '--quiet', '--detach', sorgenti, versione]);
  try {
    await symlink(join(root, 'node_modules'), join(sorgenti, 'node_modules'));
    await cp(join(root, LAVORA), join(sorgenti, LAVORA));
    await leaveScuola(nuova);
    const dopo = worked(root, nuova, '0611111111');
    told('questa versione', dopo);
    const indietro = worked(sorgenti, dopo.dataDir, '0622222222');
    told(`la versione ${versione}`, indietro);
    const avanti = worked(root, indietro.dataDir, '0633333333');
    told('questa versione, di nuovo', avanti);
    for (const { dataDir } of [dopo, indietro, avanti]) await rm(dataDir, { recursive: true, force: true });
    return (
      indietro.prima.join() === '0611111111' &&
      avanti.prima.join() === '0622222222' &&
      [dopo, indietro, avanti].every(({ persone, rilievi }) => persone === dopo.persone && rilievi.length === 0)
    );
  } finally {
    execFileSync('git', ['-C', root, 'worktree', 'remove', '--force', sorgenti]);
  }
};

const cartella = await mkdtemp(join(tmpdir(), 'emolumenti-ritorno-'));
let bene = false;
try {
  bene = await goBack(values.versione, cartella);
} finally {
  await rm(cartella, { recursive: true, force: true });
}
process.stdout.write(bene ? 'Niente è andato perduto.\n' : 'DIVERSO: qualcosa non è tornato.\n');
process.exit(bene ? 0 : 1);
