import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { AroundCall } from '#lib/local/around-call.ts';

/** As many bytes as the program draws for the id of a record. */
const BYTES_OF_AN_ID = 10;
/** How an id begins that long work has drawn: twice the same step draws two of them, as it does outside a test. */
const AT_WORK = 'zzlavoro';
/** How an id begins that a call has drawn: a call asked for again has its own, and of two at once either may be the first. */
const IN_A_CALL = 'zzdomand';
export const DRAWN = new RegExp(`(?:${AT_WORK}|${IN_A_CALL})[a-z0-9]{6}`, 'g');

/** Ids that come from a word and their number instead of chance, so that a request repeated gives its records the same names. */
export interface Semi {
  /** From now on ids come from this word, from the first again. */
  readonly sow: (word: string) => void;
  readonly stop: () => void;
}

const work = new AsyncLocalStorage<true>();

/** Around the calls of the engines: what a function of long work draws, it draws by chance. */
export const asFunctionsDraw: AroundCall = ({ engine }, run) => (engine === 'lambda' ? work.run(true, run) : run());

/** The bytes whose id begins with a mark. */
const idOf = (mark: string, hex: string): Buffer => Buffer.from(`${mark}${hex.slice(0, 6)}`, 'base64url');

/** Takes the place of `randomBytes` for ids, in this process, until it is stopped. */
export const seedIds = (): Semi => {
  const drawn = crypto.randomBytes;
  let [word, number] = ['', 0];
  const seeded = (size: number): Buffer => {
    if (size !== BYTES_OF_AN_ID) return drawn(size);
    if (work.getStore()) return idOf(AT_WORK, drawn(4).toString('hex'));
    number += 1;
    return idOf(IN_A_CALL, crypto.createHash('sha256').update(`${word} ${number}`).digest('hex'));
  };
  crypto.randomBytes = new Proxy(drawn, { apply: (_target, _this, [size]: [number]) => seeded(size) });
  syncBuiltinESMExports();
  return {
    sow: (next) => {
      [word, number] = [next, 0];
    },
    stop: () => {
      crypto.randomBytes = drawn;
      syncBuiltinESMExports();
    },
  };
};
