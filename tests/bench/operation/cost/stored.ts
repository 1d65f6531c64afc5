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

const kindOf = ({ before, after }: Change): string => {
  const tipo = (after ?? before)?.tipo;
  return tipo !== undefined && 'S' in tipo ? tipo.S : 'without a kind';
};

/** Follows the size of an archive, in bytes, and that of each kind of record. */
export const sizeWatch = (): {
  readonly onChange: (changes: readonly Change[]) => void;
  readonly bytes: () => Stored;
  readonly byKind: () => ReadonlyMap<string, Stored>;
} => {
  let bytes = NOTHING;
  const kinds = new Map<string, Stored>();
  return {
    onChange: (changes) => {
      for (const change of changes) {
        const growth = growthOf(change);
        bytes = plus(bytes, growth);
        kinds.set(kindOf(change), plus(kinds.get(kindOf(change)) ?? NOTHING, growth));
      }
    },
    bytes: () => bytes,
    byKind: () => new Map(kinds),
  };
};

/** Bytes of all the files, of a thousand at most. */
export const filesBytes = async (): Promise<number> => {
  const { Contents = [] } = await new S3Client({ forcePathStyle: true }).send(
    new ListObjectsV2Command({ Bucket: BUCKET_NAME }),
  );
  return Contents.reduce((sum, { Size = 0 }) => sum + Size, 0);
};
