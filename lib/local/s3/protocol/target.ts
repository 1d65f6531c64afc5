import { S3Error } from './errors.ts';

const MAX_KEY_BYTES = 1024;
const BUCKET_NAME = /^(?!xn--)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** What the request line names. Decoded once, never normalised: `..` and `//` are ordinary parts of a key. */
export interface Target {
  readonly path: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: readonly (readonly [name: string, value: string])[];
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI');
  }
};

const parseQuery = (text: string): [string, string][] =>
  text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', '%20').split('=');
      return [decoded(name), decoded(value.join('='))];
    });

/**
 * Path-style addressing: `/bucket/key?query`.
 * @throws S3Error InvalidURI, KeyTooLongError, InvalidBucketName
 */
export const parseTarget = (requestLine: string): Target => {
  if (!requestLine.startsWith('/')) throw new S3Error('InvalidURI');
  const mark = requestLine.indexOf('?');
  const path = decoded(mark < 0 ? requestLine : requestLine.slice(0, mark));
  const slash = path.indexOf('/', 1);
  const bucket = slash < 0 ? path.slice(1) : path.slice(1, slash);
  const key = slash < 0 ? '' : path.slice(slash + 1);
  if (bucket !== '' && !BUCKET_NAME.test(bucket))
    throw new S3Error('InvalidBucketName', undefined, { BucketName: bucket });
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new S3Error('KeyTooLongError');
  return { path, bucket, key, query: mark < 0 ? [] : parseQuery(requestLine.slice(mark + 1)) };
};
