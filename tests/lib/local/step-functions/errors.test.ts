import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Retrier } from '#lib/workflows/asl.ts';
import { history, machine, pausing, step, task, Workbench } from './workbench.ts';

let bench: Workbench;
const calls = new Map<string, number>();

class RegolaMancante extends Error {
  override readonly name = 'RegolaMancante';
}

/** `{ chiave, errori: [names] }`: throws the errors one call after the other, then answers how many calls it took. */
const flaky = (payload: unknown): number => {
  const { chiave, errori } = Object.assign({ chiave: '', errori: [] as string[] }, payload);
  const call = calls.get(chiave) ?? 0;
  calls.set(chiave, call + 1);
  const name = errori[call];
  if (name !== undefined) throw Object.assign(new Error(`chiamata ${call}`), { name });
  return call + 1;
};

beforeAll(async () => {
  bench = await Workbench.open({
    invoke: async (functionName, payload) => {
      if (functionName === 'eco') return null;
      if (functionName === 'rotta') throw new Error('sempre');
      if (functionName === 'rompe') throw new RegolaMancante('nessuna aliquota al 2026-01-01');
      if (functionName === 'tace') await new Promise((resolve) => setTimeout(resolve, 10_000).unref());
      return flaky(payload);
    },
  });
});
afterAll(() => bench.dispose());

const second: Retrier = { ErrorEquals: ['A'], IntervalSeconds: 1, MaxAttempts: 1 };
const answer = { Output: '{% $states.result.Payload %}' };

describe('what a function throws', () => {
  it('is an error by its name, with type, message and trace in the cause', async () => {
    const {
      status,
      error,
      cause = '{}',
      executionArn,
    } = await bench.run(machine('chiama', { chiama: task('rompe', { End: true }) }));
    expect([status, error]).toEqual(['FAILED', 'RegolaMancante']);
    expect(JSON.parse(cause)).toMatchObject({
      errorType: 'RegolaMancante',
      errorMessage: 'nessuna aliquota al 2026-01-01',
      trace: expect.any(Array),
    });
    const events = await history(bench.client, executionArn);
    expect(events.map(({ type }) => type).slice(-3)).toEqual(['TaskStarted', 'TaskFailed', 'ExecutionFailed']);
    expect(events.at(-2)).toMatchObject({
      taskFailedEventDetails: { error: 'RegolaMancante', cause, resource: 'invoke' },
    });
  });

  it('is caught by name and reaches the next state as Error and Cause', async () => {
    const output = await bench.outputOf(
      machine('chiama', {
        chiama: task('rompe', {
          Catch: [
            { ErrorEquals: ['Altro'], Next: 'no' },
            { ErrorEquals: ['RegolaMancante'], Next: 'preso' },
          ],
          Next: 'no',
        }),
        no: { Type: 'Fail' },
        preso: step({ End: true }),
      }),
    );
    expect(output).toEqual({ Error: 'RegolaMancante', Cause: expect.stringContaining('nessuna aliquota') });
  });

  it('is caught by States.ALL and States.TaskFailed, with Output and Assign of the catcher', async () => {
    const caught = (name: string) =>
      machine('chiama', {
        chiama: task('rompe', {
          Catch: [
            {
              ErrorEquals: [name],
              Assign: { nome: '{% $states.errorOutput.Error %}' },
              Output: { ingresso: '{% $states.input %}' },
              Next: 'preso',
            },
          ],
          End: true,
        }),
        preso: step({ Output: '{% $merge([$states.input, { "nome": $nome }]) %}', End: true }),
      });
    for (const name of ['States.ALL', 'States.TaskFailed']) {
      expect(await bench.outputOf(caught(name), { n: 1 })).toEqual({ ingresso: { n: 1 }, nome: 'RegolaMancante' });
    }
  });
});

describe('Retry', () => {
  it('tries again after the interval, each time longer, and counts the attempts', async () => {
    const retry: Retrier[] = [{ ErrorEquals: ['A'], IntervalSeconds: 1, BackoffRate: 1.5, MaxAttempts: 2 }];
    const begin = Date.now();
    const retried = machine('chiama', { chiama: task('conta', { Retry: retry, ...answer, End: true }) });
    expect(await bench.outputOf(retried, { chiave: 'crescente', errori: ['A', 'A'] })).toBe(3);
    expect(Date.now() - begin).toBeGreaterThanOrEqual(2500);
  });

  it.concurrent('gives up after MaxAttempts, then Catch has its turn', async ({ expect }) => {
    const output = await bench.outputOf(
      machine('chiama', {
        chiama: task('conta', { Retry: [second], Catch: [{ ErrorEquals: ['States.ALL'], Next: 'preso' }], End: true }),
        preso: step({ Output: '{% $states.input.Error %}', End: true }),
      }),
      { chiave: 'esaurita', errori: ['A', 'A'] },
    );
    expect([output, calls.get('esaurita')]).toEqual(['A', 2]);
  });

  it.concurrent('keeps a count for each retrier', async ({ expect }) => {
    const other: Retrier = { ...second, ErrorEquals: ['B'] };
    const counted = machine('chiama', { chiama: task('conta', { Retry: [second, other], ...answer, End: true }) });
    expect(await bench.outputOf(counted, { chiave: 'due', errori: ['A', 'B'] })).toBe(3);
  });

  it.concurrent('does not try again what no retrier names, nor with MaxAttempts 0', async ({ expect }) => {
    const none = machine('chiama', {
      chiama: task('conta', { Retry: [{ ErrorEquals: ['States.ALL'], MaxAttempts: 0 }], End: true }),
    });
    expect(await bench.run(none, { chiave: 'zero', errori: ['A'] })).toMatchObject({ status: 'FAILED', error: 'A' });
    const other = machine('chiama', { chiama: task('conta', { Retry: [second], End: true }) });
    expect(await bench.run(other, { chiave: 'altro', errori: ['C'] })).toMatchObject({ status: 'FAILED', error: 'C' });
    expect([calls.get('zero'), calls.get('altro')]).toEqual([1, 1]);
  });

  it.concurrent.for(['NONE', 'FULL'] as const)(
    'waits no longer than MaxDelaySeconds, with jitter %s',
    async (JitterStrategy, { expect }) => {
      const retry: Retrier[] = [
        // without its limit the second pause would be of a thousand seconds, or of any part of them
        {
          ErrorEquals: ['A'],
          IntervalSeconds: 1,
          BackoffRate: 1000,
          MaxDelaySeconds: 2,
          MaxAttempts: 2,
          JitterStrategy,
        },
      ];
      const begin = Date.now();
      const patient = machine('chiama', { chiama: task('conta', { Retry: retry, ...answer, End: true }) });
      expect(await bench.outputOf(patient, { chiave: `attesa ${JitterStrategy}`, errori: ['A', 'A'] })).toBe(3);
      const waited = Date.now() - begin;
      expect(waited).toBeLessThan(60_000);
      if (JitterStrategy === 'NONE') expect(waited).toBeGreaterThanOrEqual(3000);
    },
  );

  it.concurrent('tries a whole Map again', async ({ expect }) => {
    const whole = machine('tutti', {
      tutti: {
        Type: 'Map',
        Items: '{% $states.input.items %}',
        ItemProcessor: { StartAt: 'uno', States: { uno: task('conta', { ...answer, End: true }) } },
        Retry: [second],
        End: true,
      },
    });
    const items = [{ chiave: 'm1' }, { chiave: 'm2', errori: ['A'] }];
    expect(await bench.outputOf(whole, { items })).toEqual([2, 2]);
  });
});

