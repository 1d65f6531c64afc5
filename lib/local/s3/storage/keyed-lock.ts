/** Runs the tasks of one key one after the other; tasks of different keys run together. */
export type KeyedLock = <T>(key: string, task: () => Promise<T>) => Promise<T>;

export const keyedLock = (): KeyedLock => {
  const tails = new Map<string, Promise<void>>();
  return async (key, task) => {
    const before = tails.get(key) ?? Promise.resolve();
    const result = before.then(task);
    const tail = result.then(
      () => undefined,
      () => undefined,
    );
    tails.set(key, tail);
    try {
      return await result;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
};
