import type { Writable } from 'node:stream';
import { S3Error } from '../protocol/errors.ts';
import type { Blobs } from './blobs.ts';
import { openDataFolder } from './data-folder.ts';
import { keyedLock } from './keyed-lock.ts';
import {
  bucketKey,
  objectKey,
  partKey,
  uploadKey,
  type Metadata,
  type MetadataChange,
  type ObjectRecord,
  type PartRecord,
  type UploadRecord,
} from './metadata.ts';
import type { WriteCondition } from './preconditions.ts';

export interface OpenObject {
  readonly record: ObjectRecord;
  /** Bytes from `start` to `end`, both included. */
  read(start: number, end: number): AsyncGenerator<Buffer>;
  /** Lets the files go; they are kept until then, whatever happens to the object. */
  release(): void;
}

/** Buckets, objects and uploads, each change atomic and durable when its promise resolves. */
export interface Store {
  createBucket(bucket: string): Promise<boolean>;
  /** @throws S3Error NoSuchBucket */
  requireBucket(bucket: string): Promise<void>;
  writeBlob<T>(fill: (sink: Writable) => Promise<T>): Promise<{ blob: string; result: T }>;
  /** Makes the record the object of that key, together with `also`. When it throws, the record's files still belong to the caller. */
  commitObject(
    bucket: string,
    key: string,
    record: ObjectRecord,
    condition: WriteCondition,
    also?: readonly MetadataChange[],
  ): Promise<void>;
  /** @throws S3Error NoSuchBucket, NoSuchKey */
  openObject(bucket: string, key: string): Promise<OpenObject>;
  removeObject(bucket: string, key: string, condition: WriteCondition): Promise<void>;
  objectsFrom: Metadata['objectsFrom'];
  createUpload(id: string, upload: UploadRecord): Promise<void>;
  /** Runs the task while no other request changes this upload. @throws S3Error NoSuchUpload */
  withUpload<T>(bucket: string, key: string, id: string, task: (upload: UploadRecord) => Promise<T>): Promise<T>;
  listParts: Metadata['listParts'];
  putPart(bucket: string, key: string, id: string, part: PartRecord): Promise<void>;
  removeUpload(bucket: string, key: string, id: string): Promise<void>;
  removeSegments: Blobs['remove'];
  close(): Promise<void>;
}

/** Changes that forget an upload and all its parts. */
export const forgetUpload = (id: string, parts: readonly PartRecord[]): MetadataChange[] => [
  { type: 'del', key: uploadKey(id) },
  ...parts.map((part): MetadataChange => ({ type: 'del', key: partKey(id, part.number) })),
];

/** The half of the store that keeps the uploads in parts not yet completed. */
const uploads = (
  metadata: Metadata,
  blobs: Blobs,
  lock: ReturnType<typeof keyedLock>,
): Pick<Store, 'withUpload' | 'listParts' | 'createUpload' | 'putPart' | 'removeUpload'> => {
  const withUpload: Store['withUpload'] = (bucket, key, id, task) =>
    lock(uploadKey(id), async () => {
      const upload = await metadata.getUpload(id);
      if (upload === undefined || upload.bucket !== bucket || upload.key !== key)
        throw new S3Error('NoSuchUpload', undefined, { UploadId: id });
      return task(upload);
    });
  return {
    withUpload,
    listParts: metadata.listParts,
    createUpload: (id, upload) => metadata.apply([{ type: 'put', key: uploadKey(id), value: upload }]),
    putPart: (bucket, key, id, part) =>
      withUpload(bucket, key, id, async () => {
        const before = await metadata.getPart(id, part.number);
        await metadata.apply([{ type: 'put', key: partKey(id, part.number), value: part }]);
        await blobs.remove(before === undefined ? [] : [before.segment]);
      }),
    removeUpload: (bucket, key, id) =>
      withUpload(bucket, key, id, async () => {
        const parts = await metadata.listParts(id);
        await metadata.apply(forgetUpload(id, parts));
        await blobs.remove(parts.map(({ segment }) => segment));
      }),
  };
};

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
    ...uploads(metadata, blobs, lock),
    createBucket: (bucket) =>
      lock(bucketKey(bucket), async () => {
        if (await metadata.hasBucket(bucket)) return false;
        await metadata.apply([{ type: 'put', key: bucketKey(bucket), value: {} }]);
        return true;
      }),
    writeBlob: (fill) => blobs.write(fill),
    async commitObject(bucket, key, record, condition, also = []) {
      await lock(objectKey(bucket, key), async () => {
        const current = await metadata.getObject(bucket, key);
        condition(current);
        await metadata.apply([...also, { type: 'put', key: objectKey(bucket, key), value: record }]);
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