describe('a failing child', () => {
  it('fails the Map with its error, and the other iterations stop', async () => {
    const map = machine('tutti', {
      tutti: {
        Type: 'Map',
        Items: ['rompe', 'tace'],
        ItemProcessor: { StartAt: 'uno', States: { uno: task('{% $states.input %}', { End: true }) } },
        Catch: [{ ErrorEquals: ['RegolaMancante'], Next: 'preso' }],
        End: true,
      },
      preso: step({ Output: '{% $states.input.Error %}', End: true }),
    });
    const begin = Date.now();
    const { output, executionArn } = await bench.run(map);
    expect(output).toBe('"RegolaMancante"');
    expect(Date.now() - begin).toBeLessThan(8000);
    const types = (await history(bench.client, executionArn)).map(({ type }) => type);
    expect(types.slice(-10)).toEqual([
      'MapIterationFailed',
      'MapIterationAborted',
      'MapStateFailed',
      'MapStateExited',
      'TaskStateEntered',
      'TaskScheduled',
      'TaskStarted',
      'TaskSucceeded',
      'TaskStateExited',
      'ExecutionSucceeded',
    ]);
  });
});

describe('time', () => {
  it.concurrent('turns a task that does not answer into States.Timeout, which States.TaskFailed does not take', async ({
    expect,
  }) => {
    const late = machine('chiama', {
      chiama: task('tace', {
        TimeoutSeconds: 1,
        Catch: [
          { ErrorEquals: ['States.TaskFailed'], Next: 'no' },
          { ErrorEquals: ['States.Timeout'], Next: 'tardi' },
        ],
        Next: 'no',
      }),
      no: { Type: 'Fail' },
      tardi: step({ Output: '{% $states.input.Error %}', End: true }),
    });
    const { output, executionArn } = await bench.run(late);
    expect(output).toBe('"States.Timeout"');
    expect((await history(bench.client, executionArn)).map(({ type }) => type)).toContain('TaskTimedOut');
  });

  it.concurrent('ends an execution that outlives its state machine’s TimeoutSeconds as TIMED_OUT', async ({
    expect,
  }) => {
    const slow = { ...machine('attende', { attende: pausing(60) }), TimeoutSeconds: 1 };
    const { status, executionArn } = await bench.run(slow);
    expect(status).toBe('TIMED_OUT');
    expect((await history(bench.client, executionArn)).at(-1)).toMatchObject({ type: 'ExecutionTimedOut' });
  });
});

describe('expressions that go wrong', () => {
  it.each([
    ['finds nothing', '{% $states.input.assente %}', 'returned nothing (undefined)'],
    ['finds nothing outside $states', '{% numero %}', 'returned nothing (undefined)'],
    ['does what cannot be done', "{% 1 + 'x' %}", 'threw an error during evaluation'],
    ['gives a function', '{% $sum %}', 'threw an error during evaluation'],
  ])('fail the state: %s', async (_, expression, cause) => {
    const wrong = machine('prova', { prova: step({ Output: { dato: expression }, End: true }) });
    const { error, cause: found, executionArn } = await bench.run(wrong, { numero: 1 });
    expect(error).toBe('States.QueryEvaluationError');
    expect(found).toContain(cause);
    expect(found).toContain('Output/dato');
    expect((await history(bench.client, executionArn)).map(({ type }) => type)).toContain('EvaluationFailed');
  });

  it('can be caught where a state can catch', async () => {
    const caught = machine('chiama', {
      chiama: task('conta', {
        Output: '{% $states.result.Payload.niente %}',
        Catch: [{ ErrorEquals: ['States.QueryEvaluationError'], Next: 'preso' }],
        End: true,
      }),
      preso: step({ Output: { ok: true }, End: true }),
    });
    expect(await bench.outputOf(caught, { chiave: 'espressione' })).toEqual({ ok: true });
  });
});
