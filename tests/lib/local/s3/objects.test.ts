import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3';
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

describe('conditional reads', () => {
  it('follow the entity tag and the date', async () => {
    const { client } = engine();
    const { ETag } = await put('letture', 'x');
    const read = (condition: object) =>
      client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'letture', ...condition }));
    const past = new Date('2020-01-01T00:00:00Z');
    const now = new Date(Date.now() + 1000);
    await expect(read({ IfMatch: ETag })).resolves.toBeDefined();
    await expectRefusal(read({ IfMatch: '"altro"' }), 'PreconditionFailed', 412);
    await expectRefusal(read({ IfNoneMatch: ETag }), 'Unknown', 304);
    await expect(read({ IfNoneMatch: '"altro"' })).resolves.toBeDefined();
    await expectRefusal(read({ IfModifiedSince: now }), 'Unknown', 304);
    await expect(read({ IfModifiedSince: past })).resolves.toBeDefined();
    await expectRefusal(read({ IfUnmodifiedSince: past }), 'PreconditionFailed', 412);
    await expect(read({ IfMatch: ETag, IfUnmodifiedSince: past })).resolves.toBeDefined();
    await expectRefusal(read({ IfNoneMatch: ETag, IfModifiedSince: past }), 'Unknown', 304);
  });
});

