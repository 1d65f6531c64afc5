import {
  CreateBucketCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  PutBucketVersioningCommand,
  PutObjectAclCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { BUCKET, expectRefusal, useEngine } from './support.ts';

describe('buckets', () => {
  const engine = useEngine();

  it('exists after it is created, and not before', async () => {
    const { client } = engine();
    await expectRefusal(client.send(new HeadBucketCommand({ Bucket: 'nuovo-archivio' })), 'NotFound', 404);
    const created = await client.send(
      new CreateBucketCommand({
        Bucket: 'nuovo-archivio',
        CreateBucketConfiguration: { LocationConstraint: 'eu-south-1' },
      }),
    );
    expect(created.Location).toBe('/nuovo-archivio');
    const head = await client.send(new HeadBucketCommand({ Bucket: 'nuovo-archivio' }));
    expect(head.BucketRegion).toBe('eu-south-1');
  });

  it('cannot be created twice, but in us-east-1 the second time changes nothing', async () => {
    const { client, clientWith } = engine();
    await expectRefusal(client.send(new CreateBucketCommand({ Bucket: BUCKET })), 'BucketAlreadyOwnedByYou', 409);
    await expect(
      clientWith({ region: 'us-east-1' }).send(new CreateBucketCommand({ Bucket: BUCKET })),
    ).resolves.toHaveProperty('$metadata.httpStatusCode', 200);
  });

  it.each(['ab', 'Maiuscole', 'con_sottolineato', '-inizia', 'x'.repeat(64)])('refuses the name %s', async (name) => {
    await expectRefusal(engine().client.send(new CreateBucketCommand({ Bucket: name })), 'InvalidBucketName', 400);
  });

  it('is needed by every object call', async () => {
    const { client } = engine();
    await expectRefusal(
      client.send(new PutObjectCommand({ Bucket: 'assente', Key: 'a', Body: 'x' })),
      'NoSuchBucket',
      404,
    );
    await expectRefusal(client.send(new HeadObjectCommand({ Bucket: 'assente', Key: 'a' })), 'NotFound', 404);
  });
});

describe('what the engine does not do', () => {
  const engine = useEngine();

  it('answers NotImplemented to other operations', async () => {
    const { client } = engine();
    await expectRefusal(client.send(new ListBucketsCommand({})), 'NotImplemented', 501);
    await expectRefusal(
      client.send(new PutBucketVersioningCommand({ Bucket: BUCKET, VersioningConfiguration: { Status: 'Enabled' } })),
      'NotImplemented',
      501,
    );
    await expectRefusal(
      client.send(new PutObjectAclCommand({ Bucket: BUCKET, Key: 'a', ACL: 'private' })),
      'NotImplemented',
      501,
    );
  });

  it('refuses a header that it would have to ignore', async () => {
    const { client } = engine();
    const error = await expectRefusal(
      client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'a', Body: 'x', Tagging: 'anno=2026' })),
      'NotImplemented',
      501,
    );
    expect(error.message).toContain('x-amz-tagging');
    await expectRefusal(
      client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'a', Body: 'x', ChecksumAlgorithm: 'SHA1' })),
      'NotImplemented',
      501,
    );
  });
});
