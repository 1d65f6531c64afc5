import type { Server as HttpServer } from 'node:http';
import type { Server, Socket } from 'node:net';
import { ownPorts, type Ports } from '../ports.ts';

/** Ports at which another process listened, and went on listening until this one took them. */
export interface GivenPorts extends Ports {
  /** Takes a port. Who comes before its server is there waits. */
  readonly take: (port: number, listening: Server) => void;
}

interface Given {
  readonly listening: Server;
  readonly waiting: Socket[];
}

/** Returns the ports that are given to this process; the others it opens itself. */
export const givenPorts = (): GivenPorts => {
  const given = new Map<number, Given>();
  return {
    ...ownPorts,
    take: (port, listening) => {
      const waiting: Socket[] = [];
      listening.on('connection', (socket) => waiting.push(socket));
      given.set(port, { listening, waiting });
    },
    listen: (server, port) => {
      const taken = given.get(port);
      given.delete(port);
      if (taken === undefined) ownPorts.listen(server, port);
      else serveAll(server, taken);
    },
  };
};

const serveAll = (server: HttpServer, { listening, waiting }: Given): void => {
  server.listen(listening);
  for (const socket of waiting) server.emit('connection', socket);
};
