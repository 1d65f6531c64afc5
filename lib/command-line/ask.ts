import { createInterface } from 'node:readline/promises';

/** Puts a question to the person at the keyboard and returns the answer, or the proposed one when they only press Enter. */
export type Ask = (question: string, proposed?: string) => Promise<string>;

/** The keyboard of this terminal; undefined where there is none to ask at. */
export const findKeyboard = (): Ask | undefined => {
  if (!process.stdin.isTTY) return undefined;
  return async (question, proposed = '') => {
    const line = createInterface({ input: process.stdin, output: process.stderr });
    try {
      const suggested = proposed === '' ? '' : ` [${proposed}]`;
      return (await line.question(`${question}${suggested}: `)).trim() || proposed;
    } finally {
      line.close();
    }
  };
};
