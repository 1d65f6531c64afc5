import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { root } from '../sources.ts';
import { keptFolder } from './kept-folder.ts';

const kind = `prova-${process.pid}`;
const cache = join(root, 'node_modules', '.cache', kind);
afterEach(() => rmSync(cache, { recursive: true, force: true }));

/** Asks for the folder of a name; its file says how many were made before it. */
const asker = () => {
  let made = 0;
  const make = async (folder: string): Promise<void> => {
    const before = made;
    made += 1;
    await wait(50);
    writeFileSync(join(folder, 'before'), String(before));
  };
  return { made: () => made, ask: (name: string) => keptFolder({ kind, name, make }) };
};
const before = (folder: string): string => readFileSync(join(folder, 'before'), 'utf8');

test('who asks for a folder that somebody is making waits for it; another name is another folder, and the old one goes', async () => {
  const { ask, made } = asker();
  const [first, second] = await Promise.all([ask('a'), ask('a')]);
  expect([made(), second, before(first)]).toEqual([1, first, '0']);
  const other = await ask('b');
  expect([made(), before(other)]).toEqual([2, '1']);
  expect(() => before(first)).toThrow('ENOENT');
});

test('the turn of a process that died is taken by the next', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await mkdir(cache, { recursive: true });
  symlinkSync(String(pid), join(cache, 'turno'));
  expect(before(await asker().ask('a'))).toBe('0');
});

test('a folder that could not be made is not there: whoever asks next makes it', async () => {
  const failing = keptFolder({ kind, name: 'a', make: () => Promise.reject(new Error('no room')) });
  await expect(failing).rejects.toThrow('no room');
  const { ask, made } = asker();
  expect([before(await ask('a')), made()]).toEqual(['0', 1]);
});
