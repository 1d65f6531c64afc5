import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePortBlock } from './ports.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NODE = join(ROOT, 'node_modules/.bin/node');

export interface Started {
  readonly child: ChildProcess;
  readonly port: number;
  /** All it wrote so far. */
  readonly text: () => string;
  readonly exit: Promise<number | null>;
}

/** `npm start` as its bootstrap runs it, on a folder and on ports of its own. */
export const npmStart = async (dataDir: string, ...args: readonly string[]): Promise<Started> => {
  const port = await freePortBlock();
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', 'bin/local.ts', '--oggi=2026-03-10', ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  return { child, port, text: () => text, exit: once(child, 'exit').then(([code]) => code) };
};

export const isReady = ({ text }: Started): boolean => text().includes('Ctrl-C per chiudere.');

/** Ctrl-C, and its end. */
export const stopStarted = async ({ child, exit }: Started): Promise<void> => {
  child.kill('SIGINT');
  await exit;
};

/** SIGKILL: nothing in the process gets to know. */
export const killStarted = async ({ child, exit }: Started): Promise<void> => {
  child.kill('SIGKILL');
  await exit;
};
