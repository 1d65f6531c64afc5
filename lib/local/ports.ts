import type { Server } from 'node:http';

/** How the servers of the home come to their ports and leave them. */
export interface Ports {
  /** Has a server listen on a port of this machine. */
  readonly listen: (server: Server, port: number) => void;
  /** Hears that a server is about to stop listening. @returns true if another process listens from now on: nobody is refused, and who was being answered is answered to the end */
  readonly leave: (server: Server) => Promise<boolean>;
}

/** Ports that are this process's own: they end with it. */
export const ownPorts: Ports = {
  listen: (server, port) => void server.listen(port, '127.0.0.1'),
  leave: async () => false,
};
