import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { BUCKET, expectRefusal, useEngine } from './support.ts';

describe('throttling on purpose', () => {
  const engine = useEngine({ throttleRate: 0.5, seed: 7 });

  it('refuses about as many requests as asked, before doing anything', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        engine().client.send(new PutObjectCommand({ Bucket: BUCKET, Key: `t/${index}`, Body: 'x' })),
      ),
    );
    const refused = outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
    expect(refused.length).toBeGreaterThan(15);
    expect(refused.length).toBeLessThan(45);
    expect(await engine().files('blobs')).toHaveLength(60 - refused.length);
  });

  it('is overcome by a client that tries again', async () => {
    const client = engine().clientWith({ maxAttempts: 12 });
    await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'tenace', Body: 'x' }));
    await expect(client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'tenace' }))).resolves.toMatchObject({
      ContentLength: 1,
    });
  });
});

describe('answers lost on purpose', () => {
  const engine = useEngine({ appliedButTimedOutRate: 0.5, seed: 3 });

  it('leave the write done: an unconditional retry is harmless, a conditional one finds its own object', async () => {
    const { client, clientWith } = engine();
    let lost = 0;
    for (let index = 0; index < 20; index += 1) {
      const Key = `w/${index}`;
      const write = client.send(
        new PutObjectCommand({ Bucket: BUCKET, Key, Body: `corpo ${index}`, IfNoneMatch: '*' }),
      );
      const failed = await write.then(
        () => false,
        () => true,
      );
      if (failed) {
        lost += 1;
        await expectRefusal(
          client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: 'altro', IfNoneMatch: '*' })),
          'PreconditionFailed',
          412,
        );
      }
      const read = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key }));
      expect(await read.Body?.transformToString()).toBe(`corpo ${index}`);
    }
    expect(lost).toBeGreaterThan(3);
    expect(lost).toBeLessThan(17);
    await clientWith({ maxAttempts: 12 }).send(new PutObjectCommand({ Bucket: BUCKET, Key: 'tenace', Body: 'x' }));
  });
});