describe('conditional writes', () => {
  const write = (key: string, condition: object) =>
    engine().client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: 'x', ...condition }));

  it('If-None-Match: * writes only what is not there', async () => {
    await expect(write('unico', { IfNoneMatch: '*' })).resolves.toBeDefined();
    const files = (await engine().files('blobs')).length;
    await expectRefusal(write('unico', { IfNoneMatch: '*' }), 'PreconditionFailed', 412);
    expect(await engine().files('blobs')).toHaveLength(files);
    await expectRefusal(write('unico', { IfNoneMatch: '"etag"' }), 'NotImplemented', 501);
  });

  it('lets exactly one of many concurrent creations win', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => write('gara', { IfNoneMatch: '*' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('If-Match writes only over the content that was read', async () => {
    const { ETag } = await put('versione', '1');
    await expectRefusal(write('versione', { IfMatch: '"altro"' }), 'PreconditionFailed', 412);
    await expect(write('versione', { IfMatch: ETag })).resolves.toBeDefined();
    await expectRefusal(write('versione', { IfMatch: ETag }), 'PreconditionFailed', 412);
    await expectRefusal(write('mai-scritto', { IfMatch: ETag }), 'NoSuchKey', 404);
  });
});

describe('CopyObject', () => {
  const copy = (input: object) =>
    engine().client.send(
      new CopyObjectCommand({ Bucket: BUCKET, CopySource: `${BUCKET}/origine`, Key: 'copia', ...input }),
    );

  it('copies bytes, headers and checksum, or takes the headers of the request', async () => {
    const { client } = engine();
    await client.send(
      new PutObjectCommand({
        Bucket: BUCKET,
        Key: 'origine',
        Body: 'dati',
        ContentType: 'text/plain',
        Metadata: { da: 'prima' },
      }),
    );
    const result = await copy({});
    const copied = await get('copia');
    expect([await textOf(copied), copied.ContentType, copied.Metadata, copied.ETag]).toEqual([
      'dati',
      'text/plain',
      { da: 'prima' },
      result.CopyObjectResult?.ETag,
    ]);
    expect(copied.ChecksumCRC32).toBe(result.CopyObjectResult?.ChecksumCRC32);
    await copy({ MetadataDirective: 'REPLACE', ContentType: 'text/csv', Metadata: { da: 'dopo' } });
    const replaced = await get('copia');
    expect([replaced.ContentType, replaced.Metadata]).toEqual(['text/csv', { da: 'dopo' }]);
  });

  it('reads a source with any characters in its key', async () => {
    const key = 'cartella/è + &%2F.txt';
    await put(key, 'strano');
    await copy({ CopySource: `${BUCKET}/${encodeURIComponent(key)}` });
    expect(await textOf(await get('copia'))).toBe('strano');
  });

  it('obeys conditions on source and destination', async () => {
    const { ETag } = await put('origine', 'v1');
    await expectRefusal(copy({ CopySourceIfMatch: '"altro"' }), 'PreconditionFailed', 412);
    await expectRefusal(copy({ CopySourceIfNoneMatch: ETag }), 'PreconditionFailed', 412);
    await expect(copy({ CopySourceIfMatch: ETag })).resolves.toBeDefined();
    await expectRefusal(copy({ IfNoneMatch: '*' }), 'PreconditionFailed', 412);
  });

  it('refuses an absent source, a version, and a copy onto itself that changes nothing', async () => {
    await put('origine', 'x');
    await expectRefusal(copy({ CopySource: `${BUCKET}/manca` }), 'NoSuchKey', 404);
    await expectRefusal(copy({ CopySource: 'bucket-assente/x' }), 'NoSuchBucket', 404);
    await expectRefusal(copy({ CopySource: `${BUCKET}/origine?versionId=1` }), 'NotImplemented', 501);
    await expectRefusal(copy({ Key: 'origine' }), 'InvalidRequest', 400);
    await expect(copy({ Key: 'origine', MetadataDirective: 'REPLACE' })).resolves.toBeDefined();
    expect(await textOf(await get('origine'))).toBe('x');
  });
});

describe('DeleteObject and DeleteObjects', () => {
  it('removes an object and its file, and does not mind its absence', async () => {
    await put('da-togliere', 'x');
    const files = (await engine().files('blobs')).length;
    const { client } = engine();
    const remove = () => client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'da-togliere' }));
    expect((await remove()).$metadata.httpStatusCode).toBe(204);
    expect((await remove()).$metadata.httpStatusCode).toBe(204);
    await expectRefusal(get('da-togliere'), 'NoSuchKey', 404);
    expect(await engine().files('blobs')).toHaveLength(files - 1);
  });

  it('removes only what was read, with If-Match', async () => {
    const { client } = engine();
    const { ETag } = await put('condizionato', 'x');
    const remove = (IfMatch: string) =>
      client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'condizionato', IfMatch }));
    await expectRefusal(remove('"altro"'), 'PreconditionFailed', 412);
    await remove(ETag ?? '');
    await expectRefusal(remove(ETag ?? ''), 'NoSuchKey', 404);
    await expectRefusal(remove('*'), 'PreconditionFailed', 412);
  });

  it('removes many at once, each with its outcome', async () => {
    const { client } = engine();
    const keys = ['m/1', 'm/2 & <3>', 'm/\r\n4', 'm/😀'];
    for (const key of keys) await put(key, key);
    await put('m/tenuto', 'x');
    const output = await client.send(
      new DeleteObjectsCommand({
        Bucket: BUCKET,
        Delete: {
          Objects: [...keys.map((Key) => ({ Key })), { Key: 'm/tenuto', ETag: '"altro"' }, { Key: 'm/mai-stato' }],
        },
      }),
    );
    expect(output.Deleted?.map(({ Key }) => Key)).toEqual([...keys, 'm/mai-stato']);
    expect(output.Errors).toEqual([expect.objectContaining({ Key: 'm/tenuto', Code: 'PreconditionFailed' })]);
    for (const key of keys) await expectRefusal(get(key), 'NoSuchKey', 404);
    expect(await textOf(await get('m/tenuto'))).toBe('x');
    const quiet = await client.send(
      new DeleteObjectsCommand({ Bucket: BUCKET, Delete: { Quiet: true, Objects: [{ Key: 'm/tenuto' }] } }),
    );
    expect(quiet.Deleted).toBeUndefined();
  });

  it('takes at most 1,000 keys', async () => {
    const Objects = Array.from({ length: 1001 }, (_, index) => ({ Key: String(index) }));
    await expectRefusal(
      engine().client.send(new DeleteObjectsCommand({ Bucket: BUCKET, Delete: { Objects } })),
      'MalformedXML',
      400,
    );
  });
});
