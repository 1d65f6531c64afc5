import * as z from 'zod';
import { LevelFolder } from '../../level.ts';
import { Checksum } from '../protocol/checksum.ts';

const Segment = z.strictObject({ blob: z.uuid(), size: z.int().nonnegative() });
const Headers = z.record(z.string(), z.string());

/** An object as it is served. `etag` is without quotes; `headers` are those given at upload, to be returned. */
export const ObjectRecord = z.strictObject({
  segments: z.array(Segment),
  size: z.int().nonnegative(),
  etag: z.string(),
  lastModified: z.iso.datetime(),
  headers: Headers,
  checksum: Checksum.exactOptional(),
});
export type ObjectRecord = z.infer<typeof ObjectRecord>;

/** Changes that become durable together. */
export type MetadataChange =
  | {
      readonly type: 'put';
      readonly key: string;
      readonly value: ObjectRecord | Record<string, never>;
    }
  | { readonly type: 'del'; readonly key: string };

/** Order of the keys in the store is order of UTF-8 bytes, which is the order the service lists keys in. */
export const bucketKey = (bucket: string): string => `b!${bucket}`;
export const objectKey = (bucket: string, key: string): string => `o!${bucket}!${key}`;

export interface Metadata {
  hasBucket(bucket: string): Promise<boolean>;
  getObject(bucket: string, key: string): Promise<ObjectRecord | undefined>;
  /** The objects of a bucket with a key >= `from`, or after it, in order. The consumer may jump ahead with `next(key)`. */
  objectsFrom(bucket: string, from: string, after: boolean): ObjectCursor;
  /** One atomic write, on disk when it returns. */
  apply(changes: readonly MetadataChange[]): Promise<void>;
  referencedBlobs(): Promise<Set<string>>;
  close(): Promise<void>;
}

export interface ObjectCursor {
  next(): Promise<{ key: string; record: ObjectRecord } | undefined>;
  /** Goes on from the first key that does not begin with `prefix`. */
  skip(prefix: string): void;
  close(): Promise<void>;
}

/** The character after `!`: the bound of a range of keys whose name is followed by `!`. */
const AFTER = '"';
/** Sorts after every key that begins with the prefix it is appended to. */
const LAST = '\u{10FFFF}'.repeat(256);

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
    hasBucket: async (bucket) => (await level.get(bucketKey(bucket))) !== undefined,
    getObject: (bucket, key) => load(ObjectRecord, objectKey(bucket, key)),
    objectsFrom,
    apply: (changes) =>
      level.write(
        changes.map((change) => (change.type === 'put' ? { ...change, value: JSON.stringify(change.value) } : change)),
        true,
      ),
    async referencedBlobs() {
      const objects = await values(ObjectRecord, { gte: 'o!', lt: 'o"' });
      return new Set(objects.flatMap(({ segments }) => segments.map(({ blob }) => blob)));
    },
    close: () => level.close(),
  };
};
