import { S3Error } from '../protocol/errors.ts';
import type { Store } from './store.ts';

/** Objects of a bucket whose key begins with `prefix` are removed once they are older than so many days, as a lifecycle rule does. */
export interface Expiry {
  readonly bucket: string;
  readonly prefix: string;
  readonly days: number;
}

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

/** Removes what has expired by now. */
const removeExpired = async (store: Store, { bucket, prefix, days }: Expiry, now: number): Promise<void> => {
  const expired = (lastModified: string): boolean => now - Date.parse(lastModified) >= days * DAY_MS;
  const cursor = store.objectsFrom(bucket, prefix, false);
  try {
    for (let found = await cursor.next(); found?.key.startsWith(prefix) === true; found = await cursor.next()) {
      if (!expired(found.record.lastModified)) continue;
      await store.removeObject(bucket, found.key, (current) => {
        if (current !== undefined && !expired(current.lastModified)) throw new S3Error('PreconditionFailed');
      });
    }
  } finally {
    await cursor.close();
  }
};

/** Removes what has expired, now and every hour. @returns how to stop it: the promise resolves when nothing is under way */
export const expireInTime = (store: Store, rules: readonly Expiry[]): (() => Promise<void>) => {
  let underWay = Promise.resolve();
  const sweep = (): void => {
    for (const rule of rules)
      underWay = underWay
        .then(() => removeExpired(store, rule, Date.now()))
        .catch((error: unknown) => console.error('S3', rule.prefix, error));
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
};
