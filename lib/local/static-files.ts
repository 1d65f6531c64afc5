import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { CALCOLA_PATH, CALCOLA_SECURITY_POLICY } from '../browser-headers.ts';

const TIPI: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Content security policy of the SPA: scripts and workers from here only; connections to here, the identity provider and the bucket. */
export const contentSecurityPolicy = (issuer: string, bucket: string): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${issuer} ${bucket}`,
    `frame-src 'self' ${issuer}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${issuer}`,
  ].join('; ');

/** Serves the built SPA: hashed files for ever, the page itself and the configuration never cached. */
export const staticFiles =
  (options: {
    readonly dir: string;
    readonly csp: string;
    readonly generated: Readonly<Record<string, () => string>>;
  }) =>
  async (response: ServerResponse, path: string, head: boolean): Promise<void> => {
    const generated = options.generated[path];
    // the policy is of the file that is read, however its address is written
    const name = path === '/' ? '/index.html' : posix.normalize(path.replaceAll('\\', '/'));
    const body = generated
      ? Buffer.from(generated())
      : await readFile(join(options.dir, name.replace(/^(\.\.\/)+/, ''))).catch(() => undefined);
    const common = {
      'content-security-policy': name.startsWith(CALCOLA_PATH) ? CALCOLA_SECURITY_POLICY : options.csp,
    };
    if (body === undefined || name.includes('\0') || name.startsWith('/.')) {
      response.writeHead(404, { ...common, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
      response.end('Pagina non trovata');
      return;
    }
    const immutable = /-[A-Z0-9]{8}\.\w+$/.test(name);
    response.writeHead(200, {
      ...common,
      'content-type': TIPI[extname(name)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    response.end(head ? undefined : body);
  };
