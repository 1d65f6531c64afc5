import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  CreateStateMachineCommand,
  DescribeExecutionCommand,
  StartExecutionCommand,
  StopExecutionCommand,
  type SFNClient,
} from '@aws-sdk/client-sfn';
import { expect, it, onTestFinished } from 'vitest';
import { longWork } from '#lib/workflows/long-work.ts';
import { clientAt, ended, history, roleArn } from './workbench.ts';

/** How many times the engine is killed; each round takes about a second. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 4);

const node = join(import.meta.dirname, '../../../../node_modules/.bin/node');
const program = join(import.meta.dirname, 'crash-child.ts');
const definition = JSON.stringify(longWork({ name: 'prova', functionName: 'prova', concurrency: 3 }));

interface Running {
  readonly child: ChildProcess;
  readonly client: SFNClient;
}

const begin = async (folder: string, callsFile: string): Promise<Running> => {
  const child = spawn(node, [program, folder, callsFile], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, client: clientAt(Number(port)) };
};

const kill = async ({ child, client }: Running): Promise<void> => {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  client.destroy();
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The payloads of the tasks whose answer is in the history of an execution. */
const answered = async (client: SFNClient, executionArn: string): Promise<string[]> => {
  const events = new Map((await history(client, executionArn)).map((event) => [event.id, event]));
  return [...events.values()].flatMap(({ type, previousEventId }) => {
    if (type !== 'TaskSucceeded') return [];
    const scheduled = events.get(events.get(previousEventId)?.previousEventId);
    const parameters: unknown = JSON.parse(scheduled?.taskScheduledEventDetails?.parameters ?? '{}');
    return typeof parameters === 'object' && parameters !== null && 'Payload' in parameters
      ? [JSON.stringify(parameters.Payload)]
      : [];
  });
};

/** Executions are named after the `uid` of their input. */
const uidOf = (executionArn: string): string => executionArn.split(':').at(-1) ?? '';

const callsIn = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');

it(
  `ends every execution rightly after ${rounds} kills at random moments, without repeating what had answered`,
  { timeout: 30_000 + rounds * 10_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'step-functions-crash-'));
    const callsFile = join(folder, 'chiamate');
    await writeFile(callsFile, '');
    const started: string[] = [];
    const stopped: string[] = [];
    const restarts: { callsBefore: number; answeredBefore: ReadonlySet<string>; stoppedBefore: readonly string[] }[] =
      [];
    let running = await begin(join(folder, 'dati'), callsFile);
    onTestFinished(async () => {
      await kill(running);
      await rm(folder, { recursive: true });
    });
    running.child.stdin?.write('avanti\n');
    const created = await running.client.send(new CreateStateMachineCommand({ name: 'prova', roleArn, definition }));

    const start = async (uid: string): Promise<string> => {
      const input = JSON.stringify({ scuola: 'XXIS00000X', uid });
      const { executionArn } = await running.client.send(
        new StartExecutionCommand({ stateMachineArn: created.stateMachineArn, name: uid, input }),
      );
      return String(executionArn);
    };

    for (let round = 0; round < rounds; round += 1) {
      for (let n = 0; n < 3; n += 1) started.push(await start(`r${round}n${n}`));
      const unlucky = await start(`r${round}fermato`);
      await running.client.send(new StopExecutionCommand({ executionArn: unlucky }));
      stopped.push(unlucky);
      await pause(Math.random() * 200);
      await kill(running);

      running = await begin(join(folder, 'dati'), callsFile);
      const tasks = await Promise.all(started.map((executionArn) => answered(running.client, executionArn)));
      restarts.push({
        callsBefore: (await callsIn(callsFile)).length,
        answeredBefore: new Set(tasks.flat()),
        stoppedBefore: stopped.map(uidOf),
      });
      running.child.stdin?.write('avanti\n');
    }

    for (const executionArn of started) {
      const output = JSON.stringify({ finito: uidOf(executionArn) });
      expect(await ended(running.client, executionArn)).toMatchObject({ status: 'SUCCEEDED', output });
      const tasks = await answered(running.client, executionArn);
      expect(tasks).toHaveLength(12);
      expect(new Set(tasks).size).toBe(12);
    }
    const calls = await callsIn(callsFile);
    for (const { callsBefore, answeredBefore, stoppedBefore } of restarts) {
      expect(calls.slice(callsBefore).filter((call) => answeredBefore.has(call))).toEqual([]);
      expect(calls.slice(callsBefore).filter((call) => stoppedBefore.some((uid) => call.includes(uid)))).toEqual([]);
    }
    for (const executionArn of stopped) {
      expect(await running.client.send(new DescribeExecutionCommand({ executionArn }))).toMatchObject({
        status: 'ABORTED',
      });
    }
  },
);
