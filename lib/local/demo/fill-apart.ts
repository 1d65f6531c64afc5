import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { FILLING_NAME } from '../filling-requests.ts';
import type { DaRiempire, Fine, Progress } from './fill.ts';

const PROGRAM = fileURLToPath(new URL('fill-process.ts', import.meta.url));

/** A word of the process on its work. */
const Message = z.union([
  z.object({ part: z.number() }),
  z.object({ fine: z.enum(['COMPLETA', 'FERMATA']) }),
  z.object({ errore: z.string() }),
]);

/**
 * Fills the demonstration from a process of its own, which calls the engines of this one: this one answers meanwhile, and what the filling
 * takes of memory goes away with it. @param stop ends it at once: the next start goes on from there. @throws what kept it from the end
 */
export const fillApart = (daRiempire: DaRiempire, progress: Progress, stop: AbortSignal): Promise<Fine> =>
  new Promise((resolve, reject) => {
    const child = fork(PROGRAM, [JSON.stringify(daRiempire)], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'],
      env: { ...process.env, ...FILLING_NAME },
      signal: stop,
      killSignal: 'SIGKILL',
    });
    child.on('message', (said) => {
      const message = Message.parse(said);
      if ('part' in message) progress(message.part);
      else if ('fine' in message) resolve(message.fine);
      else reject(Object.assign(new Error('The demonstration could not be filled'), { stack: message.errore }));
    });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      reject(new Error(`The filling of the demonstration ended with ${signal ?? code}`)),
    );
  });
