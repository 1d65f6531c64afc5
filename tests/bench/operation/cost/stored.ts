import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { itemSize, type Item } from '#lib/local/dynamodb/model/attribute-value.ts';
import type { Change } from '#lib/local/dynamodb/server.ts';
import { derivedWrites } from '#lib/local/dynamodb/storage/derived.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';

/** What the service adds to each item and entry that it stores: bytes. */
const PER_ITEM = 100;

const sizeOf = (items: readonly (Item | undefined)[]): number =>
  items.reduce((bytes, item) => bytes + (item === undefined ? 0 : itemSize(item) + PER_ITEM), 0);

/** Bytes of a table, and of the indexes that go with it. */
export interface Stored {
  readonly items: number;
  readonly indexes: number;
}

export const NOTHING: Stored = { items: 0, indexes: 0 };

/** One and so many times the other. */
export const plus = (one: Stored, other: Stored, factor = 1): Stored => ({
  items: one.items + other.items * factor,
  indexes: one.indexes + other.indexes * factor,
});

/** Bytes by which a change makes the table and its indexes grow; nothing for what has its last day, which does not stay. */
const growthOf = (change: Change): Stored => {
  const { table, before, after } = change;
  const expires = table.timeToLive;
  if (expires !== null && (after ?? before)?.[expires] !== undefined) return NOTHING;
  const { writes, previous } = derivedWrites(change);
  const entries = (derived: typeof writes) => derived.flatMap((one) => (one.space === 'indexes' ? [one.value] : []));
  return {
    items: sizeOf([after]) - sizeOf([before]),
    indexes: sizeOf(entries(writes)) - sizeOf(entries(previous)),
  };
};

/** Follows the size of an archive, in bytes. */
export const sizeWatch = (): {
  readonly onChange: (changes: readonly Change[]) => void;
  readonly bytes: () => Stored;
} => {
  let bytes = NOTHING;
  return {
    onChange: (changes) => {
      bytes = changes.reduce((sum, change) => plus(sum, growthOf(change)), bytes);
    },
    bytes: () => bytes,
  };
};

/** Bytes of all the files, of a thousand at most. */
export const filesBytes = async (): Promise<number> => {
  const { Contents = [] } = await new S3Client({ forcePathStyle: true }).send(
    new ListObjectsV2Command({ Bucket: BUCKET_NAME }),
  );
  return Contents.reduce((sum, { Size = 0 }) => sum + Size, 0);
};
