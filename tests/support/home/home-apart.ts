import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const NODE = join(import.meta.dirname, '../../../node_modules/.bin/node');
const PROGRAM = join(import.meta.dirname, 'home-process.ts');

const LAST_WORDS = 5000;

/** The whole product in a process of its own, to be killed, measured or starved. */
export interface HomeApart {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly origin: string;
  /** The end of what it wrote since it was ready. */
  readonly lastWords: () => string;
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
  /** From now on it ends by itself, killed, at the instant it has stored so many changes. */
  readonly dieAtWrite: (writes: number) => Promise<void>;
  /** From now on its ids come from that word: of a process that was opened with SEMI. */
  readonly sow: (word: string) => Promise<void>;
  /** Its end, however it comes. */
  readonly over: Promise<unknown>;
}

export const openHomeApart = async (
  port: number,
  dataDir: string,
  { oggi = '', env = {} }: { readonly oggi?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<HomeApart> => {
  const child = spawn(NODE, [PROGRAM, String(port), dataDir, ...(oggi === '' ? [] : [oggi])], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
  });
  const exited = once(child, 'exit');
  const origin = await addressOf(child);
  let text = '';
  child.stderr?.on('data', (chunk) => (text = `${text}${String(chunk)}`.slice(-LAST_WORDS)));
  return {
    child,
    pid: child.pid ?? 0,
    origin,
    lastWords: () => text,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
    dieAtWrite: (writes) =>
      new Promise((resolve, reject) => child.send(writes, (error) => (error === null ? resolve() : reject(error)))),
    sow: async (word) => {
      const heard = once(child, 'message');
      child.send(word);
      await Promise.race([heard, exited]);
    },
    over: exited,
  };
};

const addressOf = async ({ stderr }: ChildProcess): Promise<string> => {
  const told: string[] = [];
  if (stderr !== null)
    for await (const line of createInterface({ input: stderr })) {
      if (line.startsWith('http')) return line;
      told.push(line);
    }
  throw new Error(`The product did not start: ${told.join(' ')}`);
};
