import type { IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';
import type { S3Answer } from './request.ts';

/** The bucket's rule is the same on AWS: GET and PUT from any origin, because the signature is the authority. */
const ALLOWED_METHODS = ['GET', 'PUT'];
const VARY = 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method';

/** Headers that let a page of another origin read the answer; none for a request that does not come from a page. */
export const corsHeaders = (message: IncomingMessage): Record<string, string> => {
  const method = message.headers['access-control-request-method'] ?? message.method ?? '';
  if (message.headers.origin === undefined || !ALLOWED_METHODS.includes(method)) return {};
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': ALLOWED_METHODS.join(', '),
    'access-control-expose-headers': 'ETag',
    'access-control-max-age': '3000',
    vary: VARY,
  };
};

/** Answer to a preflight, which carries no signature. @throws S3Error AccessForbidden when the rule does not allow it */
export const preflight = (message: IncomingMessage): S3Answer => {
  const allowed = corsHeaders(message);
  if (allowed['access-control-allow-origin'] === undefined) throw new S3Error('AccessForbidden');
  const requested = message.headers['access-control-request-headers'];
  return {
    status: 200,
    headers: { ...allowed, ...(requested === undefined ? {} : { 'access-control-allow-headers': requested }) },
  };
};
