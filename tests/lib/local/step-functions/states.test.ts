import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machine, step, task, Workbench } from './workbench.ts';

let bench: Workbench;
let calls: { functionName: string; payload: unknown }[] = [];
let underWay = 0;
let mostUnderWay = 0;

const slowly = async (payload: unknown): Promise<unknown> => {
  underWay += 1;
  mostUnderWay = Math.max(mostUnderWay, underWay);
  await new Promise((resolve) => setTimeout(resolve, 10));
  underWay -= 1;
  return payload;
};

beforeAll(async () => {
  bench = await Workbench.open({
    invoke: async (functionName, payload) => {
      calls.push({ functionName, payload });
      if (functionName === 'muta') return undefined;
      return functionName === 'lenta' ? slowly(payload) : { ricevuto: payload };
    },
  });
});
afterAll(() => bench.dispose());

describe('Task', () => {
  it('calls the function and gives its answer in the wrapper of lambda:invoke', async () => {
    const output = await bench.outputOf(machine('chiama', { chiama: task('eco', { End: true }) }), { numero: 1 });
    expect(output).toEqual({ ExecutedVersion: '$LATEST', Payload: { ricevuto: { numero: 1 } }, StatusCode: 200 });
  });

  it('takes the name of the function from an ARN, with or without alias', async () => {
    calls = [];
    const arn = 'arn:aws:lambda:eu-south-1:000000000000:function:eco';
    await bench.outputOf(machine('a', { a: task(arn, { Next: 'b' }), b: task(`${arn}:prod`, { End: true }) }));
    expect(calls.map(({ functionName }) => functionName)).toEqual(['eco', 'eco']);
  });

  it('shapes arguments and output with expressions at any depth', async () => {
    const output = await bench.outputOf(
      machine('chiama', {
        chiama: {
          Type: 'Task',
          Resource: 'arn:aws:states:::lambda:invoke',
          Arguments: {
            FunctionName: "{% 'e' & 'co' %}",
            Payload: { fisso: 'x', doppio: ['{% $states.input.n * 2 %}'] },
          },
          Output: { dato: '{% $states.result.Payload.ricevuto.doppio[0] %}', era: '{% $states.input.n %}' },
          End: true,
        },
      }),
      { n: 21 },
    );
    expect(output).toEqual({ dato: 42, era: 21 });
  });

  it('reads the silence of a function as null', async () => {
    const output = await bench.outputOf(
      machine('chiama', { chiama: task('muta', { Output: '{% $states.result.Payload %}', End: true }) }),
    );
    expect(output).toBeNull();
  });
});

describe('variables and output', () => {
  it('passes its input on', async () => {
    expect(await bench.outputOf(machine('passa', { passa: step({ End: true }) }), [1, 2])).toEqual([1, 2]);
  });

  it('lets an assignment count from the next state on, not in the Output of its own', async () => {
    const output = await bench.outputOf(
      machine('primo', {
        primo: step({ Assign: { x: 1 }, Next: 'secondo' }),
        secondo: step({ Assign: { x: '{% $x + 1 %}' }, Output: { visto: '{% $x %}' }, Next: 'terzo' }),
        terzo: step({ Output: { prima: '{% $states.input.visto %}', dopo: '{% $x %}' }, End: true }),
      }),
    );
    expect(output).toEqual({ prima: 1, dopo: 2 });
  });

  it('tells a state about the execution, the state machine and itself', async () => {
    const output = await bench.outputOf(
      machine('guarda', { guarda: step({ Output: '{% $states.context %}', End: true }) }),
      { scuola: 'S' },
    );
    expect(output).toMatchObject({
      Execution: {
        Id: expect.stringMatching(/^arn:aws:states:.*:execution:prova-/),
        Input: { scuola: 'S' },
        StartTime: expect.stringMatching(/Z$/),
        RedriveCount: 0,
      },
      State: { Name: 'guarda', RetryCount: 0, EnteredTime: expect.stringMatching(/Z$/) },
      StateMachine: { Id: expect.stringContaining(':stateMachine:prova-'), Name: expect.stringContaining('prova-') },
    });
  });

  it('knows the functions the service adds to JSONata', async () => {
    const output = await bench.outputOf(
      machine('conta', {
        conta: step({
          Output: {
            partition: '{% $partition([1,2,3,4,5], 2) %}',
            range: '{% $range(0, 10, 5) %}',
            hash: "{% $hash('abc', 'SHA-256') %}",
            uuid: '{% $length($uuid()) %}',
            parse: "{% $parse('[1]') %}",
            random: '{% $random(7) = $random(7) %}',
          },
          End: true,
        }),
      }),
    );
    expect(output).toEqual({
      partition: [[1, 2], [3, 4], [5]],
      range: [0, 5, 10],
      hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      uuid: 36,
      parse: [1],
      random: true,
    });
  });
});

describe('Choice', () => {
  const choice = machine('scegli', {
    scegli: {
      Type: 'Choice',
      Choices: [
        { Condition: '{% $states.input.n < 0 %}', Next: 'fine', Output: 'negativo' },
        { Condition: '{% $states.input.n > 9 %}', Next: 'fine', Assign: { grande: true }, Output: 'grande' },
      ],
      Default: 'fine',
    },
    fine: step({ End: true }),
  });

  it.each([
    [-1, 'negativo'],
    [10, 'grande'],
    [5, { n: 5 }],
  ])('goes where the first true condition says: %i', async (n, expected) => {
    expect(await bench.outputOf(choice, { n })).toEqual(expected);
  });

  it('fails when nothing matches and there is no default', async () => {
    const noDefault = machine('scegli', {
      scegli: { Type: 'Choice', Choices: [{ Condition: '{% false %}', Next: 'fine' }] },
      fine: step({ End: true }),
    });
    expect(await bench.run(noDefault)).toMatchObject({ status: 'FAILED', error: 'States.NoChoiceMatched' });
  });

  it('refuses a condition that is not a boolean', async () => {
    const odd = machine('scegli', {
      scegli: { Type: 'Choice', Choices: [{ Condition: '{% 1 %}', Next: 'fine' }], Default: 'fine' },
      fine: step({ End: true }),
    });
    expect(await bench.run(odd)).toMatchObject({ status: 'FAILED', error: 'States.QueryEvaluationError' });
  });
});

describe('Fail', () => {
  it('ends with the error and cause of Fail, written or computed', async () => {
    const fail = machine('male', {
      male: { Type: 'Fail', Error: 'Regola', Cause: "{% 'manca ' & $states.input.cosa %}" },
    });
    expect(await bench.run(fail, { cosa: 'la data' })).toMatchObject({
      status: 'FAILED',
      error: 'Regola',
      cause: 'manca la data',
    });
  });
});
