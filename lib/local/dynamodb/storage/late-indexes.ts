import type { Item } from '../model/attribute-value.ts';
import type { Write } from './store.ts';

type Entry = [key: string, item: Item];

/** A stretch of keys, as LevelDB takes it. */
export interface KeyRange {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
  reverse?: boolean;
}

interface Remembered {
  at: number;
  key: string;
  before: Item | undefined;
}

export interface LateIndexes {
  /** Remembers what the entries were before a write. */
  note(writes: readonly Write[], previous: readonly Write[]): void;
  /** Shows a stretch of an index as it was before the delay. */
  asBefore(entries: AsyncIterable<Entry>, range: KeyRange): AsyncIterable<Entry>;
}

const isWithin = (key: string, { gt, gte, lt, lte }: KeyRange): boolean =>
  (gt === undefined || key > gt) &&
  (gte === undefined || key >= gte) &&
  (lt === undefined || key < lt) &&
  (lte === undefined || key <= lte);

async function* overlaid(
  entries: AsyncIterable<Entry>,
  old: ReadonlyMap<string, Item | undefined>,
  range: KeyRange,
): AsyncIterable<Entry> {
  const direction = range.reverse === true ? -1 : 1;
  const waiting = [...old].filter(([key]) => isWithin(key, range)).sort(([a], [b]) => (a < b ? -direction : direction));
  let next = 0;
  function* upTo(limit: string | undefined): Iterable<Entry> {
    for (let entry = waiting[next]; entry !== undefined; entry = waiting[next]) {
      const [key, item] = entry;
      if (limit !== undefined && (direction === 1 ? key > limit : key < limit)) return;
      next += 1;
      if (item !== undefined) yield [key, item];
    }
  }
  for await (const [key, item] of entries) {
    yield* upTo(key);
    if (!old.has(key)) yield [key, item];
  }
  yield* upTo(undefined);
}

/**
 * The delay of global secondary indexes. The stored index is always in step with its items: only what a reader is
 * shown is old, from a memory of the last changes, so that a crash in this mode proves as much as in the normal one.
 */
export function makeLateIndexes(delayMs: number): LateIndexes {
  let changes: Remembered[] = [];

  const forget = (): void => {
    const oldest = Date.now() - delayMs;
    changes = changes.filter((change) => change.at > oldest);
  };

  return {
    note(writes, previous) {
      forget();
      const before = new Map(
        previous.flatMap((entry) => (entry.space === 'indexes' && entry.value ? [[entry.key, entry.value]] : [])),
      );
      const keys = writes.flatMap((write) => (write.space === 'indexes' ? [write.key] : []));
      changes.push(...keys.map((key) => ({ at: Date.now(), key, before: before.get(key) })));
    },

    asBefore(entries, range) {
      forget();
      const old = new Map<string, Item | undefined>();
      for (const { key, before } of changes) if (!old.has(key)) old.set(key, before);
      return overlaid(entries, old, range);
    },
  };
}
