import { createHash } from 'node:crypto';
import type { Engine } from '../engine.ts';
import { idempotentParameterMismatch, validationError } from '../model/service-error.ts';
import type { Write } from '../storage/store.ts';

/** How long the service remembers a client token after its transaction ("TransactWriteItems", API reference). */
const REMEMBERED_MS = 10 * 60 * 1000;
const MAX_TOKEN_LENGTH = 36;

/** Tokens are kept by period, so that the old ones go all together. */
const tokenKey = (period: number, token: string): string => `${String(period).padStart(12, '0')}~${token}`;
const periodOf = (time: number): number => Math.floor(time / REMEMBERED_MS);

export interface Idempotency {
  /** Whether the same request has already been carried out. @throws ServiceError IdempotentParameterMismatchException */
  isDone(): Promise<boolean>;
  /** What to write with the transaction, so that both are there or neither. */
  record(): Write[];
}

function withSortedKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The client token of a request, which may have none. @param body everything two requests must share to be the same one */
export function idempotencyOf(engine: Engine, token: unknown, body: unknown): Idempotency {
  if (token == null) return { isDone: () => Promise.resolve(false), record: () => [] };
  if (typeof token !== 'string' || token.length < 1 || token.length > MAX_TOKEN_LENGTH) {
    throw validationError(
      `1 validation error detected: Value at 'clientRequestToken' failed to satisfy constraint: ` +
        `Member must have length from 1 to ${MAX_TOKEN_LENGTH}`,
    );
  }
  const hash = createHash('sha256').update(JSON.stringify(body, withSortedKeys)).digest('base64');
  return {
    async isDone() {
      const now = Date.now();
      const period = periodOf(now);
      const found = await engine.store.spaces.tokens.getMany([tokenKey(period, token), tokenKey(period - 1, token)]);
      const previous = found.find((entry) => entry !== undefined && entry.at > now - REMEMBERED_MS);
      if (previous !== undefined && previous.hash !== hash) throw idempotentParameterMismatch();
      return previous !== undefined;
    },
    record: () => [{ space: 'tokens', key: tokenKey(periodOf(Date.now()), token), value: { hash, at: Date.now() } }],
  };
}

/** Removes the tokens that no longer count. @param now epoch milliseconds */
export async function forgetTokens(engine: Engine, now: number): Promise<void> {
  await engine.exclusive(() => engine.store.spaces.tokens.clear({ lt: tokenKey(periodOf(now) - 1, '') }));
}
