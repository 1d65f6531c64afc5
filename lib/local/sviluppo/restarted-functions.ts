import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { LoadHandler } from '../handlers.ts';
import type { Call, Outcome, Retired } from './messages.ts';

const PROGRAM = fileURLToPath(new URL('functions-process.ts', import.meta.url));
/** How long a process that is replaced may take to free the debugger's port, in milliseconds. */
const RETIRING_MS = 1000;

/** The functions of the product in a process that begins again when their sources change. */
export interface RestartedFunctions {
  readonly load: LoadHandler;
  /** Begins a new process: calls made from now on run there, those in progress end where they began. */
  readonly restart: () => Promise<void>;
  readonly close: () => void;
}

interface FunctionsProcess {
  readonly call: (path: string, event: unknown, context: unknown) => Promise<unknown>;
  readonly retire: () => Promise<void>;
  readonly hasEnded: () => boolean;
  readonly kill: () => void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

const debugged = (inspectPort: number): readonly string[] => [
  '--enable-source-maps',
  `--inspect=127.0.0.1:${inspectPort}`,
];

/** Begins a process with the settings of this moment; a debugger finds it on the port. */
const begin = (inspectPort: number | undefined): FunctionsProcess => {
  const child = fork(PROGRAM, [], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      ...(inspectPort === undefined ? ['--max-semi-space-size=16'] : debugged(inspectPort)),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let retired = false;
  const endWhenDone = (): void => {
    if (retired && waiting.size === 0) child.kill('SIGKILL');
  };
  child.on('message', (message: Outcome | Retired) => {
    if ('retired' in message) return;
    settle(waiting, message);
    endWhenDone();
  });
  child.on('exit', (code, signal) => {
    for (const { reject } of waiting.values())
      reject(new Error(`The process of the functions ended (${signal ?? String(code)})`));
    waiting.clear();
  });
  return {
    call: (path, event, context) =>
      new Promise((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve, reject });
        child.send({ id: calls, path, event, ...sendable(context) }, (error) => {
          if (error !== null) reject(error);
        });
      }),
    retire: async () => {
      retired = true;
      await portFreed(child);
      endWhenDone();
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => child.kill('SIGKILL'),
  };
};

const LambdaContext = z.looseObject({ getRemainingTimeInMillis: z.custom<() => number>().optional() });

/** Returns the context of a call without its clock, which no other process can ask, and what the clock says. */
const sendable = (context: unknown): Pick<Call, 'context' | 'remainingMs'> => {
  const { getRemainingTimeInMillis, ...plain } = LambdaContext.parse(context ?? {});
  return { context: plain, remainingMs: getRemainingTimeInMillis?.() ?? null };
};

const settle = (waiting: Map<number, Waiting>, outcome: Outcome): void => {
  const call = waiting.get(outcome.id);
  waiting.delete(outcome.id);
  if ('answer' in outcome) return call?.resolve(outcome.answer);
  const { name, message, stack } = outcome.error;
  call?.reject(Object.assign(new Error(message), { name, stack }));
};

const portFreed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (!child.connected) return resolve();
    const done = (): void => {
      clearTimeout(late);
      child.off('message', heard);
      resolve();
    };
    const heard = (message: Outcome | Retired): void => {
      if ('retired' in message) done();
    };
    const late = setTimeout(done, RETIRING_MS);
    child.on('message', heard);
    child.once('exit', done);
    child.send({ retire: true });
  });

/** Runs the functions in a process of their own, begun at the first call. @param inspectPort where a debugger finds it, if one is to */
export const restartedFunctions = (inspectPort?: number): RestartedFunctions => {
  let current: Promise<FunctionsProcess> | undefined;
  const follow = async (before: Promise<FunctionsProcess>): Promise<FunctionsProcess> => {
    await (await before).retire();
    return begin(inspectPort);
  };
  /** Returns the process of this moment; one that ended by itself is begun again. */
  const running = async (): Promise<FunctionsProcess> => {
    const asked = current;
    const found = await asked;
    if (found !== undefined && !found.hasEnded()) return found;
    if (current === undefined || current === asked) current = Promise.resolve(begin(inspectPort));
    return current;
  };
  return {
    load: (path) =>
      Promise.resolve(async (event: unknown, context?: unknown) => (await running()).call(path, event, context)),
    restart: async () => {
      if (current === undefined) return;
      current = follow(current);
      await current;
    },
    close: () => void current?.then(({ kill }) => kill()),
  };
};
