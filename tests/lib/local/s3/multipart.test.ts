import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { BUCKET, expectRefusal, useEngine } from './support.ts';

const MEGABYTE = 1024 ** 2;
const engine = useEngine();

const create = async (Key: string, input: object = {}): Promise<{ Bucket: string; Key: string; UploadId: string }> => {
  const { UploadId = '' } = await engine().client.send(
    new CreateMultipartUploadCommand({ Bucket: BUCKET, Key, ...input }),
  );
  return { Bucket: BUCKET, Key, UploadId };
};
type Upload = Awaited<ReturnType<typeof create>>;

const sendPart = async (upload: Upload, PartNumber: number, Body: Uint8Array): Promise<CompletedPart> => {
  const { ETag, ChecksumCRC32 } = await engine().client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
  return { PartNumber, ...(ETag ? { ETag } : {}), ...(ChecksumCRC32 ? { ChecksumCRC32 } : {}) };
};
const complete = (upload: Upload, Parts: CompletedPart[], input: object = {}) =>
  engine().client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts }, ...input }));
const bytesOf = async (Key: string, Range?: string): Promise<Buffer> => {
  const output = await engine().client.send(new GetObjectCommand({ Bucket: BUCKET, Key, ...(Range ? { Range } : {}) }));
  return Buffer.from((await output.Body?.transformToByteArray()) ?? []);
};

