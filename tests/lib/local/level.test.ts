import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'level-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The store of the folder, opened by a process of its own. */
const opened = async () => {
  const child = fork(join(import.meta.dirname, 'level-process.ts'), [folder]);
  await once(child, 'message');
  const ask = async (key: string, value?: string): Promise<unknown> => {
    child.send({ key, value });
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    ask,
    /** From now on no file of the process may grow beyond so many bytes: what the system answers on a full disk but for the name of the error. */
    limit: (bytes: number | 'unlimited') =>
      promisify(execFile)('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

const logSize = async (): Promise<number> => {
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const sizes = await Promise.all(logs.map(async (name) => (await stat(join(folder, name))).size));
  return Math.max(...sizes);
};

test('what is written once a full disk has space again is there after a kill; what was refused is not', async () => {
  const store = await opened();
  expect(await store.ask('prima', 'a')).toEqual({ answer: '' });
  // room for a piece of the next write, and not for all of it
  await store.limit((await logSize()) + 20);
  expect(await store.ask('durante', 'b'.repeat(1000))).toEqual({ error: expect.any(String) });
  expect(await store.ask('ancora', 'b'.repeat(1000))).toEqual({ error: expect.any(String) });
  expect(await store.ask('prima')).toEqual({ answer: 'a' });
  await store.limit('unlimited');
  expect(await store.ask('dopo', 'c')).toEqual({ answer: '' });
  expect([await store.ask('prima'), await store.ask('dopo')]).toEqual([{ answer: 'a' }, { answer: 'c' }]);
  await store.kill();
  const again = await opened();
  expect([
    await again.ask('prima'),
    await again.ask('durante'),
    await again.ask('ancora'),
    await again.ask('dopo'),
  ]).toEqual([{ answer: 'a' }, { answer: '' }, { answer: '' }, { answer: 'c' }]);
  await again.kill();
}, 60_000);
