import fc from 'fast-check';
import * as z from 'zod';

/** The part of JSON Schema that the contracts produce. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
}

const FORMATI: Readonly<Record<string, string>> = {
  date: '2025-03-14',
  'date-time': '2025-03-14T09:30:00.000Z',
  email: 'nome.cognome@esempio.invalid',
  uri: 'https://esempio.invalid/',
};

export const jsonSchemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

/** The school year in which the sample day of March 2025 stands. */
const ANNO = 2024;

/** Rich: every field says something. Poor: whatever may be null, empty or false is. */
type Sample = 'rich' | 'poor';

/** A value of the right shape: rules between fields are another matter. */
export const sample = (schema: JsonSchema, kind: Sample = 'rich', seed = 1): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return sampleOption(options, kind, seed);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, kind, seed);
    case 'array':
      return sampleArray(schema, kind, seed);
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'boolean':
      return kind === 'rich';
    case 'string':
      return kind === 'poor' && mayBeEmpty(schema) ? '' : sampleText(schema, seed);
    case undefined:
    default:
      return null;
  }
};

const mayBeEmpty = ({ minLength = 0, format }: JsonSchema): boolean => minLength === 0 && !format;

const sampleObject = ({ required = [], properties = {} }: JsonSchema, kind: Sample, seed: number): unknown =>
  Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, kind, seed)]));

const sampleArray = ({ minItems = 0, items = {} }: JsonSchema, kind: Sample, seed: number): unknown =>
  Array.from({ length: minItems }, (_, index) => sample(items, kind, seed + index));

const sampleOption = (options: readonly JsonSchema[], kind: Sample, seed: number): unknown => {
  const isNull = ({ type }: JsonSchema): boolean => type === 'null';
  if (kind === 'poor' && options.some(isNull)) return null;
  return sample(options.find((option) => !isNull(option)) ?? {}, kind, seed);
};

const sampleNumber = ({ minimum = 1, maximum = minimum }: JsonSchema): number =>
  minimum >= 1900 && minimum <= ANNO && maximum >= ANNO ? ANNO : Math.min(Math.max(1, minimum), maximum);

/** An eleven-figure fiscal code with its check figure, for every text that may be it: no pattern draws one. */
const CON_CONTROLLO = '12345678903';

const texts = new Map<string, string>();

const sampleText = ({ format, pattern, minLength = 0, maxLength = 20 }: JsonSchema, seed: number): string => {
  if (format !== undefined && FORMATI[format] !== undefined) return FORMATI[format];
  if (pattern === undefined) return 'a'.repeat(Math.max(minLength, Math.min(3, maxLength)));
  const key = JSON.stringify([pattern, minLength, maxLength, seed]);
  const text = texts.get(key) ?? matching(pattern, minLength, maxLength, seed);
  texts.set(key, text);
  return text;
};

/** Texts drawn at random are hardly ever longer: one that must be is not waited for. */
const LUNGHEZZA_A_CASO = 12;

const matching = (pattern: string, minLength: number, maxLength: number, seed: number): string => {
  const fits = (text: string): boolean => text.length >= minLength && text.length <= maxLength;
  const lungo = 'a'.repeat(minLength);
  if (minLength > LUNGHEZZA_A_CASO && new RegExp(pattern).test(lungo)) return lungo;
  if (seed === 1 && fits(CON_CONTROLLO) && new RegExp(pattern).test(CON_CONTROLLO)) return CON_CONTROLLO;
  return fc.sample(fc.stringMatching(new RegExp(pattern)).filter(fits), { numRuns: 1, seed })[0] ?? '';
};

const found = new Map<z.ZodType, unknown>();

/**
 * A value that the schema accepts, rules between fields included: what they refuse is left out where it may be.
 * @throws when there is none such: the sample must learn the new rule
 */
export const accepted = (schema: z.ZodType): unknown => {
  const known = found.get(schema) ?? search(schema);
  found.set(schema, known);
  return known;
};

const search = (schema: z.ZodType): unknown => {
  const shape = jsonSchemaOf(schema);
  const good = (['rich', 'poor'] as const)
    .map((kind) => withoutRefused(schema, sample(shape, kind)))
    .find((tried) => tried.good);
  if (good === undefined) throw new Error(`No sample satisfies ${JSON.stringify(shape).slice(0, 500)}`);
  return good.value;
};

type Place = readonly PropertyKey[];

/** The value with another one drawn at each of some places, also of a field that it left out; a place in a list is the whole list. */
const redrawn = (
  value: unknown,
  shape: JsonSchema,
  places: readonly Place[],
  draw: (shape: JsonSchema) => unknown,
): unknown => {
  if (places.some(([first]) => typeof first !== 'string')) return draw(shape);
  const leftOut = places.map(([first]) => String(first)).filter((name) => shape.properties?.[name] !== undefined);
  const fields = { ...Object.fromEntries(leftOut.map((name) => [name, undefined])), ...Object(value ?? {}) };
  return Object.fromEntries(
    Object.entries<unknown>(fields).map(([name, field]) => {
      const inside = places.flatMap(([first, ...rest]) => (first === name ? [rest] : []));
      return [name, inside.length === 0 ? field : redrawn(field, shape.properties?.[name] ?? {}, inside, draw)];
    }),
  );
};

