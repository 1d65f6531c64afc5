import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsChunkedDecoder } from './aws-chunked.ts';
import { BodyDigester, type BodyDigest } from './checksum.ts';
import { S3Error } from './errors.ts';
import type { S3Request } from './request.ts';

const MAX_OBJECT_BYTES = 5 * 1024 ** 3;
const MAX_DOCUMENT_BYTES = 2 * 1024 ** 2;
const SHA256_HEX = /^[0-9a-f]{64}$/;
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const UNSIGNED_WITH_TRAILER = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** How many bytes the body must have once decoded. */
const announcedSize = (request: S3Request, chunked: boolean): number => {
  const text = request.headers.get(chunked ? 'x-amz-decoded-content-length' : 'content-length');
  if (text === undefined || !/^\d{1,15}$/.test(text)) throw new S3Error('MissingContentLength');
  const size = Number(text);
  if (size > MAX_OBJECT_BYTES) throw new S3Error('EntityTooLarge');
  return size;
};

const checkTrailers = (announced: string | undefined, trailers: ReadonlyMap<string, string>): void => {
  const names = (announced ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length !== trailers.size || names.some((name) => !trailers.has(name)))
    throw new S3Error('MalformedTrailerError');
};

const measured = (digester: BodyDigester, limit: number): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digester.update(chunk);
      if (digester.size > limit) done(new S3Error('IncompleteBody'));
      else done(null, chunk);
    },
  });

/**
 * Streams the decoded body into `sink` and checks length, signed hash, Content-MD5 and checksums, in headers and trailers.
 * When it throws, what reached the sink must be thrown away.
 * @throws S3Error; a connection that breaks off rejects with the socket's error
 */
export const receiveBody = async (request: S3Request, sink: Writable): Promise<BodyDigest> => {
  const { payloadHash } = request.authorization;
  const chunked = payloadHash === UNSIGNED_WITH_TRAILER;
  if (!chunked && payloadHash !== UNSIGNED && !SHA256_HEX.test(payloadHash)) {
    throw payloadHash.startsWith('STREAMING-')
      ? new S3Error('NotImplemented', `x-amz-content-sha256 ${payloadHash} is not implemented.`)
      : new S3Error(
          'InvalidArgument',
          'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-UNSIGNED-PAYLOAD-TRAILER or a valid sha256 value.',
        );
  }
  const size = announcedSize(request, chunked);
  const digester = BodyDigester.forRequest(
    request.headers,
    chunked || payloadHash === UNSIGNED ? undefined : payloadHash,
  );
  const decoder = new AwsChunkedDecoder();
  // The request is left open on a failure: destroying it would close the connection before the answer.
  const source = request.body.iterator({ destroyOnReturn: false });
  if (chunked) await pipeline(source, decoder, measured(digester, size), sink);
  else await pipeline(source, measured(digester, size), sink);
  if (digester.size !== size) throw new S3Error('IncompleteBody');
  if (chunked) checkTrailers(request.headers.get('x-amz-trailer'), decoder.trailers);
  return digester.finish(new Map([...request.headers, ...decoder.trailers]));
};

/** An XML body, verified like any other, in memory. @throws S3Error MalformedXML above 2 MB */
export const receiveDocument = async (request: S3Request): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      chunks.push(chunk);
      done(size > MAX_DOCUMENT_BYTES ? new S3Error('MalformedXML') : null);
    },
  });
  await receiveBody(request, sink);
  return Buffer.concat(chunks).toString('utf8');
};
