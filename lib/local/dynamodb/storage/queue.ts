/** Runs tasks one at a time in the order they were asked for; a failed one does not stop the next. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

export function makeQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
