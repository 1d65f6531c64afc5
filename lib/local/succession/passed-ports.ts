import type { Server } from 'node:http';
import { ownPorts, type Ports } from '../ports.ts';

/** Ports that this process passes on to the one that began it, when it is told to. */
export interface PassedPorts extends Ports {
  /** Waits until nobody has asked anything for a while. */
  readonly quiet: (ms: number) => Promise<void>;
  /** From now on each port that is left is passed on. */
  readonly passOn: () => void;
}

/** Sends a listening server to the process that began this one. */
export type SendPort = (port: number, server: Server) => Promise<void>;

const LOOK_EVERY_MS = 50;

export const passedPorts = (send: SendPort): PassedPorts => {
  const ports = new Map<Server, number>();
  let underWay = 0;
  let last = performance.now();
  let passing = false;
  const ended = (): void => {
    underWay -= 1;
    last = performance.now();
  };
  return {
    listen: (server, port) => {
      ports.set(server, port);
      server.on('request', (_request, response) => {
        underWay += 1;
        response.once('close', ended);
      });
      ownPorts.listen(server, port);
    },
    leave: async (server) => {
      const port = ports.get(server);
      if (!passing || port === undefined) return false;
      await send(port, server);
      return true;
    },
    quiet: async (ms) => {
      while (underWay > 0 || performance.now() - last < ms)
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    },
    passOn: () => {
      passing = true;
    },
  };
};
