import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginPredecessor, type Predecessor } from '#lib/local/succession/predecessor.ts';
import { findSuccessor } from '#lib/local/succession/successor.ts';
import { freePortBlock } from '#support/home/ports.ts';

const PROGRAM = fileURLToPath(new URL('first-of-two.ts', import.meta.url));

let port: number;
let idle: Promise<void>;
let predecessor: Predecessor;
let server: Server | undefined;
beforeEach(async () => {
  port = await freePortBlock();
  idle = new Promise((resolve) => {
    predecessor = beginPredecessor(PROGRAM, [String(port)], resolve);
  });
});
afterEach(async () => {
  predecessor.stop();
  await predecessor.end;
  server?.close();
  server = undefined;
});

const ask = async (path = ''): Promise<string> => (await fetch(`http://127.0.0.1:${port}/${path}`)).text();

/** Goes on at the ports that were passed on. */
const goOn = async (): Promise<void> => {
  const ports = await predecessor.end;
  if (typeof ports === 'number') throw new Error(`It ended with ${ports}`);
  server = createServer((_request, response) => void response.end('second'));
  ports.listen(server, port);
  await once(server, 'listening');
};

const isListening = () => expect.poll(() => ask().catch(() => undefined), { interval: 20 });

test('who asks while one process goes and the next comes is answered by the next', async () => {
  await isListening().toBe('first');
  await idle;
  await wait(250);
  const asked = Array.from({ length: 20 }, () => ask());
  await goOn();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['second']));
  expect(await ask()).toBe('second');
});

test('nothing is passed on while somebody is being answered', async () => {
  await isListening().toBe('first');
  const slow = ask('slow');
  await idle;
  await wait(250);
  expect(await ask()).toBe('first');
  expect(await slow).toBe('first');
  await goOn();
  expect(await ask()).toBe('second');
});

test('a process that is told to stop ends, and passes nothing on', async () => {
  await isListening().toBe('first');
  predecessor.stop();
  expect(await predecessor.end).toBe(0);
  await expect(ask()).rejects.toThrow('fetch failed');
});

test('a process that a person began has nobody after it', () => {
  expect(findSuccessor(() => undefined)).toBeUndefined();
});
