import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processesApart } from '#lib/local/apart/invoke-apart.ts';

const prova = { module: new URL('funzione-di-prova.ts', import.meta.url), megabyte: 128, secondi: 60 };

test('a function apart answers, throws by name, and dies of memory or of time without harm to who called it', async () => {
  const invoke = processesApart();
  const risposta = await invoke(prova, { cosa: 'niente' });
  expect(risposta).not.toEqual({ pid: process.pid });
  expect(await invoke(prova, { cosa: 'niente' })).toEqual(risposta);
  await expect(invoke(prova, { cosa: 'errore' })).rejects.toMatchObject({
    name: 'ErroreDiProva',
    message: 'andata male',
  });
  await expect(invoke(prova, { cosa: 'memoria' })).rejects.toMatchObject({ name: 'Runtime.ExitError' });
  await expect(invoke(prova, { cosa: 'tutta-insieme' })).rejects.toThrow();
  // memory that the engine of the language does not count
  await expect(invoke(prova, { cosa: 'memoria-fuori' })).rejects.toMatchObject({
    name: 'Runtime.ExitError',
    message: expect.stringMatching(/^Memory used: 1\d\d MB of 128$/),
  });
  await expect(invoke({ ...prova, secondi: 3 }, { cosa: 'sempre' })).rejects.toMatchObject({
    name: 'Sandbox.Timedout',
  });
  expect(await invoke(prova, { cosa: 'niente' })).toEqual({ pid: expect.any(Number) });
}, 120_000);

test('a function that never ends does not outlive the kill of who called it', async () => {
  const node = join(import.meta.dirname, '../../../../node_modules/.bin/node');
  const caller = spawn(node, [join(import.meta.dirname, 'outlives.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(caller.stdout, 'data');
  const pid = String(said).trim();
  expect(pid).toMatch(/^\d+$/);
  expect(existsSync(`/proc/${pid}`)).toBe(true);
  caller.kill('SIGKILL');
  await expect.poll(() => existsSync(`/proc/${pid}`), { interval: 100 }).toBe(false);
});
