import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateBucketCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, expect, test } from 'vitest';
import { startS3, type S3Options } from '#lib/local/s3/server.ts';
import { objectKey, openMetadata } from '#lib/local/s3/storage/metadata.ts';
import { BUCKET, clientAt, temporaryFolder } from './support.ts';

const dataDir = await temporaryFolder();
afterAll(() => rm(dataDir, { recursive: true }));

const running = async <T>(
  expiries: S3Options['expiries'],
  task: (client: ReturnType<typeof clientAt>) => Promise<T>,
): Promise<T> => {
  const server = await startS3({ port: 0, dataDir, ...(expiries && { expiries }) });
  const client = clientAt(server.port);
  try {
    return await task(client);
  } finally {
    client.destroy();
    await server.close();
  }
};
const keys = async (client: ReturnType<typeof clientAt>): Promise<(string | undefined)[]> => {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  return Contents.map(({ Key }) => Key);
};

/** Makes an object as old as if it had been put so many hours ago. */
const age = async (key: string, hours: number): Promise<void> => {
  const metadata = await openMetadata(join(dataDir, 'metadata'));
  const record = await metadata.getObject(BUCKET, key);
  if (record === undefined) throw new Error(`No ${key}`);
  const lastModified = new Date(Date.now() - hours * 3_600_000).toISOString();
  await metadata.apply([{ type: 'put', key: objectKey(BUCKET, key), value: { ...record, lastModified } }]);
  await metadata.close();
};

test('objects of the folder that are older than its days go, and no other', async () => {
  await running(undefined, async (client) => {
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
    for (const Key of ['caricamenti/nuovo', 'caricamenti/vecchio', 'caricamenti', 'altro/vecchio'])
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: 'x' }));
  });
  for (const key of ['caricamenti/vecchio', 'caricamenti', 'altro/vecchio']) await age(key, 24);
  await age('caricamenti/nuovo', 23);
  expect(await running(undefined, keys)).toHaveLength(4);
  const left = await running([{ bucket: BUCKET, prefix: 'caricamenti/', days: 1 }], async (client) => {
    await expect.poll(() => keys(client)).not.toContain('caricamenti/vecchio');
    return keys(client);
  });
  expect(left).toEqual(['altro/vecchio', 'caricamenti', 'caricamenti/nuovo']);
});
