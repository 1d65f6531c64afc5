import type { Writable } from 'node:stream';
import { S3Error } from '../protocol/errors.ts';
import type { Blobs } from './blobs.ts';
import { openDataFolder } from './data-folder.ts';
import { keyedLock, type KeyedLock } from './keyed-lock.ts';
import { bucketKey, objectKey, type BucketRecord, type Metadata, type ObjectRecord } from './metadata.ts';
import type { WriteCondition } from './preconditions.ts';
import { versionedObjects, type Removal, type VersionedObjects } from './versions.ts';

export interface OpenObject {
  readonly record: ObjectRecord;
  /** Bytes from `start` to `end`, both included. */
  read(start: number, end: number): AsyncGenerator<Buffer>;
  /** Lets the files go; they are kept until then, whatever happens to the object. */
  release(): void;
}

/** Buckets and objects, each change atomic and durable when its promise resolves. */
export interface Store {
  createBucket(bucket: string, record: BucketRecord): Promise<boolean>;
  /** @throws S3Error NoSuchBucket */
  requireBucket(bucket: string): Promise<BucketRecord>;
  writeBlob<T>(fill: (sink: Writable) => Promise<T>): Promise<{ blob: string; result: T }>;
  /** Makes the record the object of that key. When it throws, the record's files still belong to the caller. */
  commitObject(
    bucket: string,
    key: string,
    record: ObjectRecord,
    condition: WriteCondition,
  ): Promise<{ readonly versionId?: string }>;
  /** One version, or the current one. @throws S3Error NoSuchBucket, NoSuchKey, NoSuchVersion, MethodNotAllowed of a delete marker */
  openObject(bucket: string, key: string, versionId?: string): Promise<OpenObject>;
  /** Where versions are kept the object stays as one, and the removal is a version more. */
  removeObject(bucket: string, key: string, condition: WriteCondition): Promise<Removal>;
  removeVersion: VersionedObjects['removeVersion'];
  retain: VersionedObjects['retain'];
  objectsFrom: Metadata['objectsFrom'];
  versionsFrom: Metadata['versionsFrom'];
  removeSegments: Blobs['remove'];
  close(): Promise<void>;
}

/** The store, and how the filling of the demonstration writes in it. */
export interface OpenStore extends Store {
  /** The same store, whose changes become durable with the next one of the others, or when it is closed. */
  readonly late: Store;
  /** Makes durable what was written late. */
  settle(): Promise<void>;
}

/**
 * Opens the folder and removes what a crash left in it.
 * @throws AvvioNonRiuscito when it cannot be used, is in use, or was written by a newer version
 */
export const openStore = async (folder: string): Promise<OpenStore> => {
  const { blobs, metadata } = await openDataFolder(folder);
  const lock = keyedLock();
  let wroteLate = false;
  let settled = Promise.resolve();
  const settleNow = async (): Promise<void> => {
    if (!wroteLate) return;
    wroteLate = false;
    try {
      await blobs.settle();
      await metadata.settle();
    } catch (error) {
      wroteLate = true;
      throw error;
    }
  };
  const settle = (): Promise<void> => (settled = settled.then(settleNow, settleNow));
  const applyLate: Metadata['apply'] = (changes) => {
    wroteLate = true;
    return metadata.applyLate(changes);
  };
  const close = async (): Promise<void> => {
    try {
      await settle();
    } finally {
      await metadata.close();
    }
  };
  // files that a late change replaces go at the next start: until then the change may be taken back
  const lateBlobs = { ...blobs, write: blobs.writeLate, remove: async () => undefined };
  const late = storeOver(lateBlobs, { ...metadata, apply: applyLate }, lock, close);
  return { ...storeOver(blobs, metadata, lock, close), late, settle };
};

const storeOver = (blobs: Blobs, metadata: Metadata, lock: KeyedLock, close: Store['close']): Store => {
  const requireBucket = async (bucket: string): Promise<BucketRecord> => {
    const record = await metadata.getBucket(bucket);
    if (record === undefined) throw new S3Error('NoSuchBucket', undefined, { BucketName: bucket });
    return record;
  };
  const versioned = versionedObjects({ metadata, blobs, lock, requireBucket });
  return {
    requireBucket,
    createBucket: (bucket, value) =>
      lock(bucketKey(bucket), async () => {
        if ((await metadata.getBucket(bucket)) !== undefined) return false;
        await metadata.apply([{ type: 'put', key: bucketKey(bucket), value }]);
        return true;
      }),
    writeBlob: (fill) => blobs.write(fill),
    commitObject: (bucket, key, record, condition) =>
      lock(objectKey(bucket, key), async () => {
        const current = await metadata.getObject(bucket, key);
        condition(current);
        if ((await requireBucket(bucket)).objectLock) return versioned.add(bucket, key, record);
        await metadata.apply([{ type: 'put', key: objectKey(bucket, key), value: record }]);
        await blobs.remove(current?.segments ?? []);
        return {};
      }),
    openObject: (bucket, key, versionId) =>
      lock(objectKey(bucket, key), async () => {
        await requireBucket(bucket);
        const record = await versioned.find(bucket, key, versionId);
        const release = blobs.hold(record.segments);
        return { record, release, read: (start, end) => blobs.read(record.segments, start, end) };
      }),
    removeObject: (bucket, key, condition) =>
      lock(objectKey(bucket, key), async () => {
        const current = await metadata.getObject(bucket, key);
        condition(current);
        if ((await requireBucket(bucket)).objectLock) return versioned.mark(bucket, key);
        if (current === undefined) return {};
        await metadata.apply([{ type: 'del', key: objectKey(bucket, key) }]);
        await blobs.remove(current.segments);
        return {};
      }),
    removeVersion: versioned.removeVersion,
    retain: versioned.retain,
    objectsFrom: metadata.objectsFrom,
    versionsFrom: metadata.versionsFrom,
    removeSegments: (segments) => blobs.remove(segments),
    close,
  };
};
