import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Authorization } from './signature.ts';
import type { Target } from './target.ts';

/** A verified request as an operation sees it. */
export interface S3Request {
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  /** Lower-case names. In a presigned request the signed `X-Amz-*` parameters count as headers. */
  readonly headers: ReadonlyMap<string, string>;
  readonly authorization: Authorization;
  readonly body: IncomingMessage;
}

export interface S3Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
}

/** Headers of the message and, in a presigned request, the `X-Amz-*` parameters that stand for headers. */
export const effectiveHeaders = (message: IncomingMessage, target: Target, presigned: boolean): Map<string, string> => {
  const headers = new Map<string, string>();
  if (presigned)
    for (const [name, value] of target.query) if (/^x-amz-/i.test(name)) headers.set(name.toLowerCase(), value);
  for (const [name, values] of Object.entries(message.headersDistinct)) if (values) headers.set(name, values.join(','));
  return headers;
};
