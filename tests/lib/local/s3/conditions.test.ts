import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { BUCKET, expectRefusal, useEngine } from './support.ts';

const engine = useEngine();

const put = (key: string, body: string | Uint8Array) =>
  engine().client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: body }));

describe('conditional reads', () => {
  it('follow the entity tag and the date', async () => {
    const { client } = engine();
    const { ETag } = await put('letture', 'x');
    const read = (condition: object) =>
      client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'letture', ...condition }));
    const past = new Date('2020-01-01T00:00:00Z');
    const now = new Date(Date.now() + 1000);
    await expect(read({ IfMatch: ETag })).resolves.toHaveProperty('$metadata.httpStatusCode', 200);
    await expectRefusal(read({ IfMatch: '"altro"' }), 'PreconditionFailed', 412);
    await expectRefusal(read({ IfNoneMatch: ETag }), 'Unknown', 304);
    await expect(read({ IfNoneMatch: '"altro"' })).resolves.toHaveProperty('$metadata.httpStatusCode', 200);
    await expectRefusal(read({ IfModifiedSince: now }), 'Unknown', 304);
    await expect(read({ IfModifiedSince: past })).resolves.toHaveProperty('$metadata.httpStatusCode', 200);
    await expectRefusal(read({ IfUnmodifiedSince: past }), 'PreconditionFailed', 412);
    await expect(read({ IfMatch: ETag, IfUnmodifiedSince: past })).resolves.toHaveProperty(
      '$metadata.httpStatusCode',
      200,
    );
    await expectRefusal(read({ IfNoneMatch: ETag, IfModifiedSince: past }), 'Unknown', 304);
  });
});

describe('conditional writes', () => {
  const write = (key: string, condition: object) =>
    engine().client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: 'x', ...condition }));

  it('If-None-Match: * writes only what is not there', async () => {
    await expect(write('unico', { IfNoneMatch: '*' })).resolves.toHaveProperty('$metadata.httpStatusCode', 200);
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
    await expect(write('versione', { IfMatch: ETag })).resolves.toHaveProperty('$metadata.httpStatusCode', 200);
    await expectRefusal(write('versione', { IfMatch: ETag }), 'PreconditionFailed', 412);
    await expectRefusal(write('mai-scritto', { IfMatch: ETag }), 'NoSuchKey', 404);
  });
});
