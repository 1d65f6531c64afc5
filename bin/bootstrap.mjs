// Installs what is missing, then runs a program on the Node that this project pins (npm package "node"),
// whatever Node the machine has. Plain JavaScript: it must run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const mark = join(root, 'node_modules', '.installed-lock');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
  console.error('Installo le dipendenze del progetto (solo la prima volta o quando cambiano)…');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error(
      'Installazione delle dipendenze non riuscita: controllare la rete e lo spazio su disco, poi ripetere il comando.',
    );
    process.exit(npm.status ?? 1);
  }
  writeFileSync(mark, lock);
}

const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const child = spawn(
  existsSync(node) ? node : process.execPath,
  ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
