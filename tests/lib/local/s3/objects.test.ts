import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, type GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { BUCKET, expectRefusal, useEngine } from './support.ts';

const engine = useEngine();

const put = (key: string, body: string | Uint8Array) =>
  engine().client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: body }));
const get = (key: string): Promise<GetObjectCommandOutput> =>
  engine().client.send(new GetObjectCommand({ Bucket: BUCKET, Key: key }));
const textOf = async (output: GetObjectCommandOutput): Promise<string> =>
  (await output.Body?.transformToString()) ?? '';

describe('PutObject and GetObject', () => {
  it('returns the bytes, the headers and the metadata that were given', async () => {
    const body = randomBytes(300_000);
    const { ETag } = await engine().client.send(
      new PutObjectCommand({
        Bucket: BUCKET,
        Key: 'stampe/cedolino.pdf',
        Body: body,
        ContentType: 'application/pdf',
        CacheControl: 'no-store',
        ContentDisposition: 'attachment; filename="cedolino.pdf"',
        ContentLanguage: 'it-IT',
        ContentEncoding: 'identity',
        Metadata: { scuola: 'XXIS00000X', prova: 'a, b' },
      }),
    );
    const output = await get('stampe/cedolino.pdf');
    expect(Buffer.from((await output.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true);
    expect(output).toMatchObject({
      ETag,
      ContentLength: 300_000,
      ContentType: 'application/pdf',
      CacheControl: 'no-store',
      AcceptRanges: 'bytes',
      ContentDisposition: 'attachment; filename="cedolino.pdf"',
      ContentLanguage: 'it-IT',
      ContentEncoding: 'identity',
      Metadata: { scuola: 'XXIS00000X', prova: 'a, b' },
    });
    expect(output.ContentType).toBe('application/pdf');
    expect(Math.abs(Date.now() - (output.LastModified?.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('tells a browser not to guess what a downloaded file is', async () => {
    await put('caricamenti/foglio.csv', '<script>1</script>');
    const command = new GetObjectCommand({ Bucket: BUCKET, Key: 'caricamenti/foglio.csv' });
    const answer = await fetch(await getSignedUrl(engine().client, command));
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  });

  it('gives the MD5 of the content as entity tag', async () => {
    expect((await put('md5', 'ciao')).ETag).toBe('"6e6bc4e49dd477ebc98ef4046c067b5f"');
  });

  it('keeps an empty object and a type of its own when none is given', async () => {
    const { clientWith } = engine();
    const bare = clientWith({});
    bare.middlewareStack.add(
      (next) => (args) => {
        const { request } = args;
        if (
          typeof request === 'object' &&
          request !== null &&
          'headers' in request &&
          typeof request.headers === 'object' &&
          request.headers !== null
        ) {
          Reflect.deleteProperty(request.headers, 'content-type');
        }
        return next(args);
      },
      { step: 'build' },
    );
    await bare.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'vuoto', Body: new Uint8Array() }));
    const output = await get('vuoto');
    expect([output.ContentLength, output.ContentType, await textOf(output)]).toEqual([0, 'binary/octet-stream', '']);
  });

  it('replaces an object and frees the file of the one before', async () => {
    await put('sostituito', 'prima');
    const before = (await engine().files('blobs')).length;
    await put('sostituito', 'dopo');
    expect(await textOf(await get('sostituito'))).toBe('dopo');
    expect(await engine().files('blobs')).toHaveLength(before);
  });

  it('accepts a stream with the checksum in the trailer, and one of every size', async () => {
    for (const size of [0, 1, 65_535, 65_536, 1_500_000]) {
      const body = randomBytes(size);
      await engine().client.send(
        new PutObjectCommand({
          Bucket: BUCKET,
          Key: 'flusso',
          Body: Readable.from([body.subarray(0, size / 3), body.subarray(size / 3)]),
          ContentLength: size,
        }),
      );
      const output = await get('flusso');
      expect(Buffer.from((await output.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true);
      expect(output.ChecksumCRC32).toBeDefined();
      expect(output.ContentEncoding).toBeUndefined();
    }
  });

  it.each(['CRC32', 'SHA256'] as const)('verifies and returns a %s checksum', async (ChecksumAlgorithm) => {
    const { client } = engine();
    const written = await client.send(
      new PutObjectCommand({ Bucket: BUCKET, Key: ChecksumAlgorithm, Body: 'importo', ChecksumAlgorithm }),
    );
    const head = await client.send(
      new HeadObjectCommand({ Bucket: BUCKET, Key: ChecksumAlgorithm, ChecksumMode: 'ENABLED' }),
    );
    expect(head[`Checksum${ChecksumAlgorithm}`]).toBe(written[`Checksum${ChecksumAlgorithm}`]);
    expect(head.ChecksumType).toBe('FULL_OBJECT');
    const wrong = { CRC32: 'AAAAAA==', SHA256: Buffer.alloc(32).toString('base64') }[ChecksumAlgorithm];
    await expectRefusal(
      client.send(
        new PutObjectCommand({ Bucket: BUCKET, Key: 'errato', Body: 'x', [`Checksum${ChecksumAlgorithm}`]: wrong }),
      ),
      'BadDigest',
      400,
    );
    await expectRefusal(
      client.send(
        new PutObjectCommand({ Bucket: BUCKET, Key: 'errato', Body: 'x', [`Checksum${ChecksumAlgorithm}`]: 'abc' }),
      ),
      'InvalidDigest',
      400,
    );
    await expectRefusal(get('errato'), 'NoSuchKey', 404);
  });

  it('verifies Content-MD5', async () => {
    const { client } = engine();
    const body = 'ciao';
    const md5 = Buffer.from('6e6bc4e49dd477ebc98ef4046c067b5f', 'hex').toString('base64');
    await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'con-md5', Body: body, ContentMD5: md5 }));
    await expectRefusal(
      client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'con-md5', Body: 'altro', ContentMD5: md5 })),
      'BadDigest',
      400,
    );
    expect(await textOf(await get('con-md5'))).toBe(body);
  });

  it('keeps keys apart as they are written, and none leaves the folder', async () => {
    const keys = [
      '../../fuori',
      'a/../b',
      'a//b',
      '/inizio',
      'è 😀 & <b> "c" \'d\' + %2F',
      'spazio ',
      '.',
      '..',
      'x'.repeat(1024),
    ];
    for (const key of keys) await put(key, `corpo di ${key}`);
    for (const key of keys) expect(await textOf(await get(key))).toBe(`corpo di ${key}`);
    for (const blob of await engine().files('blobs')) expect(blob).toMatch(/^[0-9a-f-]{36}$/);
    await expectRefusal(put('x'.repeat(1025), 'x'), 'KeyTooLongError', 400);
  });

  it('refuses metadata above 2 KB', async () => {
    const call = engine().client.send(
      new PutObjectCommand({ Bucket: BUCKET, Key: 'm', Body: new Uint8Array(), Metadata: { nota: 'x'.repeat(2045) } }),
    );
    await expectRefusal(call, 'MetadataTooLarge', 400);
  });

  it('lets a reader finish the object that is replaced meanwhile', async () => {
    const body = randomBytes(8_000_000);
    await put('letto', body);
    const reading = await get('letto');
    await put('letto', 'nuovo');
    expect(Buffer.from((await reading.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true);
  });

  it('leaves one whole object when many write the same key', async () => {
    const bodies = Array.from({ length: 20 }, (_, index) => Buffer.alloc(50_000, index));
    await Promise.all(bodies.map((body) => put('conteso', body)));
    const read = Buffer.from((await (await get('conteso')).Body?.transformToByteArray()) ?? []);
    expect(bodies.some((body) => body.equals(read))).toBe(true);
  });
});

describe('HeadObject', () => {
  it('says what GetObject would, without the content', async () => {
    await put('testa', 'dieci byte');
    const head = await engine().client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'testa' }));
    expect(head).toMatchObject({ ContentLength: 10, ETag: (await get('testa')).ETag });
    await expectRefusal(engine().client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'manca' })), 'NotFound', 404);
  });
});

describe('Range', () => {
  const range = (Range: string) =>
    engine().client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'intervallo', Range }));

  it.each([
    ['bytes=0-4', '01234', 'bytes 0-4/10'],
    ['bytes=5-', '56789', 'bytes 5-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s', async (asked, expected, contentRange) => {
    await put('intervallo', '0123456789');
    const output = await range(asked);
    expect([await textOf(output), output.ContentRange, output.ContentLength, output.$metadata.httpStatusCode]).toEqual([
      expected,
      contentRange,
      expected.length,
      206,
    ]);
  });

  it.each(['bytes=0-1,3-4', 'bytes=4-2', 'righe=1-2', 'bytes=-'])('ignores %s and gives everything', async (asked) => {
    await put('intervallo', '0123456789');
    const output = await range(asked);
    expect([await textOf(output), output.$metadata.httpStatusCode]).toEqual(['0123456789', 200]);
  });

  it.each(['bytes=10-', 'bytes=50-60', 'bytes=-0'])('refuses %s', async (asked) => {
    await put('intervallo', '0123456789');
    await expectRefusal(range(asked), 'InvalidRange', 416);
  });
});
