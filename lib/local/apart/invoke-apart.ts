import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { residentMegabytes } from './resident.ts';

/** A function that runs in a process of its own, as every Lambda does, with the limits that one has. */
export interface Apart {
  readonly module: URL;
  /** Of the whole process, which is ended when it has more; five eighths of them are for what the function makes. */
  readonly megabyte: number;
  readonly secondi: number;
}

const PROGRAM = fileURLToPath(new URL('function-process.ts', import.meta.url));
/** A process that has answered waits so long for another call: loading the module takes longer than reading most files. */
const WARM_MS = 15_000;
/** What a process keeps after an answer is missing to the next: one that keeps more than this share of its memory is not used again. */
const KEPT = 0.75;
const LOOK_EVERY_MS = 100;

/** What the process says: what the function answered, or threw. */
const Message = z.union([
  z.object({ risposta: z.unknown() }),
  z.object({ errore: z.object({ name: z.string(), message: z.string() }) }),
]);

const failure = (name: string, message: string): Error => Object.assign(new Error(message), { name });

const begin = ({ module, megabyte }: Apart): ChildProcess => {
  const child = fork(PROGRAM, [module.href, String(process.pid)], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${Math.floor((megabyte * 5) / 8)}`,
      '--max-semi-space-size=4',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
};

const residentOf = ({ pid }: ChildProcess): number => (pid === undefined ? 0 : (residentMegabytes(pid) ?? 0));

/** @throws what the function threw, or how its process ended */
const call = (child: ChildProcess, { megabyte, secondi }: Apart, payload: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(clock);
      clearInterval(scale);
      child.removeAllListeners();
      act();
    };
    const fail = (error: Error): void => settle(() => reject(error));
    const clock = setTimeout(
      () => fail(failure('Sandbox.Timedout', `Task timed out after ${secondi} seconds`)),
      secondi * 1000,
    );
    // the limit of the engine is not of buffers, and it is looked at late: Lambda counts everything
    const scale = setInterval(() => {
      const resident = residentOf(child);
      if (resident > megabyte)
        fail(failure('Runtime.ExitError', `Memory used: ${Math.round(resident)} MB of ${megabyte}`));
    }, LOOK_EVERY_MS);
    child.on('error', (error) => fail(failure('Runtime.ExitError', error.message)));
    child.on('exit', (code, signal) =>
      fail(failure('Runtime.ExitError', `Runtime exited without an answer (${signal ?? code})`)),
    );
    child.on('message', (raw) => {
      const message = Message.parse(raw);
      if ('errore' in message) fail(failure(message.errore.name, message.errore.message));
      else settle(() => resolve(message.risposta));
    });
    child.send({ payload });
  });

/**
 * Calls functions in processes of their own, with the settings of this moment: whatever they meet, this process goes on serving. One that has answered is used again for a while.
 * A call throws what the function threw; `Runtime.ExitError` when its process died (of memory, most likely), `Sandbox.Timedout` when it took too long: as Lambda calls them.
 */
export const processesApart = (): ((apart: Apart, payload: unknown) => Promise<unknown>) => {
  const warm = new Map<string, { readonly child: ChildProcess; readonly end: NodeJS.Timeout }>();
  const take = (apart: Apart): ChildProcess => {
    const waiting = warm.get(apart.module.href);
    if (waiting === undefined) return begin(apart);
    warm.delete(apart.module.href);
    clearTimeout(waiting.end);
    waiting.child.removeAllListeners();
    return waiting.child;
  };
  const keep = ({ module: { href: module }, megabyte }: Apart, child: ChildProcess): void => {
    const drop = (): void => {
      if (warm.get(module)?.child === child) warm.delete(module);
      child.kill('SIGKILL');
    };
    if (warm.has(module) || residentOf(child) > megabyte * KEPT) return drop();
    warm.set(module, { child, end: setTimeout(drop, WARM_MS).unref() });
    child.once('exit', drop);
  };
  return async (apart, payload) => {
    const child = take(apart);
    try {
      const answer = await call(child, apart, payload);
      keep(apart, child);
      return answer;
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  };
};
