// Installs what is missing, then runs a program on the Node that this project pins (npm package "node"),
// whatever Node the machine has. Plain JavaScript: it must run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The packages a lock file of npm names, by their folder. */
const packages = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/**
 * Whether every package of the lock is there in its version: npm writes what it installed, last of all, into a lock
 * file of its own. Optional packages of other platforms are not asked for.
 */
const isInstalled = () => {
  const installed = packages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(packages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
};

if (!isInstalled()) {
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
}

const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const env = {
  // What V8 compiles is kept: this program starts in two thirds of the time, and so does each process it begins.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  // The allocator of Linux keeps what large files have freed, in a pool a thread, unless it is told to give it back.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...process.env,
};
const child = spawn(
  existsSync(node) ? node : process.execPath,
  ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)],
  { stdio: 'inherit', env },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
