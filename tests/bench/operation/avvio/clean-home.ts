import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortBlock } from '#support/home/ports.ts';
import { root } from '#support/sources.ts';

const EVERY_MS = 50;
const AT_MOST_MS = 900_000;

/** A copy of the sources in a folder of its own, as somebody has who just took them: no package, nothing that npm remembers, no data. */
export interface CleanHome {
  /** `npm start` there, as a person gives it. */
  readonly start: () => Promise<Running>;
  readonly remove: () => void;
}

export interface Running {
  readonly origin: string;
  /** Waits until the page and its program are answered. @returns the seconds since the command was given */
  readonly page: () => Promise<number>;
  /** Waits until npm has written what it installed, which it does last. @returns the seconds since the command was given */
  readonly packages: () => Promise<number>;
  /** Waits for these words. @returns the seconds since the command was given */
  readonly says: (words: string) => Promise<number>;
  /** Megabytes of memory of all its processes, what several share counted once. */
  readonly megabytes: () => number;
  readonly stop: () => Promise<void>;
}

export const cleanHome = (): CleanHome => {
  const folder = mkdtempSync(join(tmpdir(), 'emolumenti-primo-avvio-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const path of tracked) if (path !== '') cpSync(join(root, path), join(folder, path));
  return {
    start: async () => running(folder, await freePortBlock()),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const running = (folder: string, port: number): Running => {
  const start = performance.now();
  const child = spawn('npm', ['start', '--', '--oggi=2026-03-10'], {
    cwd: folder,
    env: {
      PATH: withoutPackages(process.env.PATH ?? ''),
      HOME: folder,
      npm_config_cache: join(folder, '.npm'),
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const origin = `http://127.0.0.1:${port}`;
  const until = async (holds: () => boolean | Promise<boolean>): Promise<number> => {
    while (!(await holds())) {
      const seconds = (performance.now() - start) / 1000;
      if (child.exitCode !== null || seconds * 1000 > AT_MOST_MS) throw new Error(`npm start: ${text}`);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    return (performance.now() - start) / 1000;
  };
  return {
    origin,
    page: () => until(() => isServed(origin)),
    packages: () => until(() => existsSync(join(folder, 'node_modules', '.package-lock.json'))),
    says: (words) => until(() => text.includes(words)),
    megabytes: () => together(child.pid ?? 0),
    stop: () => stopAll(child),
  };
};

/** The machine's Node and npm, and not those that this project has installed for itself. */
const withoutPackages = (path: string): string =>
  path
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':');

/** True when the page comes, and the program that it asks for. */
const isServed = async (origin: string): Promise<boolean> => {
  try {
    const [, script] = /<script type="module" src="([^"]+)"/.exec(await textOf(origin)) ?? [];
    return script !== undefined && (await textOf(`${origin}${script}`)).length > 0;
  } catch {
    return false;
  }
};

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

/** Ctrl-C, which reaches all that the command began, and their end. */
const stopAll = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
};

/** Megabytes of a process and of all it began. */
const together = (pid: number): number => {
  const [, kilobytes = ''] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  const begun = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  return begun.reduce((sum, one) => sum + together(Number(one)), Number(kilobytes) / 1024);
};
