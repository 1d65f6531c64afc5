import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
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

const compress = promisify(brotliCompress);
/** As small as it gets without keeping who waits: more would take seconds of the first page. */
const COME = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Bytes under which a file travels in one packet as it is. */
const POCHI = 1_400;

const typeOf = (name: string): string => TIPI[extname(name)] ?? 'application/octet-stream';

/** A body as it travels. */
interface Sent {
  readonly sent: Buffer;
  readonly encoding: { readonly 'content-encoding'?: 'br' };
}

/** Compresses a text for a browser that takes it so. A file whose name says its content is compressed once. */
const compressor = () => {
  const done = new Map<string, Promise<Buffer>>();
  const once = (name: string, body: Buffer): Promise<Buffer> => {
    if (!isImmutable(name)) return compress(body, COME);
    const small = done.get(name) ?? compress(body, COME);
    done.set(name, small);
    return small;
  };
  return async (name: string, body: Buffer, accetta: string): Promise<Sent> => {
    const testo = /^text\/|json|svg|wasm/.test(typeOf(name));
    return testo && body.length >= POCHI && /\bbr\b/.test(accetta)
      ? { sent: await once(name, body), encoding: { 'content-encoding': 'br' } }
      : { sent: body, encoding: {} };
  };
};

/** True of a name that no file of the page has. */
const isHidden = (name: string): boolean => name.includes('\0') || name.startsWith('/.');

/** True of a file whose name changes with its content. */
const isImmutable = (name: string): boolean => /-[A-Z0-9]{8}\.\w+$/.test(name);

/** A request for a file. */
export interface Chiesto {
  /** True of one for the headers alone. */
  readonly head: boolean;
  /** The header `accept-encoding`. */
  readonly accetta?: string | undefined;
}

/** Serves the built SPA: hashed files for ever, the page itself and the configuration never cached; text compressed, as a page of it travels slowly on the lines of schools. */
export const staticFiles = (options: Options) => {
  const compressed = compressor();
  return async (response: ServerResponse, path: string, { head, accetta = '' }: Chiesto): Promise<void> => {
    // the policy is of the file that is read, however its address is written
    const name = path === '/' ? '/index.html' : posix.normalize(path.replaceAll('\\', '/'));
    const body = await bodyOf(options, path, name);
    const common = {
      'content-security-policy': name.startsWith(CALCOLA_PATH) ? CALCOLA_SECURITY_POLICY : options.csp,
    };
    if (body === undefined || isHidden(name)) {
      response.writeHead(404, { ...common, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
      response.end('Pagina non trovata');
      return;
    }
    const { sent, encoding } = await compressed(name, body, accetta);
    response.writeHead(200, {
      ...common,
      ...encoding,
      'content-type': typeOf(name),
      'content-length': sent.length,
      'cache-control': isImmutable(name) ? 'public, max-age=31536000, immutable' : 'no-store',
      vary: 'accept-encoding',
    });
    response.end(head ? undefined : sent);
  };
};

interface Options {
  readonly dir: string;
  readonly csp: string;
  /** The texts written at each request, by their paths. */
  readonly generated: Readonly<Record<string, () => string>>;
}

/** The content that stands at a path; undefined when nothing does. */
const bodyOf = async ({ dir, generated }: Options, path: string, name: string): Promise<Buffer | undefined> => {
  const written = generated[path];
  if (written) return Buffer.from(written());
  return readFile(join(dir, name.replace(/^(\.\.\/)+/, ''))).catch(() => undefined);
};
