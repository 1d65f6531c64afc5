import { createHash, randomUUID } from 'node:crypto';
import jsonata from 'jsonata';
import { StateError } from '../state-error.ts';

/** What an expression can see: `$states` and the variables assigned so far. */
export interface Visible {
  readonly states: {
    readonly input: unknown;
    readonly context: unknown;
    readonly result?: unknown;
    readonly errorOutput?: unknown;
  };
  readonly variables: Readonly<Record<string, unknown>>;
}

const compiled = new Map<string, jsonata.Expression>();

const compile = (source: string): jsonata.Expression => {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const expression = jsonata(source);
  compiled.set(source, expression);
  return expression;
};

/** mulberry32: a small generator that gives the same sequence for the same seed, each number in [0, 1). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const rangeOf = (first: number, last: number, step: number): number[] => {
  if (step === 0) throw new Error('the step of $range cannot be 0');
  const length = Math.max(0, Math.floor((last - first) / step) + 1);
  if (length > 1000) throw new Error('$range gives at most 1000 items');
  return Array.from({ length }, (_, index) => first + index * step);
};

const partitionOf = (items: readonly unknown[], size: number): unknown[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** The functions the service adds to JSONata, and `$eval`, which it takes away. */
const serviceFunctions = {
  partition: partitionOf,
  range: rangeOf,
  hash: (text: string, algorithm: string) =>
    createHash(algorithm.toLowerCase().replace('sha-', 'sha')).update(text).digest('hex'),
  random: (seed?: number) => (seed === undefined ? Math.random() : seededRandom(seed)()),
  uuid: () => randomUUID(),
  parse: (text: string): unknown => JSON.parse(text),
  eval: undefined,
};

const messageOf = (thrown: unknown): string => {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const code = 'code' in thrown ? `${String(thrown.code)}: ` : '';
  return `${code}${'message' in thrown ? String(thrown.message) : String(thrown)}`;
};

const evaluationFailure = (source: string, field: string, what: string): StateError =>
  new StateError(
    'States.QueryEvaluationError',
    `The JSONata expression '${source}' specified for the field '${field}' ${what}`,
  );

/** JSONata's functions are objects that would pass for data. */
const refuseFunctions = (_key: string, value: unknown): unknown => {
  const isFunction =
    typeof value === 'object' && value !== null && ('_jsonata_function' in value || '_jsonata_lambda' in value);
  if (isFunction) throw new Error('a function is not data');
  return value;
};

/** The service gives expressions no document: everything comes from `$states` and variables, a bare `name` finds nothing. */
const evaluateExpression = async (source: string, field: string, visible: Visible): Promise<unknown> => {
  let result: unknown;
  let text: string;
  try {
    result = await compile(source).evaluate(undefined, {
      ...serviceFunctions,
      ...visible.variables,
      states: visible.states,
    });
    text = JSON.stringify(result, refuseFunctions);
  } catch (thrown) {
    throw evaluationFailure(source, field, `threw an error during evaluation. ${messageOf(thrown)}`);
  }
  if (result === undefined) throw evaluationFailure(source, field, 'returned nothing (undefined).');
  return JSON.parse(text);
};

/**
 * The value of a template: texts between `{%` and `%}` are replaced by what they evaluate to, at any depth; the rest stays as it is.
 * `field` names the place in error messages.
 * @throws StateError States.QueryEvaluationError
 */
export const evaluate = async (template: unknown, field: string, visible: Visible): Promise<unknown> => {
  if (typeof template === 'string') {
    const source = /^\{%([\s\S]*)%\}$/.exec(template)?.[1];
    return source === undefined ? template : evaluateExpression(source.trim(), field, visible);
  }
  if (Array.isArray(template))
    return Promise.all(template.map((item, index) => evaluate(item, `${field}[${index}]`, visible)));
  return typeof template === 'object' && template !== null ? evaluateFields(template, field, visible) : template;
};

/** Like `evaluate`, for an object known to be one (`Assign`). */
export const evaluateFields = async (
  template: object,
  field: string,
  visible: Visible,
): Promise<Record<string, unknown>> => {
  const fields = Object.entries(template).map(
    async ([key, value]) => [key, await evaluate(value, `${field}/${key}`, visible)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
};

/** Like `evaluate`, for a field that only makes sense as text. @throws StateError States.QueryEvaluationError */
export const evaluateText = async (template: string, field: string, visible: Visible): Promise<string> => {
  const value = await evaluate(template, field, visible);
  if (typeof value !== 'string')
    throw evaluationFailure(template, field, `returned an unexpected result type: expected 'string'.`);
  return value;
};

/** Like `evaluate`, for a field that only makes sense as a number ≥ 0. @throws StateError States.QueryEvaluationError */
export const evaluateNumber = async (template: number | string, field: string, visible: Visible): Promise<number> => {
  const value = await evaluate(template, field, visible);
  if (typeof value !== 'number' || value < 0) {
    throw evaluationFailure(
      String(template),
      field,
      `returned an unexpected result type: expected 'number' not below 0.`,
    );
  }
  return value;
};
