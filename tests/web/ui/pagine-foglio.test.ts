import { expect, test } from 'vitest';
import { readPagine } from '#ui/foglio-da-file/pagine.ts';

test('a sheet is read whole and in order, at most six pages at a time', async () => {
  let [aperte, insieme] = [0, 0];
  const chieste: number[] = [];
  const read = async (start: number, limit: number): Promise<number> => {
    chieste.push(start);
    insieme = Math.max(insieme, (aperte += 1));
    // the later a page is, the sooner it comes
    await new Promise((resolve) => setTimeout(resolve, Math.max(1, 20 - start / 100)));
    aperte -= 1;
    return start / limit;
  };
  expect(await readPagine(1301, read)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect([chieste.length, insieme]).toEqual([14, 6]);
});

test.each([
  [0, []],
  [1, [0]],
  [100, [0]],
  [101, [0, 100]],
  [600, [0, 100, 200, 300, 400, 500]],
])('%i rows are asked for from %j', async (righe, attesi) =>
  expect(await readPagine(righe, (start) => Promise.resolve(start))).toEqual(attesi),
);

test('a page that cannot be read is told', async () => {
  const rotta = readPagine(700, (start) =>
    start === 600 ? Promise.reject(new Error('rotta')) : Promise.resolve(start),
  );
  await expect(rotta).rejects.toThrow('rotta');
});
