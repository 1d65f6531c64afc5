import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CreateStateMachineCommand, StartExecutionCommand, type SFNClient } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientAt, ended, machine, roleArn, task } from './workbench.ts';

const node = join(import.meta.dirname, '../../../../node_modules/.bin/node');
const program = join(import.meta.dirname, 'death-child.ts');

let folder: string;
let callsFile: string;
let running: { readonly child: ChildProcess; readonly client: SFNClient } | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'step-functions-death-'));
  callsFile = join(folder, 'chiamate');
  await writeFile(callsFile, '');
});
afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

const begin = async (suspectAfterMs: number): Promise<SFNClient> => {
  const child = spawn(node, [program, join(folder, 'dati'), callsFile, String(suspectAfterMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  running = { child, client: clientAt(Number(port)) };
  return running.client;
};

const kill = async (): Promise<void> => {
  if (running === undefined) return;
  const { child, client } = running;
  running = undefined;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  client.destroy();
};

const calls = async (): Promise<number> => (await readFile(callsFile, 'utf8')).split('\n').length - 1;
const called = (times: number): Promise<void> => expect.poll(calls, { timeout: 20_000, interval: 20 }).toBe(times);
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const start = async (client: SFNClient, functionName: string): Promise<string> => {
  const definition = JSON.stringify(machine('passo', { passo: task(functionName, { End: true }) }));
  await client.send(new CreateStateMachineCommand({ name: functionName, roleArn, definition }));
  const { executionArn = '' } = await client.send(
    new StartExecutionCommand({
      stateMachineArn: `arn:aws:states:eu-south-1:000000000000:stateMachine:${functionName}`,
      input: '{}',
    }),
  );
  return executionArn;
};

describe('a process that dies under a call', () => {
  it('twice: the call is not made a third time, the execution fails and says so, the engine goes on', async () => {
    const arn = await start(await begin(400), 'mortale');
    await called(1);
    await pause(1200);
    await kill();
    await begin(400);
    await called(2);
    await pause(1200);
    await kill();
    expect(await ended(await begin(400), arn)).toMatchObject({ status: 'FAILED', error: 'Process.Died' });
    expect(await calls()).toBe(2);
  }, 60_000);

  it('soon after it was made: that is chance, the call is made again each time', async () => {
    await start(await begin(60_000), 'lenta');
    for (const times of [1, 2, 3]) {
      await called(times);
      await kill();
      await begin(60_000);
    }
    await called(4);
  }, 60_000);
});
