import { randomBytes } from 'node:crypto';
import { S3Error } from '../protocol/errors.ts';
import type { Blobs } from './blobs.ts';
import type { KeyedLock } from './keyed-lock.ts';
import {
  objectKey,
  versionKey,
  type BucketRecord,
  type Metadata,
  type MetadataChange,
  type ObjectRecord,
  type Retention,
  type Version,
} from './metadata.ts';

/** The outcome of a removal: a version of the object's absence was added, or one version was taken away for good. */
export interface Removal {
  readonly versionId?: string;
  readonly marker?: boolean;
}

/** The objects of buckets with Object Lock, each version of which is kept until it is removed by its name. */
export interface VersionedObjects {
  /** Adds a version, which becomes the current one. To be called where the key is locked. */
  add(bucket: string, key: string, record: ObjectRecord): Promise<{ readonly versionId: string }>;
  /** Adds a delete marker. To be called where the key is locked. */
  mark(bucket: string, key: string): Promise<Removal>;
  /** To be called where the key is locked. @throws S3Error NoSuchKey, NoSuchVersion, MethodNotAllowed of a delete marker */
  find(bucket: string, key: string, versionId: string | undefined): Promise<ObjectRecord>;
  /** Removes a version for good; one that is not there is no error. @throws S3Error AccessDenied while it is retained and `bypass` is not said */
  removeVersion(bucket: string, key: string, versionId: string, bypass: boolean): Promise<Removal>;
  /** Sets, moves or ends the retention of a version. @throws S3Error AccessDenied where it would end sooner and `bypass` is not said */
  retain(target: Target, retention: Retention | undefined, bypass: boolean): Promise<void>;
}

interface Target {
  readonly bucket: string;
  readonly key: string;
  readonly versionId: string | undefined;
}

interface Parts {
  readonly metadata: Metadata;
  readonly blobs: Blobs;
  readonly lock: KeyedLock;
  readonly requireBucket: (bucket: string) => Promise<BucketRecord>;
}

/** Beyond any number of microseconds since 1970 until the year 2223: what is taken from it sorts the newest first. */
const LAST_MICROSECOND = 8e15;

/** The identifier of a version that is newer than another, whatever the clock says. */
const idAfter = (newest: Version | undefined): string => {
  const before = newest === undefined ? 0 : LAST_MICROSECOND - Number(newest.versionId.slice(0, 16));
  const instant = Math.max(Date.now() * 1000, before + 1);
  return `${String(LAST_MICROSECOND - instant).padStart(16, '0')}${randomBytes(8).toString('hex')}`;
};

const isRetained = (version: Version | ObjectRecord): boolean =>
  'retention' in version && Date.parse(version.retention.until) > Date.now();

const NO_VERSIONS = 'Versions are kept where Object Lock is enabled.';
const LOCKED = 'Access Denied because object protected by object lock.';

/** A version with another retention, or with none. @throws S3Error AccessDenied where one that is not over would end sooner */
const retainedUntil = (found: ObjectRecord, retention: Retention | undefined, bypass: boolean) => {
  const { retention: before, versionId = '', ...record } = found;
  const sooner = retention === undefined || (before !== undefined && retention.until < before.until);
  if (isRetained(found) && sooner && !bypass) throw new S3Error('AccessDenied', LOCKED);
  return { ...record, versionId, ...(retention === undefined ? {} : { retention }) };
};

/** The record that is served under a key whose newest version is this one. */
const asCurrent = (bucket: string, key: string, newest: Version | undefined): MetadataChange =>
  newest === undefined || 'marker' in newest
    ? { type: 'del', key: objectKey(bucket, key) }
    : { type: 'put', key: objectKey(bucket, key), value: newest };

type AddVersion = (
  bucket: string,
  key: string,
  versionOf: (versionId: string) => Version,
) => Promise<{ readonly versionId: string }>;

const additions =
  (metadata: Metadata): AddVersion =>
  async (bucket, key, versionOf) => {
    if (key.includes('\u0000')) throw new S3Error('InvalidArgument');
    const [newest] = await metadata.versionsOf(bucket, key);
    const version = versionOf(idAfter(newest));
    await metadata.apply([
      { type: 'put', key: versionKey(bucket, key, version.versionId), value: version },
      asCurrent(bucket, key, version),
    ]);
    return { versionId: version.versionId };
  };

const finding =
  ({ metadata, requireBucket }: Parts): VersionedObjects['find'] =>
  async (bucket, key, versionId) => {
    if (versionId === undefined) {
      const record = await metadata.getObject(bucket, key);
      if (record === undefined) throw new S3Error('NoSuchKey', undefined, { Key: key });
      return record;
    }
    if (!(await requireBucket(bucket)).objectLock) throw new S3Error('NotImplemented', NO_VERSIONS);
    const version = await metadata.getVersion(bucket, key, versionId);
    if (version === undefined) throw new S3Error('NoSuchVersion', undefined, { Key: key, VersionId: versionId });
    if ('marker' in version) throw new S3Error('MethodNotAllowed');
    return version;
  };

const removals =
  ({ metadata, blobs, requireBucket }: Parts): VersionedObjects['removeVersion'] =>
  async (bucket, key, versionId, bypass) => {
    if (!(await requireBucket(bucket)).objectLock) throw new S3Error('NotImplemented', NO_VERSIONS);
    const versions = await metadata.versionsOf(bucket, key);
    const version = versions.find((one) => one.versionId === versionId);
    if (version === undefined) return { versionId };
    if (isRetained(version) && !bypass) throw new S3Error('AccessDenied', LOCKED);
    const [newest] = versions.filter((one) => one !== version);
    await metadata.apply([{ type: 'del', key: versionKey(bucket, key, versionId) }, asCurrent(bucket, key, newest)]);
    if ('marker' in version) return { versionId, marker: true };
    await blobs.remove(version.segments);
    return { versionId };
  };

const retentions =
  ({ metadata, requireBucket }: Parts, find: VersionedObjects['find']): VersionedObjects['retain'] =>
  async ({ bucket, key, versionId }, retention, bypass) => {
    if (!(await requireBucket(bucket)).objectLock)
      throw new S3Error('InvalidRequest', 'Bucket is missing Object Lock Configuration');
    const version = retainedUntil(await find(bucket, key, versionId), retention, bypass);
    const [newest] = await metadata.versionsOf(bucket, key);
    await metadata.apply([
      { type: 'put', key: versionKey(bucket, key, version.versionId), value: version },
      ...(newest?.versionId === version.versionId ? [asCurrent(bucket, key, version)] : []),
    ]);
  };

export const versionedObjects = (parts: Parts): VersionedObjects => {
  const { lock } = parts;
  const add = additions(parts.metadata);
  const [find, remove] = [finding(parts), removals(parts)];
  const retain = retentions(parts, find);
  return {
    find,
    add: (bucket, key, record) => add(bucket, key, (versionId) => ({ ...record, versionId })),
    mark: async (bucket, key) => {
      const lastModified = new Date().toISOString();
      const { versionId } = await add(bucket, key, (id) => ({ marker: true, versionId: id, lastModified }));
      return { versionId, marker: true };
    },
    removeVersion: (bucket, key, ...which) => lock(objectKey(bucket, key), () => remove(bucket, key, ...which)),
    retain: (target, ...how) => lock(objectKey(target.bucket, target.key), () => retain(target, ...how)),
  };
};
