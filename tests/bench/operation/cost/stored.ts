import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { itemSize, type Item } from '#lib/local/dynamodb/model/attribute-value.ts';
import type { Change } from '#lib/local/dynamodb/server.ts';
import { derivedWrites } from '#lib/local/dynamodb/storage/derived.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';

/** What the service adds to each item and entry that it stores: bytes. */
const PER_ITEM = 100;

const sizeOf = (items: readonly (Item | undefined)[]): number =>
  items.reduce((bytes, item) => bytes + (item === undefined ? 0 : itemSize(item) + PER_ITEM), 0);

/** Bytes by which a change makes the table and its indexes grow; nothing for what has its last day, which does not stay. */
const growthOf = (change: Change): number => {
  const { table, before, after } = change;
  const expires = table.timeToLive;
  if (expires !== null && (after ?? before)?.[expires] !== undefined) return 0;
  const { writes, previous } = derivedWrites(change);
  const entries = (derived: typeof writes) => derived.flatMap((one) => (one.space === 'indexes' ? [one.value] : []));
  return sizeOf([after, ...entries(writes)]) - sizeOf([before, ...entries(previous)]);
};

/** Follows the size of an archive, in bytes. */
export const sizeWatch = (): {
  readonly onChange: (changes: readonly Change[]) => void;
  readonly bytes: () => number;
} => {
  let bytes = 0;
  return {
    onChange: (changes) => {
      bytes += changes.reduce((sum, change) => sum + growthOf(change), 0);
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
