import type { Server } from 'node:net';
import type { Ports } from '../ports.ts';
import { passedPorts } from './passed-ports.ts';

/** Tells a process that the one that began it goes on after it. */
export const PREDECESSOR = 'EMOLUMENTI_CON_SEGUITO';

/** The process that began this one, and goes on after it. */
export interface Successor {
  readonly ports: Ports;
  /** Passes everything on in a moment in which nobody asks anything, and ends this process. @param close ends what works here */
  readonly passOn: (close: () => Promise<void>) => Promise<void>;
}

/** Milliseconds without a question after which most likely nobody is in the middle of something. */
const QUIET_MS = 1000;

/** Returns who goes on after this process, if it was begun by another: that one says when to stop, and Ctrl-C reaches both. */
export const findSuccessor = (stop: () => void, quietMs = QUIET_MS): Successor | undefined => {
  if (process.env[PREDECESSOR] === undefined || process.send === undefined) return undefined;
  Reflect.deleteProperty(process.env, PREDECESSOR);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('message', (said) => {
    if (said === 'stop') stop();
  });
  process.on('disconnect', () => process.exit());
  const ports = passedPorts((port, server) => send({ port }, server));
  return {
    ports,
    passOn: async (close) => {
      await send({ idle: true });
      await ports.quiet(quietMs);
      ports.passOn();
      await close();
      await send({ passed: true });
      process.exit();
    },
  };
};

const send = (message: object, server?: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, server, {}, (error) => (error === null ? resolve() : reject(error)));
  });
