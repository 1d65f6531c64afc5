import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';
import type { Target } from './target.ts';

const ACCESS_KEY = 'local';
const SECRET_KEY = 'local';
const MAX_SKEW_MS = 15 * 60 * 1000;
const MAX_EXPIRES_SECONDS = 7 * 24 * 60 * 60;
const ALGORITHM = 'AWS4-HMAC-SHA256';

/** Who signed and what the signature covers of the body. */
export interface Authorization {
  readonly presigned: boolean;
  readonly region: string;
  /** Value of `x-amz-content-sha256`: the hash of the body, or how the body is signed instead. */
  readonly payloadHash: string;
}

interface Claim {
  readonly presigned: boolean;
  readonly credential: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly timestamp: string;
  readonly payloadHash: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Percent-encoding of SigV4: everything but unreserved characters. */
export const uriEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const headerValue = (message: IncomingMessage, name: string): string =>
  (message.headersDistinct[name] ?? []).map((value) => value.trim().replace(/\s+/g, ' ')).join(',');

const headerClaim = (message: IncomingMessage): Claim => {
  const header = message.headers.authorization;
  if (header === undefined) throw new S3Error('AccessDenied');
  const parts = /^AWS4-HMAC-SHA256 +Credential=([^,\s]+), *SignedHeaders=([^,\s]+), *Signature=([0-9a-f]{64})$/.exec(
    header,
  );
  const [, credential = '', signedHeaders = '', signature = ''] = parts ?? [];
  if (parts === null) throw new S3Error('AuthorizationHeaderMalformed');
  const payloadHash = headerValue(message, 'x-amz-content-sha256');
  if (payloadHash === '')
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  return {
    presigned: false,
    credential,
    signedHeaders: signedHeaders.split(';'),
    signature,
    timestamp: headerValue(message, 'x-amz-date'),
    payloadHash,
  };
};

const queryClaim = (message: IncomingMessage, query: ReadonlyMap<string, string>): Claim => {
  if (message.headers.authorization !== undefined)
    throw new S3Error('InvalidArgument', 'Only one auth mechanism allowed');
  const parameter = (name: string): string => {
    const value = query.get(name);
    if (value === undefined || value === '')
      throw new S3Error(
        'AuthorizationQueryParametersError',
        `Query-string authentication requires the ${name} parameter`,
      );
    return value;
  };
  if (parameter('X-Amz-Algorithm') !== ALGORITHM) {
    throw new S3Error('AuthorizationQueryParametersError', `X-Amz-Algorithm only supports "${ALGORITHM}"`);
  }
  return {
    presigned: true,
    credential: parameter('X-Amz-Credential'),
    signedHeaders: parameter('X-Amz-SignedHeaders').split(';'),
    signature: parameter('X-Amz-Signature'),
    timestamp: parameter('X-Amz-Date'),
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
};

/** Milliseconds since the epoch of `20260102T030405Z`. */
const instantOf = (timestamp: string): number => {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(timestamp);
  const instant =
    parts === null ? Number.NaN : Date.parse(timestamp.replace(/^(.{4})(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(instant))
    throw new S3Error('AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
  return instant;
};

const checkTime = (claim: Claim, expires: string | undefined, now: number): void => {
  const signedAt = instantOf(claim.timestamp);
  if (!claim.presigned) {
    if (Math.abs(now - signedAt) > MAX_SKEW_MS) throw new S3Error('RequestTimeTooSkewed');
    return;
  }
  const seconds = /^\d{1,6}$/.test(expires ?? '') ? Number(expires) : Number.NaN;
  if (!(seconds >= 1 && seconds <= MAX_EXPIRES_SECONDS)) {
    throw new S3Error(
      'AuthorizationQueryParametersError',
      `X-Amz-Expires must be between 1 and ${MAX_EXPIRES_SECONDS} seconds`,
    );
  }
  if (signedAt - now > MAX_SKEW_MS) throw new S3Error('AccessDenied', 'Request is not yet valid');
  if (now > signedAt + seconds * 1000)
    throw new S3Error('AccessDenied', 'Request has expired', { 'X-Amz-Expires': String(seconds) });
};

/** A header that the service acts on and that nobody signed could have been added on the way. */
const checkSignedHeaders = (message: IncomingMessage, claim: Claim): void => {
  const unsigned = ['host', ...Object.keys(message.headers).filter((name) => name.startsWith('x-amz-'))].filter(
    (name) => !claim.signedHeaders.includes(name),
  );
  if (unsigned.length > 0) {
    throw new S3Error('AccessDenied', 'There were headers present in the request which were not signed', {
      HeadersNotSigned: unsigned.join(', '),
    });
  }
};

const byCodePoint = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

const canonicalQuery = (target: Target): string =>
  target.query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => ({ name: uriEncode(name), value: uriEncode(value) }))
    .toSorted((left, right) => byCodePoint(left.name, right.name) || byCodePoint(left.value, right.value))
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');

const canonicalRequest = (message: IncomingMessage, target: Target, claim: Claim): string =>
  [
    message.method ?? '',
    target.path.split('/').map(uriEncode).join('/'),
    canonicalQuery(target),
    ...claim.signedHeaders.map((name) => `${name}:${headerValue(message, name)}`),
    '',
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n');

const credentialOf = ({ credential, presigned, timestamp }: Claim) => {
  const [, accessKey, day, region] = /^([^/]*)\/([^/]*)\/([^/]+)\/s3\/aws4_request$/.exec(credential) ?? [];
  if (accessKey === undefined || day === undefined || region === undefined || !timestamp.startsWith(`${day}T`)) {
    throw new S3Error(
      presigned ? 'AuthorizationQueryParametersError' : 'AuthorizationHeaderMalformed',
      'The credential must have the form <access key>/YYYYMMDD/<region>/s3/aws4_request, with the date of the request.',
    );
  }
  return { accessKey, day, region };
};

/**
 * Verifies AWS Signature Version 4 in the Authorization header or in the query string
 * (Amazon S3 API reference, "Authenticating Requests"). Without a signature nothing is allowed.
 * @param now milliseconds since the epoch
 * @throws S3Error with the service's code for each way a signature can be wrong
 */
export const verifySignature = (message: IncomingMessage, target: Target, now: number): Authorization => {
  const query = new Map(target.query);
  const claim =
    query.has('X-Amz-Signature') || query.has('X-Amz-Algorithm') ? queryClaim(message, query) : headerClaim(message);
  const { accessKey, day, region } = credentialOf(claim);
  if (accessKey !== ACCESS_KEY) throw new S3Error('InvalidAccessKeyId');
  checkTime(claim, query.get('X-Amz-Expires'), now);
  checkSignedHeaders(message, claim);
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET_KEY}`, day), region), 's3'), 'aws4_request');
  const stringToSign = [
    ALGORITHM,
    claim.timestamp,
    `${day}/${region}/s3/aws4_request`,
    sha256Hex(canonicalRequest(message, target, claim)),
  ].join('\n');
  const expected = hmac(key, stringToSign);
  const given = Buffer.from(claim.signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new S3Error('SignatureDoesNotMatch');
  return { presigned: claim.presigned, region, payloadHash: claim.payloadHash };
};
