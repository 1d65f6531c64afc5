import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trialProject, type TrialProject } from './trial-project.ts';

/** A project with a package that its product needs and one of its tests, both in files: npm asks nothing of a network. */
let trial: TrialProject;
let project: string;
beforeAll(() => {
  trial = trialProject();
  project = trial.folder;
  const entries = {
    'node_modules/prodotto': trial.pack('prodotto'),
    'node_modules/prove': { ...trial.pack('prove'), dev: true },
  };
  const manifest = {
    name: 'progetto',
    version: '1.0.0',
    dependencies: { prodotto: 'file:prodotto.tgz' },
    devDependencies: { prove: 'file:prove.tgz' },
  };
  write('package.json', JSON.stringify(manifest));
  write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages: { '': manifest, ...entries } }));
  write('bin/local.ts', "require('prodotto'); console.log('prodotto avviato');");
  write('tests/all.ts', "console.log(require('prove'));");
});
afterAll(() => trial.remove());

const write: TrialProject['write'] = (path, text) => trial.write(path, text);
const run: TrialProject['run'] = (program, extra) => trial.run(program, extra);
const there: TrialProject['there'] = (path) => trial.there(path);

const START = 'bin/local.ts';
const TESTS = 'tests/all.ts';

describe('the bootstrap', () => {
  test('installs for the product what the product needs, once for two commands that begin together', async () => {
    // one that was killed while it installed holds nobody
    write('.installazione/999999999', '');
    const said = (await Promise.all([run(START), run(START)])).join('');
    expect(said.match(/prodotto avviato/g)).toHaveLength(2);
    expect(said.match(/Installo le dipendenze del programma/g)).toHaveLength(1);
    expect([there('prodotto'), there('prove'), existsSync(join(project, '.installazione'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('adds to it what the tests need, and what a program runs on stays where it is', async () => {
    const file = join(project, 'node_modules/prodotto/index.js');
    const before = statSync(file);
    // an addition that was cut: the package says its version and is not whole
    write('node_modules/prove/package.json', JSON.stringify({ name: 'prove', version: '1.0.0' }));
    const lock = readFileSync(join(project, 'package-lock.json'), 'utf8');
    const said = await run(TESTS);
    expect(said).toContain('Aggiungo gli strumenti di prove e controlli');
    expect(said).toContain('prove intero');
    expect([statSync(file).ino, statSync(file).ctimeMs]).toEqual([before.ino, before.ctimeMs]);
    expect(readFileSync(join(project, 'package-lock.json'), 'utf8')).toBe(lock);
  });

  test('finds all it needs where everything is', async () => {
    expect((await run(START)).trim()).toBe('prodotto avviato');
    expect((await run(TESTS)).trim()).toBe('prove intero');
  });

  test.skipIf(process.platform === 'win32')('leaves its place to the program, which ends as it wants', () => {
    write('bin/regole.ts', 'console.log(process.pid); process.exit(3);');
    const { pid, status, stdout, stderr } = spawnSync(process.execPath, ['bin/bootstrap.mjs', 'bin/regole.ts'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect([stdout.trim(), stderr, status]).toEqual([String(pid), '', 3]);
  });

  test('does not take the word of a command that only wrote locks', async () => {
    rmSync(join(project, 'node_modules/prove'), { recursive: true });
    const said = await run(TESTS);
    expect(said).toContain('Aggiungo gli strumenti di prove e controlli');
    expect(said).toContain('prove intero');
  });

  test('begins again what was interrupted', async () => {
    // npm writes it last
    rmSync(join(project, 'node_modules/.package-lock.json'));
    rmSync(join(project, 'node_modules/prodotto/index.js'));
    const said = await run(START);
    expect(said).toContain('Installo le dipendenze del programma');
    expect(said).toContain('prodotto avviato');
  });

  test('goes on when the folder of the turns goes away between being found and being read', async () => {
    rmSync(join(project, 'node_modules/.package-lock.json'));
    // to the first look the folder is there, as that of a command that ends in that instant
    write(
      'gone.mjs',
      `import fs from 'node:fs';
       import { syncBuiltinESMExports } from 'node:module';
       const { existsSync } = fs;
       let looks = 0;
       fs.existsSync = (path) => (String(path).endsWith('.installazione') && (looks += 1) === 1 ? true : existsSync(path));
       syncBuiltinESMExports();`,
    );
    const said = await run(START, { NODE_OPTIONS: `--import=${join(project, 'gone.mjs')}` });
    expect(said).not.toContain('ENOENT');
    expect(said).toContain('prodotto avviato');
  });

  test('says what to do when it cannot install', async () => {
    rmSync(join(project, 'node_modules'), { recursive: true });
    for (const gone of ['prodotto.tgz', 'cache']) rmSync(join(project, gone), { recursive: true });
    const said = await run(START);
    expect(said).toContain('Installazione delle dipendenze non riuscita');
    expect(said).not.toContain('prodotto avviato');
  });
});