/** The value without the fields that rules between fields refuse, or with them drawn again: the fields of the whole first, then those inside them. */
const withoutRefused = (schema: z.ZodType, value: unknown): { readonly good: boolean; readonly value: unknown } => {
  const { error } = schema.safeParse(value);
  if (error === undefined) return { good: true, value };
  const shape = jsonSchemaOf(schema);
  const draws = [() => null, ...[2, 3, 4, 5, 6, 7].map((seed) => (field: JsonSchema) => sample(field, 'rich', seed))];
  const refused = error.issues.map(({ path }) => path);
  const others = [refused.map((place) => place.slice(0, 1)), refused].flatMap((places) =>
    draws.map((draw) => redrawn(value, shape, places, draw)),
  );
  const good = others.find((other) => schema.safeParse(other).success);
  return { good: good !== undefined, value: good ?? others[0] };
};

export interface BadValue {
  readonly path: string;
  readonly why: string;
  readonly value: unknown;
}

const LUNGA = 'x'.repeat(100_000);
const PROFONDO = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown;

/** Values of another type than the one of the key. */
const OTHER_TYPES: Readonly<Record<string, readonly unknown[]>> = {
  string: [42, true, [], {}, ['a']],
  boolean: ['true', 1, {}, []],
  integer: ['1', true, {}, [], 1.5, 1e300, Number.MAX_SAFE_INTEGER],
  number: ['1', true, {}, [], 1.5, 1e300, Number.MAX_SAFE_INTEGER],
  array: ['a', 1, { length: 1 }],
  object: ['a', 1, [], true],
};

interface Refused {
  readonly why: string;
  readonly value: unknown;
}

const refusedTypes = ({ type, anyOf = [] }: JsonSchema): readonly Refused[] => {
  if (type === undefined) return [];
  const nullable = anyOf.some((option) => option.type === 'null');
  return [
    ...(nullable ? [] : [{ why: 'null', value: null }]),
    ...(OTHER_TYPES[type] ?? []).map((value) => ({ why: `not ${type}: ${JSON.stringify(value)}`, value })),
  ];
};

const refusedTexts = ({ type, maxLength = 0, minLength = 0, format }: JsonSchema): readonly Refused[] => [
  ...(type === 'string' && maxLength < LUNGA.length ? [{ why: 'too long', value: LUNGA }] : []),
  ...(type === 'string' && minLength > 0 ? [{ why: 'empty', value: '' }] : []),
  ...(format === 'date'
    ? ['2025-02-29', '2025-13-01', '31/12/2025', '0000-00-00', '2025-1-1'].map((value) => ({
        why: `not a day: ${value}`,
        value,
      }))
    : []),
];

const refusedNumbers = ({ minimum, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): readonly Refused[] => [
  ...(minimum === undefined ? [] : [{ why: 'below the minimum', value: minimum - 1 }]),
  ...(maximum >= Number.MAX_SAFE_INTEGER ? [] : [{ why: 'above the maximum', value: maximum + 1 }]),
];

/** Values that a field of this schema must refuse. */
const refusedBy = (schema: JsonSchema): readonly Refused[] => [
  ...refusedTypes(schema),
  ...refusedTexts(schema),
  ...(schema.enum
    ? [
        { why: 'not in the list', value: 'inesistente' },
        { why: 'prototype', value: '__proto__' },
      ]
    : []),
  ...refusedNumbers(schema),
  ...(schema.type === 'array' ? [{ why: 'deep', value: [PROFONDO] }] : []),
];

/** Requests that break exactly one thing each, with the path that the answer must name. */
export const badValues = (schema: JsonSchema): BadValue[] => {
  if (schema.type !== 'object') return [];
  const good = sample(schema);
  const base = typeof good === 'object' && good !== null ? good : {};
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    refusedBy(field).map(({ why, value }) => ({
      path: name,
      why: `${name}: ${why}`,
      value: { ...base, [name]: value },
    })),
  );
  const missing = (schema.required ?? []).map((name) => ({
    path: name,
    why: `${name}: missing`,
    value: Object.fromEntries(Object.entries(base).filter(([key]) => key !== name)),
  }));
  const whole = [null, [], 'testo', 42, true, [[]]].map((value) => ({
    path: '',
    why: `whole: ${JSON.stringify(value)}`,
    value,
  }));
  const unknown = ['campoInventato', '__proto__', 'constructor', 'x'.repeat(5000), '💥', ''].map((key) => ({
    path: key.slice(0, 20),
    why: `unknown key ${key.slice(0, 20)}`,
    value: JSON.parse(
      `{${Object.entries(base)
        .map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)},`)
        .join('')}${JSON.stringify(key)}:1}`,
    ) as unknown,
  }));
  return [...fields, ...missing, ...whole, ...unknown];
};
