import type { Writable } from 'node:stream';
import { S3Error } from '../protocol/errors.ts';
import type { Blobs } from './blobs.ts';
import { openDataFolder } from './data-folder.ts';
import { keyedLock } from './keyed-lock.ts';
import { bucketKey, objectKey, type Metadata, type ObjectRecord } from './metadata.ts';
import type { WriteCondition } from './preconditions.ts';

export interface OpenObject {
  readonly record: ObjectRecord;
  /** Bytes from `start` to `end`, both included. */
  read(start: number, end: number): AsyncGenerator<Buffer>;
  /** Lets the files go; they are kept until then, whatever happens to the object. */
  release(): void;
}

/** Buckets and objects, each change atomic and durable when its promise resolves. */
export interface Store {
  createBucket(bucket: string): Promise<boolean>;
  /** @throws S3Error NoSuchBucket */
  requireBucket(bucket: string): Promise<void>;
  writeBlob<T>(fill: (sink: Writable) => Promise<T>): Promise<{ blob: string; result: T }>;
  /** Makes the record the object of that key. When it throws, the record's files still belong to the caller. */
  commitObject(bucket: string, key: string, record: ObjectRecord, condition: WriteCondition): Promise<void>;
  /** @throws S3Error NoSuchBucket, NoSuchKey */
  openObject(bucket: string, key: string): Promise<OpenObject>;
  removeObject(bucket: string, key: string, condition: WriteCondition): Promise<void>;
  objectsFrom: Metadata['objectsFrom'];
  removeSegments: Blobs['remove'];
  close(): Promise<void>;
}

/**
 * Opens the folder and removes what a crash left in it.
 * @throws AvvioNonRiuscito when it cannot be used, is in use, or was written by a newer version
 */
export const openStore = async (folder: string): Promise<Store> => {
  const { blobs, metadata } = await openDataFolder(folder);
  const lock = keyedLock();
  const requireBucket = async (bucket: string): Promise<void> => {
    if (!(await metadata.hasBucket(bucket))) throw new S3Error('NoSuchBucket', undefined, { BucketName: bucket });
  };
  return {
    requireBucket,
    createBucket: (bucket) =>
      lock(bucketKey(bucket), async () => {
        if (await metadata.hasBucket(bucket)) return false;
        await metadata.apply([{ type: 'put', key: bucketKey(bucket), value: {} }]);
        return true;
      }),
    writeBlob: (fill) => blobs.write(fill),
    async commitObject(bucket, key, record, condition) {
      await lock(objectKey(bucket, key), async () => {
        const current = await metadata.getObject(bucket, key);
        condition(current);
        await metadata.apply([{ type: 'put', key: objectKey(bucket, key), value: record }]);
        await blobs.remove(current?.segments ?? []);
      });
    },
    openObject: (bucket, key) =>
      lock(objectKey(bucket, key), async () => {
        await requireBucket(bucket);
        const record = await metadata.getObject(bucket, key);
        if (record === undefined) throw new S3Error('NoSuchKey', undefined, { Key: key });
        const release = blobs.hold(record.segments);
        return { record, release, read: (start, end) => blobs.read(record.segments, start, end) };
      }),
    removeObject: (bucket, key, condition) =>
      lock(objectKey(bucket, key), async () => {
        const current = await metadata.getObject(bucket, key);
        condition(current);
        if (current === undefined) return;
        await metadata.apply([{ type: 'del', key: objectKey(bucket, key) }]);
        await blobs.remove(current.segments);
      }),
    objectsFrom: metadata.objectsFrom,
    removeSegments: (segments) => blobs.remove(segments),
    close: () => metadata.close(),
  };
};
