import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Journal, JournalFailure, type Change, type Range } from '#lib/local/step-functions/journal.ts';

let folder: string;
let journal: Journal;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
  journal = await Journal.open(folder);
});
afterEach(async () => {
  await journal.close();
  await rm(folder, { recursive: true });
});

const put = (key: string, value: unknown): Change => ({ type: 'put', key, value });

const keysOf = async (range: Range): Promise<string[]> => {
  const found: string[] = [];
  for await (const [key] of journal.entries(range)) found.push(key);
  return found;
};

it('applies writes in the order they were asked, also those asked while one is under way', async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      journal.write([put('ultimo', n), n % 2 === 0 ? put('pari', n) : { type: 'del', key: 'pari' }], n % 10 === 0),
    ),
  );
  expect([await journal.get('ultimo'), await journal.get('pari')]).toEqual([99, undefined]);
});

it('reads a range forwards, backwards and from a key on, and nothing around it', async () => {
  await journal.write(['a/1', 'b/1', 'b/2', 'b/3', 'b0', 'ba/1'].map((key) => put(key, true)));
  expect(await keysOf({ under: 'b/' })).toEqual(['b/1', 'b/2', 'b/3']);
  expect(await keysOf({ under: 'b/', reverse: true })).toEqual(['b/3', 'b/2', 'b/1']);
  expect(await keysOf({ under: 'b/', after: 'b/1' })).toEqual(['b/2', 'b/3']);
  expect(await keysOf({ under: 'b/', after: 'b/3', reverse: true })).toEqual(['b/2', 'b/1']);
});

it('says so when it cannot write, and writes what comes next when it can again', async () => {
  const unwritable = journal.write([
    put('ciclo', {
      toJSON: () => {
        throw new Error('disco pieno');
      },
    }),
  ]);
  const sameTime = journal.write([put('dopo', 1)]);
  await expect(unwritable).rejects.toBeInstanceOf(JournalFailure);
  await sameTime;
  expect(await journal.get('dopo')).toBe(1);
});
