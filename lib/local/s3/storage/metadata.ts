import * as z from 'zod';
import { LevelFolder, type LevelWrite } from '../../level.ts';
import { Checksum } from '../protocol/checksum.ts';

const Segment = z.strictObject({ blob: z.uuid(), size: z.int().nonnegative() });
const Headers = z.record(z.string(), z.string());

/** Until when a version cannot be removed; the one mode of the service that whoever has the right may pass over. */
export const Retention = z.strictObject({ mode: z.literal('GOVERNANCE'), until: z.iso.datetime() });
export type Retention = z.infer<typeof Retention>;

/** An object as it is served. `etag` is without quotes; `headers` are those given at upload, to be returned. */
export const ObjectRecord = z.strictObject({
  segments: z.array(Segment),
  size: z.int().nonnegative(),
  etag: z.string(),
  lastModified: z.iso.datetime(),
  headers: Headers,
  checksum: Checksum.exactOptional(),
  /** These two only where the bucket keeps versions. */
  versionId: z.string().exactOptional(),
  retention: Retention.exactOptional(),
});
export type ObjectRecord = z.infer<typeof ObjectRecord>;

/** The mark that a removal leaves where versions are kept. */
const DeleteMarker = z.strictObject({
  marker: z.literal(true),
  versionId: z.string(),
  lastModified: z.iso.datetime(),
});

const Version = z.union([ObjectRecord.required({ versionId: true }), DeleteMarker]);
/** One of the versions of a key, of an object or of its absence. */
export type Version = z.infer<typeof Version>;

/** A bucket; versions are kept of the objects of one that has Object Lock, and of no other. */
const BucketRecord = z.strictObject({ objectLock: z.literal(true).exactOptional() });
export type BucketRecord = z.infer<typeof BucketRecord>;

/** Changes that become durable together. */
export type MetadataChange =
  | {
      readonly type: 'put';
      readonly key: string;
      readonly value: ObjectRecord | Version | BucketRecord;
    }
  | { readonly type: 'del'; readonly key: string };

/** Order of the keys in the store is order of UTF-8 bytes, which is the order the service lists keys in. */
export const bucketKey = (bucket: string): string => `b!${bucket}`;
export const objectKey = (bucket: string, key: string): string => `o!${bucket}!${key}`;
/** Versions of a key follow one another, the newest first: their identifiers sort so. */
export const versionKey = (bucket: string, key: string, versionId: string): string =>
  `v!${bucket}!${key}${BEFORE_VERSION}${versionId}`;
const BEFORE_VERSION = '\u0000';

export interface Metadata {
  getBucket(bucket: string): Promise<BucketRecord | undefined>;
  getVersion(bucket: string, key: string, versionId: string): Promise<Version | undefined>;
  /** The versions of one key, the newest first. */
  versionsOf(bucket: string, key: string): Promise<Version[]>;
  /** Versions of all keys that begin with a prefix, in order of keys, beginning after the place that is named. */
  versionsFrom(
    bucket: string,
    prefix: string,
    after: readonly [key: string, versionId: string] | undefined,
  ): VersionCursor;
  getObject(bucket: string, key: string): Promise<ObjectRecord | undefined>;
  /** The objects of a bucket with a key >= `from`, or after it, in order. The consumer may jump ahead with `next(key)`. */
  objectsFrom(bucket: string, from: string, after: boolean): ObjectCursor;
  /** One atomic write, on disk when it returns. */
  apply(changes: readonly MetadataChange[]): Promise<void>;
  /** The same, on disk from the next `settle` or `apply` on. */
  applyLate: Metadata['apply'];
  /** Puts on disk what was written late. */
  settle(): Promise<void>;
  referencedBlobs(): Promise<Set<string>>;
  close(): Promise<void>;
}

export interface ObjectCursor {
  next(): Promise<{ key: string; record: ObjectRecord } | undefined>;
  /** Goes on from the first key that does not begin with `prefix`. */
  skip(prefix: string): void;
  close(): Promise<void>;
}

interface VersionCursor {
  next(): Promise<{ key: string; version: Version } | undefined>;
  close(): Promise<void>;
}

/** The character after `!`: the bound of a range of keys whose name is followed by `!`. */
const AFTER = '"';
/** Key of nothing: its write puts on disk those before it. */
const SETTLED = 's!';

const asText = (change: MetadataChange): LevelWrite<string> =>
  change.type === 'put' ? { ...change, value: JSON.stringify(change.value) } : change;

/** Sorts after every key that begins with the prefix it is appended to. */
const LAST = '\u{10FFFF}'.repeat(256);

const versionsIn =
  (level: LevelFolder<string>): Metadata['versionsFrom'] =>
  (bucket, prefix, after) => {
    const base = `v!${bucket}!`;
    const from = after === undefined ? { gte: base + prefix } : { gt: versionKey(bucket, ...after) };
    const iterator = level.level.iterator({ ...from, lt: base + prefix + LAST });
    return {
      async next() {
        const entry = await iterator.next();
        if (entry === undefined) return undefined;
        const version = Version.parse(JSON.parse(entry[1]));
        return { key: entry[0].slice(base.length, -BEFORE_VERSION.length - version.versionId.length), version };
      },
      close: () => iterator.close(),
    };
  };

export const openMetadata = async (folder: string): Promise<Metadata> => {
  const level = await LevelFolder.open<string>(folder, 'utf8');
  const load = async <T>(schema: z.ZodType<T>, key: string): Promise<T | undefined> => {
    const value = await level.get(key);
    return value === undefined ? undefined : schema.parse(JSON.parse(value));
  };
  const values = async <T>(schema: z.ZodType<T>, range: { gte: string; lt: string }): Promise<T[]> =>
    (await level.level.values(range).all()).map((value) => schema.parse(JSON.parse(value)));
  const objectsFrom: Metadata['objectsFrom'] = (bucket, from, after) => {
    const base = objectKey(bucket, '');
    const iterator = level.level.iterator({ [after ? 'gt' : 'gte']: base + from, lt: `o!${bucket}${AFTER}` });
    return {
      async next() {
        const entry = await iterator.next();
        return entry === undefined
          ? undefined
          : { key: entry[0].slice(base.length), record: ObjectRecord.parse(JSON.parse(entry[1])) };
      },
      skip(prefix) {
        iterator.seek(base + prefix + LAST);
      },
      close: () => iterator.close(),
    };
  };
  return {
    getBucket: (bucket) => load(BucketRecord, bucketKey(bucket)),
    getVersion: (bucket, key, versionId) => load(Version, versionKey(bucket, key, versionId)),
    versionsOf: (bucket, key) =>
      values(Version, { gte: versionKey(bucket, key, ''), lt: versionKey(bucket, key, LAST) }),
    versionsFrom: versionsIn(level),
    getObject: (bucket, key) => load(ObjectRecord, objectKey(bucket, key)),
    objectsFrom,
    apply: (changes) => level.write(changes.map(asText), true),
    applyLate: (changes) => level.write(changes.map(asText), false),
    settle: () => level.write([{ type: 'put', key: SETTLED, value: '' }], true),
    async referencedBlobs() {
      const objects = await values(ObjectRecord, { gte: 'o!', lt: 'o"' });
      const versions = await values(Version, { gte: 'v!', lt: 'v"' });
      return new Set(
        [...objects, ...versions].flatMap((one) => ('marker' in one ? [] : one.segments.map(({ blob }) => blob))),
      );
    },
    close: () => level.close(),
  };
};
