import {
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  StartExecutionCommand,
  StopExecutionCommand,
  type ExecutionStatus,
} from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, history, machine, pausing, roleArn, step, task, Workbench } from './workbench.ts';

let bench: Workbench;
let release: (() => void)[] = [];
beforeAll(async () => {
  bench = await Workbench.open({
    invoke: async (functionName, payload) => {
      if (functionName === 'rotta') throw new Error('sempre');
      if (functionName === 'ferma') await new Promise<void>((resolve) => release.push(resolve));
      return payload;
    },
  });
});
afterAll(async () => {
  release.forEach((resolve) => resolve());
  await bench.dispose();
});

const simple = machine('passa', { passa: step({ End: true }) });
const waiting = machine('attende', { attende: task('ferma', { Output: '{% $states.result.Payload %}', End: true }) });
const missingMachine = 'arn:aws:states:eu-south-1:000000000000:stateMachine:inesistente';
const missingExecution = 'arn:aws:states:eu-south-1:000000000000:execution:inesistente:nessuna';

describe('StartExecution', () => {
  it('gives a name when none is given, and an empty object as input', async () => {
    const stateMachineArn = await bench.create(simple);
    const { executionArn } = await bench.client.send(new StartExecutionCommand({ stateMachineArn }));
    const execution = await ended(bench.client, String(executionArn));
    expect(execution).toMatchObject({ input: '{}', output: '{}', name: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('is the same execution for the same name and input while it runs, however many ask at once', async () => {
    const stateMachineArn = await bench.create(waiting);
    release = [];
    const start = (input: string) =>
      bench.client.send(new StartExecutionCommand({ stateMachineArn, name: 'unica', input }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => start('{"n":1}')));
    expect(
      new Set(answers.map(({ executionArn, startDate }) => `${executionArn} ${startDate?.toISOString()}`)).size,
    ).toBe(1);
    await expect(start('{"n":2}')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
    await expect.poll(() => release.length).toBe(1);
    release.forEach((resolve) => resolve());
    await ended(bench.client, String(answers[0]?.executionArn));
    await expect(start('{"n":1}')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
    expect(release).toHaveLength(1);
  });

  it('refuses input that is not JSON, too long, a wrong name, a state machine that is not there', async () => {
    const stateMachineArn = await bench.create(simple);
    const start = (change: object) => bench.client.send(new StartExecutionCommand({ stateMachineArn, ...change }));
    await expect(start({ input: '{' })).rejects.toMatchObject({ name: 'InvalidExecutionInput' });
    await expect(start({ input: JSON.stringify('è'.repeat(131_072)) })).rejects.toMatchObject({
      name: 'ValidationException',
    });
    await expect(start({ name: 'a b' })).rejects.toMatchObject({ name: 'InvalidName' });
    await expect(start({ name: 'a'.repeat(81) })).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(start({ stateMachineArn: missingMachine })).rejects.toMatchObject({
      name: 'StateMachineDoesNotExist',
    });
    await expect(start({ stateMachineArn: 'arn:aws:s3:::x' })).rejects.toMatchObject({ name: 'InvalidArn' });
  });
});

describe('DescribeExecution', () => {
  it('tells a running and an ended execution', async () => {
    release = [];
    const executionArn = await bench.start(waiting, { n: 1 });
    const running = await bench.client.send(new DescribeExecutionCommand({ executionArn }));
    expect(running).toMatchObject({
      executionArn,
      status: 'RUNNING',
      input: '{"n":1}',
      inputDetails: { included: true },
      startDate: expect.any(Date),
    });
    expect([running.stopDate, running.output]).toEqual([undefined, undefined]);
    await expect.poll(() => release.length).toBe(1);
    release.forEach((resolve) => resolve());
    const done = await ended(bench.client, executionArn);
    expect(done).toMatchObject({ status: 'SUCCEEDED', output: '{"n":1}', outputDetails: { included: true } });
    expect(Number(done.stopDate)).toBeGreaterThanOrEqual(Number(done.startDate));
    expect(done.stateMachineArn).toMatch(/:stateMachine:prova-\d+$/);
  });

  it('does not know an execution that was never started', async () => {
    await expect(
      bench.client.send(new DescribeExecutionCommand({ executionArn: missingExecution })),
    ).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' });
    await expect(
      bench.client.send(new DescribeExecutionCommand({ executionArn: missingMachine })),
    ).rejects.toMatchObject({ name: 'InvalidArn' });
  });
});

describe('StopExecution', () => {
  it('aborts with the error and cause given, and the late answer of the task changes nothing', async () => {
    release = [];
    const executionArn = await bench.start(waiting);
    await expect.poll(() => release.length).toBe(1);
    const { stopDate } = await bench.client.send(
      new StopExecutionCommand({ executionArn, error: 'Fermato', cause: 'dalla segreteria' }),
    );
    release.forEach((resolve) => resolve());
    const stopped = await bench.client.send(new DescribeExecutionCommand({ executionArn }));
    expect(stopped).toMatchObject({ status: 'ABORTED', error: 'Fermato', cause: 'dalla segreteria', stopDate });
    const events = await history(bench.client, executionArn);
    expect(events.at(-1)).toMatchObject({
      type: 'ExecutionAborted',
      executionAbortedEventDetails: { error: 'Fermato', cause: 'dalla segreteria' },
    });
  });

  it('stops the pause before another attempt at once', async () => {
    const executionArn = await bench.start(machine('attende', { attende: pausing(3600) }));
    await bench.client.send(new StopExecutionCommand({ executionArn }));
    expect(await ended(bench.client, executionArn)).toMatchObject({ status: 'ABORTED' });
  });

  it('leaves an ended execution as it is', async () => {
    const { executionArn, stopDate } = await bench.run(simple);
    const again = await bench.client.send(new StopExecutionCommand({ executionArn }));
    expect(again.stopDate).toEqual(stopDate);
    expect(await ended(bench.client, String(executionArn))).toMatchObject({ status: 'SUCCEEDED' });
    await expect(bench.client.send(new StopExecutionCommand({ executionArn: missingExecution }))).rejects.toMatchObject(
      { name: 'ExecutionDoesNotExist' },
    );
  });
});

describe('ListExecutions', () => {
  it('lists the last started first, by page, by status, of one state machine', async () => {
    const stateMachineArn = await bench.create(
      machine('a', {
        a: { Type: 'Choice', Choices: [{ Condition: '{% $states.input.ok %}', Next: 'b' }] },
        b: step({ End: true }),
      }),
    );
    for (let n = 0; n < 7; n += 1) {
      const { executionArn } = await bench.client.send(
        new StartExecutionCommand({ stateMachineArn, name: `n${n}`, input: `{"ok":${n % 2 === 0}}` }),
      );
      await ended(bench.client, String(executionArn));
    }
    const names: (string | undefined)[] = [];
    let nextToken: string | undefined;
    do {
      const page = await bench.client.send(
        new ListExecutionsCommand({ stateMachineArn, maxResults: 3, ...(nextToken !== undefined && { nextToken }) }),
      );
      expect(page.executions?.length).toBeLessThanOrEqual(3);
      names.push(...(page.executions ?? []).map(({ name }) => name));
      nextToken = page.nextToken;
    } while (nextToken !== undefined);
    expect(names).toEqual(['n6', 'n5', 'n4', 'n3', 'n2', 'n1', 'n0']);
    const withStatus = async (statusFilter: ExecutionStatus) =>
      (await bench.client.send(new ListExecutionsCommand({ stateMachineArn, statusFilter }))).executions?.map(
        ({ name }) => name,
      );
    expect(await withStatus('FAILED')).toEqual(['n5', 'n3', 'n1']);
    expect(await withStatus('RUNNING')).toEqual([]);
  });

  it('refuses a token that is not its own and a state machine that is not there', async () => {
    const stateMachineArn = await bench.create(simple);
    await expect(
      bench.client.send(new ListExecutionsCommand({ stateMachineArn, nextToken: 'abc' })),
    ).rejects.toMatchObject({ name: 'InvalidToken' });
    await expect(
      bench.client.send(new ListExecutionsCommand({ stateMachineArn: missingMachine })),
    ).rejects.toMatchObject({ name: 'StateMachineDoesNotExist' });
    await expect(
      bench.client.send(new ListExecutionsCommand({ stateMachineArn, maxResults: 1001 })),
    ).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

describe('GetExecutionHistory', () => {
  const tour = machine('prima', {
    prima: step({ Assign: { x: 1 }, Next: 'chiama' }),
    chiama: task('eco', { Next: 'tutti' }),
    tutti: {
      Type: 'Map',
      Items: [1],
      ItemProcessor: { StartAt: 'uno', States: { uno: step({ End: true }) } },
      End: true,
    },
  });

  it('tells every step with its details, each event after the one before', async () => {
    const { executionArn } = await bench.run(tour, { n: 1 });
    const events = await history(bench.client, executionArn);
    expect(events.map(({ type }) => type)).toEqual([
      'ExecutionStarted',
      'TaskStateEntered',
      'TaskScheduled',
      'TaskStarted',
      'TaskSucceeded',
      'TaskStateExited',
      'TaskStateEntered',
      'TaskScheduled',
      'TaskStarted',
      'TaskSucceeded',
      'TaskStateExited',
      'MapStateEntered',
      'MapStateStarted',
      'MapIterationStarted',
      'TaskStateEntered',
      'TaskScheduled',
      'TaskStarted',
      'TaskSucceeded',
      'TaskStateExited',
      'MapIterationSucceeded',
      'MapStateSucceeded',
      'MapStateExited',
      'ExecutionSucceeded',
    ]);
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect(events[0]).toMatchObject({
      previousEventId: 0,
      executionStartedEventDetails: { input: '{"n":1}', roleArn },
    });
    expect(events.slice(0, 8).map(({ previousEventId }) => previousEventId)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(events[5]).toMatchObject({
      stateExitedEventDetails: { name: 'prima', output: '{"n":1}', assignedVariables: { x: '1' } },
    });
    expect(events[7]).toMatchObject({
      taskScheduledEventDetails: {
        resourceType: 'lambda',
        resource: 'invoke',
        parameters: '{"FunctionName":"eco","Payload":{"n":1}}',
      },
    });
    expect(events[12]).toMatchObject({ mapStateStartedEventDetails: { length: 1 } });
    expect(events[13]).toMatchObject({ mapIterationStartedEventDetails: { name: 'tutti', index: 0 } });
    expect(events.at(-1)).toMatchObject({ executionSucceededEventDetails: { output: '[1]' } });
  });

  it('goes backwards, by page, and without the data of the execution', async () => {
    const { executionArn } = await bench.run(tour, { n: 1 });
    const page = await bench.client.send(
      new GetExecutionHistoryCommand({ executionArn, reverseOrder: true, maxResults: 2, includeExecutionData: false }),
    );
    expect(page.events?.map(({ id, type }) => [id, type])).toEqual([
      [23, 'ExecutionSucceeded'],
      [22, 'MapStateExited'],
    ]);
    expect(page.events?.[1]?.stateExitedEventDetails).toEqual({ name: 'tutti' });
    const next = await bench.client.send(
      new GetExecutionHistoryCommand({ executionArn, reverseOrder: true, maxResults: 2, nextToken: page.nextToken }),
    );
    expect(next.events?.map(({ id }) => id)).toEqual([21, 20]);
  });

  it('does not know an execution that was never started', async () => {
    await expect(history(bench.client, missingExecution)).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' });
  });
});
