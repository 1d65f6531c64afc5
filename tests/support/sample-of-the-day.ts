const DAY_MS = 86_400_000;

/** The turn of a run: its day since 1970 unless `TURNO` says another. Whoever runs the tests again on that day tries the same. */
const turn = Number(process.env.TURNO ?? Math.floor(Date.now() / DAY_MS));

/** True when everything is asked for (`npm run test:full`): nothing is left for another day. */
export const wholeAsked = process.env.CAMPIONE === 'intero';

/** True in `npm test`, which leaves to other days also what a run of one file tries every time. */
export const dayAsked = process.env.CAMPIONE === 'giorno';

/** A number of its own for each name, the same on every machine. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** True of about one name in `turns` in `npm test`, of others the day after; of every name in a run of one file, and in `npm run test:full`. */
export const isOfTheDay = (name: string, turns: number): boolean =>
  !dayAsked || numberOf(name) % turns === turn % turns;

/** One in `turns` of what is long to try, another part each day, so that as many days try it all; the whole of it in `npm run test:full`. */
export const sampleOfTheDay = <T>(all: readonly T[], turns: number): readonly T[] =>
  wholeAsked ? all : all.filter((_one, index) => index % turns === turn % turns);
