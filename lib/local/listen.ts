import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AvvioNonRiuscito } from './avvio.ts';

/** A connection is kept for longer than any client keeps it: closed sooner here, it may be just when a busy client writes into it. */
const KEEP_ALIVE_MS = 65_000;

/** Starts a server on a port of this machine. @throws AvvioNonRiuscito when the port is taken */
export const listen = (
  port: number,
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
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
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/** Ends a server, and the connections it has. */
export const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
