import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
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
    await expect(copy({ CopySourceIfMatch: ETag })).resolves.toHaveProperty('$metadata.httpStatusCode', 200);
    await expectRefusal(copy({ IfNoneMatch: '*' }), 'PreconditionFailed', 412);
  });

  it('refuses an absent source, a version, and a copy onto itself that changes nothing', async () => {
    await put('origine', 'x');
    await expectRefusal(copy({ CopySource: `${BUCKET}/manca` }), 'NoSuchKey', 404);
    await expectRefusal(copy({ CopySource: 'bucket-assente/x' }), 'NoSuchBucket', 404);
    await expectRefusal(copy({ CopySource: `${BUCKET}/origine?versionId=1` }), 'NotImplemented', 501);
    await expectRefusal(copy({ Key: 'origine' }), 'InvalidRequest', 400);
    await expect(copy({ Key: 'origine', MetadataDirective: 'REPLACE' })).resolves.toHaveProperty(
      '$metadata.httpStatusCode',
      200,
    );
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
