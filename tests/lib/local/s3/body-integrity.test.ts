import { once } from 'node:events';
import { IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { AwsChunkedDecoder } from '#lib/local/s3/protocol/aws-chunked.ts';
import { BUCKET, expectRefusal, tamper, useEngine } from './support.ts';

const engine = useEngine();

const decoded = async (
  framing: string,
  pieceLength: number,
): Promise<{ body: string; trailers: Record<string, string> }> => {
  const bytes = Buffer.from(framing);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceLength) }, (_, index) =>
    bytes.subarray(index * pieceLength, (index + 1) * pieceLength),
  );
  const decoder = new AwsChunkedDecoder();
  const body = Buffer.concat(await Readable.from(pieces).pipe(decoder).toArray()).toString();
  return { body, trailers: Object.fromEntries(decoder.trailers) };
};

describe('aws-chunked framing', () => {
  const framing = '5\r\nprima\r\nA\r\n e seconda\r\n0\r\nx-amz-checksum-crc32: sOO8/Q==\r\nX-Altro:1\r\n\r\n';

  it.each([1, 2, 3, 7, 1000])('is decoded when it arrives in pieces of %i bytes', async (pieceLength) => {
    expect(await decoded(framing, pieceLength)).toEqual({
      body: 'prima e seconda',
      trailers: { 'x-amz-checksum-crc32': 'sOO8/Q==', 'x-altro': '1' },
    });
  });

  it.each([
    ['5\r\nprima\r\n', 'IncompleteBody'],
    ['5\r\npri', 'IncompleteBody'],
    ['0\r\n', 'IncompleteBody'],
    ['', 'IncompleteBody'],
    ['5\r\nprimax\r\n0\r\n\r\n', 'InvalidRequest'],
    ['zz\r\n', 'InvalidRequest'],
    ['-1\r\n', 'InvalidRequest'],
    ['0\r\n\r\ndopo', 'InvalidRequest'],
    [`${'1'.repeat(5000)}\r\n`, 'InvalidRequest'],
    ['0\r\nsenza due punti\r\n\r\n', 'MalformedTrailerError'],
  ])('%j is refused', async (bad, code) => {
    await expect(decoded(bad, 4)).rejects.toMatchObject({ code });
  });
});

const silence = (): void => undefined;
/** The client warns that it cannot send a stream twice; here nothing is sent twice. */
const silent = { debug: silence, info: silence, warn: silence, error: silence };

/** A client whose streamed bodies go out with this framing instead of their own. */
const sending = (framing: string): S3Client =>
  tamper(engine().clientWith({ logger: silent }), (request) => {
    request.body = Readable.from([Buffer.from(framing)]);
  });

describe('a streamed body', () => {
  const put = (framing: string, length: number) =>
    sending(framing).send(
      new PutObjectCommand({
        Bucket: BUCKET,
        Key: 'flusso',
        Body: Readable.from([Buffer.alloc(length)]),
        ContentLength: length,
      }),
    );

  it('is stored when its trailer is right', async () => {
    await expect(put('4\r\nciao\r\n0\r\nx-amz-checksum-crc32:pgzwng==\r\n\r\n', 4)).rejects.toMatchObject({
      name: 'BadDigest',
    });
    const value = Buffer.alloc(4);
    value.writeUInt32BE(crc32('ciao'));
    await expect(
      put(`4\r\nciao\r\n0\r\nx-amz-checksum-crc32:${value.toString('base64')}\r\n\r\n`, 4),
    ).resolves.toMatchObject({ ChecksumCRC32: value.toString('base64') });
  });

  it.each([
    ['shorter than announced', '2\r\nci\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n', 'IncompleteBody'],
    ['longer than announced', '8\r\nciaociao\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n', 'IncompleteBody'],
    ['without the announced trailer', '4\r\nciao\r\n0\r\n\r\n', 'MalformedTrailerError'],
    ['with another trailer', '4\r\nciao\r\n0\r\nx-amz-checksum-sha256:AAAA\r\n\r\n', 'MalformedTrailerError'],
    ['cut in its framing', '4\r\nciao\r\n0\r\n', 'IncompleteBody'],
  ])('%s leaves nothing', async (_, framing, code) => {
    await engine().client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'prima', Body: 'x' }));
    const files = await engine().files('blobs');
    await expectRefusal(put(framing, 4), code, 400);
    expect([await engine().files('blobs'), await engine().files('tmp')]).toEqual([files, []]);
  });
});

describe('a connection that breaks during an upload', () => {
  it('leaves no object and no file', async () => {
    const { port } = engine().server;
    const url = new URL(
      await getSignedUrl(
        engine().clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
        new PutObjectCommand({ Bucket: BUCKET, Key: 'troncato' }),
      ),
    );
    const files = await engine().files('blobs');
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 1000000\r\n\r\n`);
    socket.write(Buffer.alloc(300_000));
    await expect.poll(() => engine().files('tmp')).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => engine().files('tmp')).toEqual([]);
    expect(await engine().files('blobs')).toEqual(files);
    await expectRefusal(
      engine().client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'troncato' })),
      'NotFound',
      404,
    );
  });

  it('needs a length', async () => {
    const url = await getSignedUrl(
      engine().clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
      new PutObjectCommand({ Bucket: BUCKET, Key: 'senza-lunghezza' }),
    );
    const sent = request(url, { method: 'PUT', headers: { 'transfer-encoding': 'chunked' } });
    sent.end('x');
    const [answer]: unknown[] = await once(sent, 'response');
    if (!(answer instanceof IncomingMessage)) throw new Error('No answer.');
    expect([answer.statusCode, Buffer.concat(await answer.toArray()).toString()]).toEqual([
      411,
      expect.stringContaining('MissingContentLength'),
    ]);
  });
});
