import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DescribeExecutionCommand,
  ListExecutionsCommand,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { ClassicLevel } from 'classic-level';
import { afterEach, describe, expect, it } from 'vitest';
import { AvvioNonRiuscito } from '#lib/local/avvio.ts';
import { Journal } from '#lib/local/step-functions/journal.ts';
import { ExecutionRecord, keys } from '#lib/local/step-functions/records.ts';
import { startStepFunctions } from '#lib/local/step-functions/server.ts';
import { ended, history, machine, pausing, step, task, Workbench } from './workbench.ts';

const invoke = (functionName: string, payload: unknown): Promise<unknown> =>
  functionName === 'rotta' ? Promise.reject(new Error('sempre')) : Promise.resolve(payload);

let bench: Workbench | undefined;
afterEach(async () => {
  await bench?.dispose();
  bench = undefined;
});

describe('a restart', () => {
  it('keeps state machines, executions and histories', async () => {
    bench = await Workbench.open({ invoke });
    const { executionArn, output, stopDate, stateMachineArn } = await bench.run(
      machine('a', { a: task('eco', { End: true }) }),
      { n: 1 },
    );
    const events = await history(bench.client, executionArn);
    await bench.reopen();
    expect(await ended(bench.client, String(executionArn))).toMatchObject({ status: 'SUCCEEDED', output, stopDate });
    expect(await history(bench.client, executionArn)).toEqual(events);
    const list = await bench.client.send(new ListExecutionsCommand({ stateMachineArn }));
    expect(list.executions?.map((execution) => execution.executionArn)).toEqual([executionArn]);
    const again = new StartExecutionCommand({
      stateMachineArn,
      name: executionArn?.split(':').at(-1),
      input: '{"n":1}',
    });
    await expect(bench.client.send(again)).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
  });

  it('goes on only when told, from where it was: what had answered is not called again', async () => {
    const calls: string[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    bench = await Workbench.open({
      invoke: async (functionName, payload) => {
        calls.push(functionName);
        if (functionName === 'lunga') await released;
        return payload;
      },
    });
    const executionArn = await bench.start(
      machine('prima', {
        prima: task('lunga', { Next: 'dopo' }),
        dopo: task('breve', { Output: { fatto: true }, End: true }),
      }),
    );
    await expect.poll(() => calls).toEqual(['lunga']);
    const reopening = bench.reopen();
    release();
    await reopening;
    expect(await bench.client.send(new DescribeExecutionCommand({ executionArn }))).toMatchObject({
      status: 'RUNNING',
    });
    expect(calls).toEqual(['lunga']);
    bench.engine.resume();
    expect(await ended(bench.client, executionArn)).toMatchObject({ status: 'SUCCEEDED', output: '{"fatto":true}' });
    expect(calls).toEqual(['lunga', 'breve']);
  });

  it('resumes the pause before another attempt at its instant, not from its beginning', async () => {
    let failures = 0;
    bench = await Workbench.open({
      invoke: () => {
        failures += 1;
        return failures === 1 ? Promise.reject(new Error('una volta')) : Promise.resolve(failures);
      },
    });
    const begin = Date.now();
    const retrying = await bench.start(
      machine('chiama', {
        chiama: task('cade', {
          Retry: [{ ErrorEquals: ['Error'], IntervalSeconds: 8 }],
          Output: '{% $states.result.Payload %}',
          End: true,
        }),
      }),
    );
    await expect.poll(() => failures).toBe(1);
    await bench.reopen();
    // Nearly all of the pause goes by before it resumes: begun again, it would end when twice as much is over.
    await new Promise((resolve) => setTimeout(resolve, begin + 7500 - Date.now()));
    const resumed = Date.now();
    bench.engine.resume();
    bench.engine.resume();
    expect(await ended(bench.client, retrying)).toMatchObject({ status: 'SUCCEEDED', output: '2' });
    expect(Date.now() - begin).toBeGreaterThanOrEqual(8000);
    expect(Date.now() - resumed).toBeLessThan(7900);
  });

  it('leaves a stopped execution stopped, also one stopped before it was resumed', async () => {
    bench = await Workbench.open({ invoke });
    const wait = machine('attende', { attende: pausing(60) });
    const first = await bench.start(wait);
    const second = await bench.start(wait);
    await bench.client.send(new StopExecutionCommand({ executionArn: first }));
    await bench.reopen();
    await bench.client.send(new StopExecutionCommand({ executionArn: second }));
    bench.engine.resume();
    await bench.reopen();
    bench.engine.resume();
    for (const executionArn of [first, second]) {
      expect(await bench.client.send(new DescribeExecutionCommand({ executionArn }))).toMatchObject({
        status: 'ABORTED',
      });
    }
  });

  it('keeps counting the time of the whole execution', async () => {
    bench = await Workbench.open({ invoke });
    const executionArn = await bench.start({
      ...machine('attende', { attende: pausing(60) }),
      TimeoutSeconds: 1,
    });
    await bench.reopen();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    bench.engine.resume();
    expect(await ended(bench.client, executionArn)).toMatchObject({ status: 'TIMED_OUT' });
  });
});

describe('ninety days after its end', () => {
  it('an execution is gone and its name is free again', async () => {
    bench = await Workbench.open({ invoke });
    const { executionArn, stateMachineArn, name } = await bench.run(machine('a', { a: step({ End: true }) }));
    const [day, key] = [24 * 60 * 60 * 1000, keys.execution(`${stateMachineArn?.split(':').at(-1)}:${name}`)];
    await bench.reopen(async (dataDir) => {
      const journal = await Journal.open(dataDir);
      const record = ExecutionRecord.parse(await journal.get(key));
      await journal.write([{ type: 'put', key, value: { ...record, stopDate: Date.now() - 91 * day } }]);
      await journal.close();
    });
    await expect(bench.client.send(new DescribeExecutionCommand({ executionArn }))).rejects.toMatchObject({
      name: 'ExecutionDoesNotExist',
    });
    expect((await bench.client.send(new ListExecutionsCommand({ stateMachineArn }))).executions).toEqual([]);
    await bench.client.send(new StartExecutionCommand({ stateMachineArn, name }));
    expect(await ended(bench.client, String(executionArn))).toMatchObject({ status: 'SUCCEEDED' });
    expect(await history(bench.client, executionArn)).toHaveLength(7);
  });
});

describe('duplicate deliveries', () => {
  it('reach the function twice and the state machine once, the same ones for the same seed', async () => {
    const runOnce = async (): Promise<number[]> => {
      const calls: number[] = [];
      const one = await Workbench.open({
        invoke: (_, payload) => {
          calls.push(Number(payload));
          return calls.filter((n) => n === Number(payload)).length > 1
            ? Promise.reject(new Error('doppia'))
            : Promise.resolve(payload);
        },
        faults: { duplicateRate: 0.5, seed: 7 },
      });
      const items = Array.from({ length: 40 }, (_, index) => index);
      const all = machine('tutti', {
        tutti: {
          Type: 'Map',
          MaxConcurrency: 1,
          ItemProcessor: {
            StartAt: 'uno',
            States: { uno: task('eco', { Output: '{% $states.result.Payload %}', End: true }) },
          },
          End: true,
        },
      });
      expect(await one.outputOf(all, items)).toEqual(items);
      await one.dispose();
      return calls.sort((a, b) => a - b);
    };
    const calls = await runOnce();
    expect(calls.length).toBeGreaterThan(50);
    expect(calls.length).toBeLessThan(75);
    expect(await runOnce()).toEqual(calls);
  });
});

describe('a start that cannot succeed', () => {
  const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'step-functions-'));

  it('says that the port is taken, and lets the folder go', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const dataDir = await emptyFolder();
    const start = startStepFunctions({ port, dataDir, invoke });
    await expect(start).rejects.toThrow(AvvioNonRiuscito);
    await expect(start).rejects.toThrow(`La porta ${port} è già in uso`);
    taken.close();
    const engine = await startStepFunctions({ port: 0, dataDir, invoke });
    await engine.close();
  });

  it('says that the folder was written by a newer version, and leaves it alone', async () => {
    const dataDir = await emptyFolder();
    const db = new ClassicLevel<string, unknown>(dataDir, { valueEncoding: 'json' });
    await db.put('version', 99);
    await db.close();
    await expect(startStepFunctions({ port: 0, dataDir, invoke })).rejects.toThrow(/versione più recente/);
    await db.open();
    expect(await db.get('version')).toBe(99);
    await db.close();
  });

  it('says that the folder cannot be opened: in use, or not a folder', async () => {
    const dataDir = await emptyFolder();
    const engine = await startStepFunctions({ port: 0, dataDir, invoke });
    await expect(startStepFunctions({ port: 0, dataDir, invoke })).rejects.toThrow(AvvioNonRiuscito);
    await engine.close();
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(startStepFunctions({ port: 0, dataDir: file, invoke })).rejects.toThrow(AvvioNonRiuscito);
  });
});
