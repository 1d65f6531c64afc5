import { describe, expect, it } from 'vitest';
import { aslProblems } from '#lib/workflows/asl-problems.ts';
import type { StateMachineDefinition } from '#lib/workflows/asl.ts';

const withStates = (States: Record<string, unknown>): unknown => ({ QueryLanguage: 'JSONata', StartAt: 'a', States });
const calling = {
  Type: 'Task',
  Resource: 'arn:aws:states:::lambda:invoke',
  Arguments: { FunctionName: 'eco' },
} as const;
const pass = { ...calling, End: true } as const;
const showing = (expression: string): unknown =>
  withStates({ a: { ...pass, Output: { dato: `{% ${expression} %}` } } });

describe('a good definition', () => {
  it('has no problems, and is left as it was', () => {
    const definition: StateMachineDefinition = {
      QueryLanguage: 'JSONata',
      StartAt: 'tutti',
      TimeoutSeconds: 60,
      States: {
        tutti: {
          Type: 'Map',
          Items: '{% $states.input.items %}',
          MaxConcurrency: 40,
          ItemProcessor: { StartAt: 'uno', States: { uno: pass } },
          Next: 'scegli',
        },
        scegli: {
          Type: 'Choice',
          Choices: [{ Condition: '{% $count($states.input) > 0 %}', Next: 'bene' }],
          Default: 'male',
        },
        bene: pass,
        male: { Type: 'Fail', Error: 'Vuoto', Cause: '{% $states.context.Execution.Name %}' },
      },
    };
    const before = structuredClone(definition);
    expect(aslProblems(definition)).toEqual([]);
    expect(definition).toEqual(before);
  });

  it.each([
    '$exists($x) ? $x : 1',
    '$match($states.input, /a(?:b)c/) ? "??" : "?:"',
    '/* ?? ?: */ 1',
    "$x ? 'a' : 'b'",
  ])('may say %s', (expression) => {
    expect(aslProblems(showing(expression))).toEqual([]);
  });
});

describe('JSONata that the service lacks', () => {
  it.each([
    ['$states.input.x ?? 1', '??'],
    ['$states.input.x ?: 1', '?:'],
    ["$eval('1')", '$eval'],
    ["$map($states.input, function($i) { $i ?? $eval('2') })", '??'],
    ['$map(["1"], $eval)', '$eval'],
  ])('is found in %s', (expression, feature) => {
    expect(aslProblems(showing(expression))).toContain(
      `/States/a/Output/dato: the service has no ${feature} in JSONata`,
    );
  });
});

describe('what is refused', () => {
  it.each([
    ['something that is not an object', 'x'],
    ['JSONPath', { QueryLanguage: 'JSONPath', StartAt: 'a', States: { a: pass } }],
    ['a state of another type', withStates({ a: { Type: 'Activity', End: true } })],
    ['a field the subset does not have', withStates({ a: { ...pass, InputPath: '$.x' } })],
    [
      'a resource that is not a function',
      withStates({
        a: { Type: 'Task', Resource: 'arn:aws:states:::sqs:sendMessage', Arguments: { FunctionName: 'f' }, End: true },
      }),
    ],
    ['a next state that is not there', withStates({ a: { ...calling, Next: 'b' } })],
    ['a state that nothing reaches', withStates({ a: pass, b: pass })],
    ['both Next and End', withStates({ a: { ...pass, Next: 'b' }, b: pass })],
    ['neither Next nor End', withStates({ a: calling })],
    ['a Pass, which the product does not use', withStates({ a: { Type: 'Pass', End: true } })],
    ['a Wait, which the product does not use', withStates({ a: { Type: 'Wait', End: true } })],
    ['a Succeed, which the product does not use', withStates({ a: { Type: 'Succeed', End: true } })],
    ['a Parallel, which the product does not use', withStates({ a: { Type: 'Parallel', End: true } })],
    ['a syntax error', showing('$sum(')],
    ['a variable named like the reserved one', withStates({ a: { ...pass, Assign: { states: 1 } } })],
    [
      'more iterations at once than the service runs',
      withStates({
        a: { Type: 'Map', MaxConcurrency: 41, ItemProcessor: { StartAt: 'b', States: { b: pass } }, End: true },
      }),
    ],
  ])('%s', (_, definition) => {
    expect(aslProblems(definition)).not.toEqual([]);
  });
});
