import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machine, step, task, Workbench } from './workbench.ts';

let bench: Workbench;
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
      if (functionName === 'muta') return undefined;
      return functionName === 'lenta' ? slowly(payload) : { ricevuto: payload };
    },
  });
});
afterAll(() => bench.dispose());

describe('Map', () => {
  const doubling = (MaxConcurrency: number) =>
    machine('tutti', {
      tutti: {
        Type: 'Map',
        Items: '{% $states.input.numeri %}',
        MaxConcurrency,
        ItemProcessor: {
          StartAt: 'uno',
          States: { uno: task('lenta', { Output: '{% $states.result.Payload * 2 %}', End: true }) },
        },
        End: true,
      },
    });

  it('answers in the order of the items, at most so many at once', async () => {
    mostUnderWay = 0;
    const numeri = Array.from({ length: 30 }, (_, index) => index);
    expect(await bench.outputOf(doubling(4), { numeri })).toEqual(numeri.map((n) => n * 2));
    expect(mostUnderWay).toBe(4);
  });

  it('never runs more than 40 at once, even when nothing is said', async () => {
    mostUnderWay = 0;
    const all = machine('tutti', {
      tutti: {
        Type: 'Map',
        ItemProcessor: { StartAt: 'uno', States: { uno: task('lenta', { End: true }) } },
        Output: { fatto: true },
        End: true,
      },
    });
    expect(
      await bench.outputOf(
        all,
        Array.from({ length: 90 }, (_, index) => index),
      ),
    ).toEqual({ fatto: true });
    // On a busy machine some tasks end before the fortieth begins: what must hold is the ceiling, and that it runs in parallel.
    expect(mostUnderWay).toBeLessThanOrEqual(40);
    expect(mostUnderWay).toBeGreaterThan(10);
  });

  it('answers an empty list for an empty list', async () => {
    expect(await bench.outputOf(doubling(2), { numeri: [] })).toEqual([]);
  });

  it('gives each iteration its item, its index and the variables outside, which it cannot change', async () => {
    const output = await bench.outputOf(
      machine('prima', {
        prima: step({ Assign: { base: 100 }, Next: 'tutti' }),
        tutti: {
          Type: 'Map',
          Items: ['a', 'b'],
          ItemSelector: { valore: '{% $states.context.Map.Item.Value %}', da: '{% $states.input.da %}' },
          ItemProcessor: {
            ProcessorConfig: { Mode: 'INLINE' },
            StartAt: 'uno',
            States: {
              uno: step({ Assign: { propria: '{% $base + $states.context.Map.Item.Index %}' }, Next: 'due' }),
              due: step({ Output: '{% $states.input.valore & $states.input.da & $string($propria) %}', End: true }),
            },
          },
          Next: 'dopo',
        },
        dopo: step({ Output: { tutti: '{% $states.input %}', fuori: '{% $exists($propria) %}' }, End: true }),
      }),
      { da: '-' },
    );
    expect(output).toEqual({ tutti: ['a-100', 'b-101'], fuori: false });
  });

  it('fails on items that are not a list', async () => {
    expect(await bench.run(doubling(1), { numeri: 'x' })).toMatchObject({
      status: 'FAILED',
      error: 'States.QueryEvaluationError',
    });
  });
});
