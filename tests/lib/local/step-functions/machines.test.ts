import {
  CreateStateMachineCommand,
  DeleteStateMachineCommand,
  DescribeStateMachineCommand,
  ListStateMachinesCommand,
  StartExecutionCommand,
  UpdateStateMachineCommand,
} from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, machine, roleArn, step, task, Workbench } from './workbench.ts';

let bench: Workbench;
const release: (() => void)[] = [];
beforeAll(async () => {
  bench = await Workbench.open({
    invoke: async (functionName, payload) => {
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

describe('DescribeStateMachine', () => {
  const describeMachine = (stateMachineArn: string) =>
    bench.client.send(new DescribeStateMachineCommand({ stateMachineArn }));

  it('answers the definition as it is now', async () => {
    const definition = JSON.stringify(simple);
    const { stateMachineArn = '' } = await bench.client.send(
      new CreateStateMachineCommand({ name: 'descritta', definition, roleArn }),
    );
    const first = await describeMachine(stateMachineArn);
    expect(first).toMatchObject({ name: 'descritta', status: 'ACTIVE', type: 'STANDARD', definition, roleArn });
    const other = JSON.stringify(waiting);
    await bench.client.send(new UpdateStateMachineCommand({ stateMachineArn, definition: other }));
    const now = await describeMachine(stateMachineArn);
    expect([now.definition, now.revisionId === first.revisionId]).toEqual([other, false]);
  });

  it('says that there is none', async () => {
    await expect(describeMachine(missingMachine)).rejects.toMatchObject({ name: 'StateMachineDoesNotExist' });
  });
});

describe('CreateStateMachine', () => {
  const create = (name: string, definition: string, role = roleArn) =>
    bench.client.send(new CreateStateMachineCommand({ name, definition, roleArn: role }));

  it('answers the ARN and the date, twice the same for the same request', async () => {
    const first = await create('uguale', JSON.stringify(simple));
    expect(first.stateMachineArn).toMatch(/^arn:aws:states:[a-z0-9-]+:\d{12}:stateMachine:uguale$/);
    expect(Math.abs(Date.now() - Number(first.creationDate))).toBeLessThan(5000);
    const again = await create('uguale', JSON.stringify(simple));
    expect([again.stateMachineArn, again.creationDate]).toEqual([first.stateMachineArn, first.creationDate]);
  });

  it('refuses the same name with another definition or role', async () => {
    await create('occupato', JSON.stringify(simple));
    await expect(create('occupato', JSON.stringify(waiting))).rejects.toMatchObject({
      name: 'StateMachineAlreadyExists',
    });
    await expect(create('occupato', JSON.stringify(simple), `${roleArn}2`)).rejects.toMatchObject({
      name: 'StateMachineAlreadyExists',
    });
  });

  it.each(['con spazio', 'a/b', 'a:b', 'a*', 'a<b>', 'a"b', 'a|b', 'a\u0001'])('refuses the name %j', async (name) => {
    await expect(create(name, JSON.stringify(simple))).rejects.toMatchObject({ name: 'InvalidName' });
  });

  it.each([
    ['not JSON', 'x'],
    ['without states', '{"QueryLanguage":"JSONata","StartAt":"a"}'],
    ['a next state that is not there', JSON.stringify(machine('a', { a: step({ Next: 'b' }) }))],
    ['JSONPath', JSON.stringify({ ...simple, QueryLanguage: 'JSONPath' })],
    ['a syntax error in an expression', JSON.stringify(machine('a', { a: step({ Output: '{% ( %}', End: true }) }))],
    ['$eval', JSON.stringify(machine('a', { a: step({ Output: "{% $eval('1') %}", End: true }) }))],
    [
      'another resource',
      JSON.stringify(machine('a', { a: task('f', { End: true }) })).replace('lambda:invoke', 'sqs:sendMessage'),
    ],
  ])('refuses a definition: %s', async (_, definition) => {
    await expect(create('rotta', definition)).rejects.toMatchObject({ name: 'InvalidDefinition' });
  });

  it('refuses an express state machine', async () => {
    const express = new CreateStateMachineCommand({
      name: 'espressa',
      definition: JSON.stringify(simple),
      roleArn,
      type: 'EXPRESS',
    });
    await expect(bench.client.send(express)).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

describe('UpdateStateMachine', () => {
  it('counts for the executions that start afterwards, not for those under way', async () => {
    const stateMachineArn = await bench.create(waiting);
    const before = await bench.client.send(new StartExecutionCommand({ stateMachineArn, input: '"prima"' }));
    const updated = await bench.client.send(
      new UpdateStateMachineCommand({
        stateMachineArn,
        definition: JSON.stringify(machine('a', { a: step({ Output: { nuova: true }, End: true }) })),
      }),
    );
    expect(updated.updateDate).toBeInstanceOf(Date);
    expect(updated.revisionId).toBeTypeOf('string');
    const after = await bench.client.send(new StartExecutionCommand({ stateMachineArn }));
    expect(await ended(bench.client, String(after.executionArn))).toMatchObject({ output: '{"nuova":true}' });
    release.forEach((resolve) => resolve());
    expect(await ended(bench.client, String(before.executionArn))).toMatchObject({
      status: 'SUCCEEDED',
      output: '"prima"',
    });
  });

  it('refuses nothing to change, a wrong definition, a state machine that is not there', async () => {
    const stateMachineArn = await bench.create(simple);
    const update = (change: object) => bench.client.send(new UpdateStateMachineCommand({ stateMachineArn, ...change }));
    await expect(update({})).rejects.toMatchObject({ name: 'MissingRequiredParameter' });
    await expect(update({ definition: '{}' })).rejects.toMatchObject({ name: 'InvalidDefinition' });
    await expect(update({ stateMachineArn: missingMachine, roleArn })).rejects.toMatchObject({
      name: 'StateMachineDoesNotExist',
    });
    await expect(update({ stateMachineArn: 'x', roleArn })).rejects.toMatchObject({ name: 'InvalidArn' });
  });
});

describe('everything else', () => {
  it('answers operations it does not have as the service answers unknown ones', async () => {
    const unknown = { name: 'UnknownOperationException', $metadata: { httpStatusCode: 400 } };
    await expect(bench.client.send(new ListStateMachinesCommand({}))).rejects.toMatchObject(unknown);
    await expect(
      bench.client.send(new DeleteStateMachineCommand({ stateMachineArn: missingMachine })),
    ).rejects.toMatchObject(unknown);
  });

  it.each([
    ['not JSON', '{', 'SerializationException'],
    ['no fields', '{}', 'ValidationException'],
    ['a number for a text', '{"executionArn":1}', 'ValidationException'],
    ['a list', '[]', 'ValidationException'],
  ])('refuses a body with %s', async (_, body, expected) => {
    const headers = {
      'x-amz-target': 'AWSStepFunctions.DescribeExecution',
      'content-type': 'application/x-amz-json-1.0',
    };
    const response = await fetch(`http://127.0.0.1:${bench.engine.port}/`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: expected });
  });
});
