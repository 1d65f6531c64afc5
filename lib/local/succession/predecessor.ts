import { fork } from 'node:child_process';
import { Server } from 'node:net';
import * as z from 'zod';
import { givenPorts, type GivenPorts } from './given-ports.ts';
import { PREDECESSOR } from './successor.ts';

/** A word of that program: it does nothing more of its own, it gives a port, it has let everything go. */
const Message = z.union([
  z.object({ idle: z.literal(true) }),
  z.object({ port: z.number() }),
  z.object({ passed: z.literal(true) }),
]);

export interface Predecessor {
  /** The ports that it passed on, once it has let the data go; what it ended with, if it ended otherwise. */
  readonly end: Promise<GivenPorts | number>;
  /** Ends it as Ctrl-C does. */
  readonly stop: () => void;
}

/**
 * Begins the program in a process of its own, which passes everything on to this one when it has done what this one need not do.
 * What that has taken of memory goes away with it. @param whenIdle called when it is about to pass on
 */
export const beginPredecessor = (program: string, args: readonly string[], whenIdle: () => void): Predecessor => {
  const child = fork(program, [...args], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'],
    env: { ...withoutThrift(process.env), [PREDECESSOR]: '1' },
  });
  const ports = givenPorts();
  let passed = false;
  child.on('message', (said, handle) => {
    const message = Message.parse(said);
    if ('port' in message && handle instanceof Server) ports.take(message.port, handle);
    if ('passed' in message) passed = true;
    if ('idle' in message) whenIdle();
  });
  const end = new Promise<GivenPorts | number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(passed ? ports : (code ?? 1)));
  });
  return {
    end,
    stop: () => {
      if (child.connected) child.send('stop');
    },
  };
};

/** Returns the environment without the settings that keep a process small: they cost time, and this one ends soon. */
const withoutThrift = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('MALLOC_')));
