import type { IncomingMessage, ServerResponse } from 'node:http';
import { plain } from './gateway.ts';
import type { staticFiles } from './static-files.ts';

/** Serves a file of the pages, which has the methods of reading only. */
export const servePage = (
  files: ReturnType<typeof staticFiles>,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
): void | Promise<void> => {
  const accetta = headers['accept-encoding']?.toString();
  if (method === 'GET' || method === 'HEAD') return files(response, path, { head: method === 'HEAD', accetta });
  response.setHeader('allow', 'GET, HEAD');
  plain(response, 405, 'Method Not Allowed');
};
