import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history, machine, step, task, Workbench } from './workbench.ts';

let bench: Workbench;
let delivered: unknown[] = [];

beforeAll(async () => {
  bench = await Workbench.open({
    invoke: (functionName, payload) => {
      delivered.push(payload);
      return Promise.resolve(functionName === 'grande' ? 'x'.repeat(262_144) : 'piccolo');
    },
  });
});
afterAll(() => bench.dispose());

describe('256 KB', () => {
  const caughtBy = (name: string) =>
    machine('chiama', {
      chiama: task('grande', { Catch: [{ ErrorEquals: [name], Next: 'preso' }], End: true }),
      preso: step({ Output: { preso: true }, End: true }),
    });

  it('is the most a function may answer: States.DataLimitExceeded, which no wildcard takes', async () => {
    expect(await bench.run(caughtBy('States.ALL'))).toMatchObject({
      status: 'FAILED',
      error: 'States.DataLimitExceeded',
    });
    expect(await bench.run(caughtBy('States.TaskFailed'))).toMatchObject({
      status: 'FAILED',
      error: 'States.DataLimitExceeded',
    });
    expect(await bench.outputOf(caughtBy('States.DataLimitExceeded'))).toEqual({ preso: true });
  });

  it('is the most a state may pass on, in bytes and not in characters', async () => {
    const passing = (character: string, times: number) =>
      machine('cresce', { cresce: step({ Output: `{% $pad('', ${times}, '${character}') %}`, End: true }) });
    expect(await bench.run(passing('x', 262_142))).toMatchObject({ status: 'SUCCEEDED' });
    expect(await bench.run(passing('x', 262_143))).toMatchObject({
      status: 'FAILED',
      error: 'States.DataLimitExceeded',
    });
    expect(await bench.run(passing('è', 131_072))).toMatchObject({
      status: 'FAILED',
      error: 'States.DataLimitExceeded',
    });
  });

  it('is the most a task may be sent: the function is not called', async () => {
    delivered = [];
    const sending = machine('chiama', {
      chiama: {
        Type: 'Task',
        Resource: 'arn:aws:states:::lambda:invoke',
        Arguments: { FunctionName: 'piccola', Payload: "{% $pad('', 262143, 'x') %}" },
        End: true,
      },
    });
    expect(await bench.run(sending)).toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' });
    expect(delivered).toEqual([]);
  });

  it('is the most the iterations of a Map may answer together', async () => {
    const map = machine('tutti', {
      tutti: {
        Type: 'Map',
        Items: '{% $range(1, 30, 1) %}',
        ItemProcessor: {
          StartAt: 'uno',
          States: { uno: step({ Output: "{% $pad('', 10000, 'x') %}", End: true }) },
        },
        Output: { scartato: true },
        End: true,
      },
    });
    expect(await bench.run(map)).toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' });
  });
});

describe('25,000 events', () => {
  it('end an execution that goes round and round', async () => {
    const loop = machine('conta', {
      conta: step({ Assign: { n: '{% $exists($n) ? $n + 1 : 1 %}' }, Next: 'ancora' }),
      ancora: { Type: 'Choice', Choices: [{ Condition: '{% $n < 20000 %}', Next: 'conta' }], Default: 'fine' },
      fine: step({ End: true }),
    });
    const { status, error, cause, executionArn } = await bench.run(loop);
    expect([status, error]).toEqual(['FAILED', 'States.Runtime']);
    expect(cause).toContain('25000');
    const events = await history(bench.client, executionArn);
    expect(events.length).toBeLessThanOrEqual(25_000);
    expect(events.at(-1)).toMatchObject({ type: 'ExecutionFailed', id: events.length });
  });
});