describe('multipart upload', () => {
  it('makes one object of the parts, in order, when it is completed', async () => {
    const bodies = [randomBytes(5 * MEGABYTE), randomBytes(6 * MEGABYTE), randomBytes(1000)];
    const upload = await create('grande', { ContentType: 'application/zip', Metadata: { righe: '3' } });
    const parts = await Promise.all(bodies.map((body, index) => sendPart(upload, (index + 1) * 10, body)));
    await expectRefusal(
      engine().client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'grande' })),
      'NotFound',
      404,
    );
    const { ETag } = await complete(upload, parts);
    const md5s = bodies.map((body) => createHash('md5').update(body).digest());
    expect(ETag).toBe(`"${createHash('md5').update(Buffer.concat(md5s)).digest('hex')}-3"`);
    const whole = Buffer.concat(bodies);
    expect((await bytesOf('grande')).equals(whole)).toBe(true);
    const edge = 5 * MEGABYTE;
    expect(
      (await bytesOf('grande', `bytes=${edge - 10}-${edge + 9}`)).equals(whole.subarray(edge - 10, edge + 10)),
    ).toBe(true);
    expect((await bytesOf('grande', 'bytes=-1010')).equals(whole.subarray(-1010))).toBe(true);
    const head = await engine().client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'grande' }));
    expect(head).toMatchObject({
      ContentType: 'application/zip',
      Metadata: { righe: '3' },
      ContentLength: whole.length,
      ETag,
    });
    await engine().client.send(
      new CopyObjectCommand({ Bucket: BUCKET, Key: 'grande-copia', CopySource: `${BUCKET}/grande` }),
    );
    expect((await bytesOf('grande-copia')).equals(whole)).toBe(true);
    await expectRefusal(complete(upload, parts), 'NoSuchUpload', 404);
  });

  it('gives the checksum of the checksums', async () => {
    const upload = await create('somma', { ChecksumAlgorithm: 'CRC32' });
    const bodies = [randomBytes(5 * MEGABYTE), Buffer.from('fine')];
    const parts = await Promise.all(bodies.map((body, index) => sendPart(upload, index + 1, body)));
    await expectRefusal(
      complete(
        upload,
        parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })),
      ),
      'InvalidRequest',
      400,
    );
    await expectRefusal(
      complete(
        upload,
        parts.map((part) => ({ ...part, ChecksumCRC32: 'AAAAAA==' })),
      ),
      'InvalidPart',
      400,
    );
    const { ChecksumCRC32 } = await complete(upload, parts);
    const values = bodies.map((body) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(crc32(body));
      return bytes;
    });
    const composite = Buffer.alloc(4);
    composite.writeUInt32BE(crc32(Buffer.concat(values)));
    expect(ChecksumCRC32).toBe(`${composite.toString('base64')}-2`);
    const head = await engine().client.send(
      new HeadObjectCommand({ Bucket: BUCKET, Key: 'somma', ChecksumMode: 'ENABLED' }),
    );
    expect(head).toMatchObject({ ChecksumCRC32, ChecksumType: 'COMPOSITE' });
    expect(await bytesOf('somma')).toHaveLength(5 * MEGABYTE + 4);
  });

  it('keeps the last version of a part sent twice, and leaves out the parts not named', async () => {
    const upload = await create('rifatta');
    await sendPart(upload, 1, Buffer.from('prima'));
    const part = await sendPart(upload, 1, Buffer.from('seconda'));
    await sendPart(upload, 2, Buffer.from('di troppo'));
    await complete(upload, [part]);
    expect((await bytesOf('rifatta')).toString()).toBe('seconda');
  });

  it('refuses parts that are unknown, changed, out of order or too small', async () => {
    const upload = await create('rifiutata');
    const [one, two] = [
      await sendPart(upload, 1, Buffer.from('piccola')),
      await sendPart(upload, 2, Buffer.from('altra')),
    ];
    await expectRefusal(complete(upload, [one, two]), 'EntityTooSmall', 400);
    await expectRefusal(complete(upload, [two, one]), 'InvalidPartOrder', 400);
    await expectRefusal(complete(upload, [{ ...one, ETag: '"altro"' }]), 'InvalidPart', 400);
    await expectRefusal(complete(upload, [{ ...one, PartNumber: 7 }]), 'InvalidPart', 400);
    await expectRefusal(complete(upload, []), 'MalformedXML', 400);
    await expectRefusal(
      engine().client.send(new UploadPartCommand({ ...upload, PartNumber: 10_001, Body: 'x' })),
      'InvalidArgument',
      400,
    );
    await expectRefusal(
      engine().client.send(new UploadPartCommand({ ...upload, UploadId: 'altro', PartNumber: 1, Body: 'x' })),
      'NoSuchUpload',
      404,
    );
    await expectRefusal(
      engine().client.send(new UploadPartCommand({ ...upload, Key: 'altra-chiave', PartNumber: 1, Body: 'x' })),
      'NoSuchUpload',
      404,
    );
  });

  it('completes only under its condition, and stays when the condition fails', async () => {
    const upload = await create('condizione');
    const part = await sendPart(upload, 1, Buffer.from('parti'));
    await engine().client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'condizione', Body: 'gia scritto' }));
    await expectRefusal(complete(upload, [part], { IfNoneMatch: '*' }), 'PreconditionFailed', 412);
    expect((await bytesOf('condizione')).toString()).toBe('gia scritto');
    await complete(upload, [part]);
    expect((await bytesOf('condizione')).toString()).toBe('parti');
  });

  it('lets one of many concurrent completions win', async () => {
    const upload = await create('contesa');
    const part = await sendPart(upload, 1, Buffer.from('una'));
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => complete(upload, [part])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await bytesOf('contesa')).toString()).toBe('una');
  });

  it('frees the parts when it is aborted', async () => {
    const before = (await engine().files('blobs')).length;
    const upload = await create('abbandonata');
    const part = await sendPart(upload, 1, Buffer.from('x'));
    expect(await engine().files('blobs')).toHaveLength(before + 1);
    await engine().client.send(new AbortMultipartUploadCommand(upload));
    expect(await engine().files('blobs')).toHaveLength(before);
    await expectRefusal(complete(upload, [part]), 'NoSuchUpload', 404);
    await expectRefusal(engine().client.send(new AbortMultipartUploadCommand(upload)), 'NoSuchUpload', 404);
    const { Contents = [] } = await engine().client.send(
      new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'abbandonata' }),
    );
    expect(Contents).toEqual([]);
  });

  it('does not copy parts', async () => {
    const upload = await create('copia-di-parti');
    await expectRefusal(
      engine().client.send(new UploadPartCopyCommand({ ...upload, PartNumber: 1, CopySource: `${BUCKET}/x` })),
      'NotImplemented',
      501,
    );
  });
});
