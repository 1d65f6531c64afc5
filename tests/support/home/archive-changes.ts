import type { Change } from '#lib/local/dynamodb/server.ts';

/** One record that was stored, changed or removed: enough to tell which, without its content. */
export interface ArchiveChange {
  readonly key: string;
  readonly tipo: string;
  readonly entita: string;
}

export interface ArchiveWatch {
  readonly onChange: (changes: readonly Change[]) => void;
  /** What the archive stored while the work ran, in its order. */
  readonly during: (work: () => Promise<unknown>) => Promise<readonly ArchiveChange[]>;
}

const text = (item: Change['after'], name: string): string => {
  const value = item?.[name];
  return value !== undefined && 'S' in value ? value.S : '';
};

/** Follows the writes of an archive as its engine stores them, so that nobody has to read it whole to know whether it changed. */
export const archiveWatch = (): ArchiveWatch => {
  const listeners = new Set<(changes: readonly Change[]) => void>();
  return {
    onChange: (changes) => listeners.forEach((listener) => listener(changes)),
    during: async (work) => {
      const seen: ArchiveChange[] = [];
      const listener = (changes: readonly Change[]): void => {
        for (const { before, after } of changes.filter((change) => change.before ?? change.after)) {
          const item = after ?? before;
          seen.push({
            key: `${text(item, 'pk')} ${text(item, 'sk')}`,
            tipo: text(item, 'tipo'),
            entita: text(item, 'entita'),
          });
        }
      };
      listeners.add(listener);
      try {
        await work();
      } finally {
        listeners.delete(listener);
      }
      return seen;
    },
  };
};
