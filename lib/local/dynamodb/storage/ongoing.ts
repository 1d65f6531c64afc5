/** What is known of an item by its table and its key. */
interface Target {
  readonly table: { readonly TableName: string };
  readonly key: string;
}

const nameOf = ({ table, key }: Target): string => `${table.TableName}~${key}`;

/** The items of the transactions under way: each is held from the arrival of its request until that is stored or refused. */
export function makeOngoing() {
  const held = new Set<string>();
  return {
    holds: (target: Target): boolean => held.has(nameOf(target)),

    /**
     * Holds items, also those that are only checked, while a transaction is carried out.
     * @param refused what to throw when another transaction holds some of them: whether each is held, in their order
     */
    async during<T>(
      targets: readonly Target[],
      refused: (inConflict: readonly boolean[]) => Error,
      task: () => Promise<T>,
    ): Promise<T> {
      const names = targets.map(nameOf);
      const inConflict = names.map((name) => held.has(name));
      if (inConflict.includes(true)) throw refused(inConflict);
      for (const name of names) held.add(name);
      try {
        return await task();
      } finally {
        for (const name of names) held.delete(name);
      }
    },
  };
}
