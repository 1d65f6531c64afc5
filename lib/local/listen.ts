import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AvvioNonRiuscito } from './avvio.ts';
import { ownPorts, type Ports } from './ports.ts';

/** A connection is kept for longer than any client keeps it: closed sooner here, it may be just when a busy client writes into it. */
const KEEP_ALIVE_MS = 65_000;

/** Starts a server on a port of this machine. @throws AvvioNonRiuscito when the port is taken */
export const listen = (
  port: number,
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ports: Ports = ownPorts,
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer({ maxHeaderSize: 64 * 1024, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      listener(request, response).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        response.destroy();
      });
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new AvvioNonRiuscito(
              `La porta ${port} è già usata da un altro programma: chiuderlo, oppure scegliere un'altra porta con PORT.`,
            )
          : error,
      ),
    );
    server.once('listening', () => resolve(server));
    ports.listen(server, port);
  });

/** Milliseconds that a call may take, with its answer on the way. */
const LONGEST_CALL_MS = 30_000;

/** Ends a server and the connections it has: once their calls have been answered where another process goes on. */
export const closed = async (server: Server, ports: Ports = ownPorts): Promise<void> => {
  if (await ports.leave(server)) return answered(server, LONGEST_CALL_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
};

/** Ends a server when what it was asked is answered. @param longestMs after so long a client that does not read its answer is cut off */
export const answered = async (server: Server, longestMs: number): Promise<void> => {
  const end = once(server, 'close');
  server.close();
  // Clients keep their connections open: each is closed once its answer has gone.
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, 20);
  const all = setTimeout(() => {
    server.closeAllConnections();
  }, longestMs);
  await end;
  clearInterval(idle);
  clearTimeout(all);
};
