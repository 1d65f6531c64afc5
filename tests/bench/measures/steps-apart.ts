import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const PROGRAM = fileURLToPath(new URL('../../../lib/local/apart/function-process.ts', import.meta.url));
const STEPS = new URL('../../../functions/cedolini/lavori/calcolo-cedolini/handler.ts', import.meta.url);
/** What a step of 600 MB may make. */
const HEAP = '--max-old-space-size=375';
const Answer = z.union([
  z.object({ risposta: z.unknown() }),
  z.object({ errore: z.object({ name: z.string(), message: z.string() }) }),
]);

const free: ChildProcess[] = [];
const all = new Set<ChildProcess>();
let greatest = 0;

const begin = (): ChildProcess => {
  const child = fork(PROGRAM, [STEPS.href, String(process.pid)], {
    execArgv: ['--disable-warning=ExperimentalWarning', HEAP],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  all.add(child);
  return child;
};

/** A step of the calculation, in a process of its own that works one call at a time, as Lambda's do, and waits for the next. @throws what the step threw */
export const callStep = async (payload: unknown): Promise<unknown> => {
  const child = free.pop() ?? begin();
  child.send({ payload });
  const [message] = await once(child, 'message');
  free.push(child);
  const answer = Answer.parse(message);
  if ('errore' in answer) throw Object.assign(new Error(answer.errore.message), { name: answer.errore.name });
  greatest = Math.max(greatest, Buffer.byteLength(JSON.stringify([payload, answer.risposta])));
  return answer.risposta;
};

/** What the processes came to, which are then ended: how many, the most megabytes that one held, the bytes of the largest call and answer that a state had to carry. */
export const endSteps = (): { readonly processes: number; readonly megabytes: number; readonly bytes: number } => {
  const peaks = [...all].map(({ pid }) =>
    Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'))?.[1] ?? Infinity),
  );
  for (const child of all) child.kill('SIGKILL');
  return { processes: all.size, megabytes: Math.max(...peaks) / 1024, bytes: greatest };
};
