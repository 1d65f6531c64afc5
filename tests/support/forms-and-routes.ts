import * as z from 'zod';
import { accepted, jsonSchemaOf, sample, type JsonSchema } from './json-schema.ts';
import { fieldsOf } from './schema-fields.ts';
import { sources, type Source } from './sources.ts';

/** A form of a page, by the schema that judges it, and a write that the same page makes. */
export interface FormOfRoute {
  readonly path: string;
  readonly form: string;
  readonly route: string;
  readonly schema: z.ZodObject;
  readonly body: z.ZodObject;
}

const IMPORTS = /import (?:type )?\{([^}]*)\} from '(#shared\/[^']+)'/g;

/** The module of contracts from which a source has a name; undefined of a name of its own. */
const moduleOf = ({ text }: Source, name: string): string | undefined =>
  [...text.matchAll(IMPORTS)].find(([, names = '']) => names.split(',').some((one) => one.trim() === name))?.[2];

const load = async (source: Source, name: string): Promise<unknown> => {
  const from = moduleOf(source, name);
  if (from === undefined) return undefined;
  const module: unknown = await import(from);
  return Reflect.get(Object(module), name);
};

const routesOf = async (source: Source): Promise<readonly (readonly [string, z.ZodObject])[]> => {
  const names = new Set([...source.text.matchAll(/(\w+Routes)\.(\w+)/g)].map(([name]) => name));
  const found = await Promise.all(
    [...names].map(async (name): Promise<(readonly [string, z.ZodObject])[]> => {
      const [routes = '', call = ''] = name.split('.');
      const route: unknown = Reflect.get(Object(await load(source, routes)), call);
      const { effect, body } = Object(route) as { readonly effect?: string; readonly body?: unknown };
      return effect !== 'read' && body instanceof z.ZodObject ? [[name, body]] : [];
    }),
  );
  return found.flat();
};

/** A text whose length a page writes, and those of the fields of its name in the writes of that page. */
interface TextOfPage {
  readonly path: string;
  readonly field: string;
  readonly ofPage: string;
  readonly ofRoutes: readonly string[];
}

/** The lengths that a text may have, '0-40'; a field that may be left out, or is inside a part, is left out by a page when it is empty. */
const lengthsOf = (schema: z.ZodType, absent: boolean): readonly string[] => {
  const { minLength = 0, maxLength } = jsonSchemaOf(schema);
  return maxLength === undefined
    ? []
    : [...new Set([`${minLength}-${maxLength}`, ...(absent ? [`0-${maxLength}`] : [])])];
};

/** Every text whose length is written in a page that has a form, with the fields of its name in the writes of that page. */
export const textsOfPages = async (): Promise<readonly TextOfPage[]> => {
  const found = await Promise.all(
    sources('web/src/areas').map(async (source) => {
      const { path, text } = source;
      const texts = [...text.matchAll(/\b(\w+): testo\((\d+), (\d+)\)/g)];
      if (texts.length === 0 || !text.includes('useModulo(')) return [];
      const routes = await routesOf(source);
      return texts.map(([, field = '', minimum, maximum]): TextOfPage => {
        const ofRoutes = routes.flatMap(([, body]) =>
          fieldsOf(body).flatMap(([place, schema]) =>
            place.endsWith(`.${field}`)
              ? lengthsOf(schema, place !== `.${field}` || body.shape[field]?.safeParse(undefined).success === true)
              : [],
          ),
        );
        return { path, field, ofPage: `${minimum}-${maximum}`, ofRoutes };
      });
    }),
  );
  return found.flat().filter(({ ofRoutes }) => ofRoutes.length > 0);
};

/** Every form that is judged by a schema of the contracts, with the writes of its page that take all the fields it has. */
export const formsOfRoutes = async (): Promise<readonly FormOfRoute[]> => {
  const found = await Promise.all(
    sources('web/src').map(async (source) => {
      const names = [...source.text.matchAll(/useModulo\(\{\s*schema: (\w+),/g)].map(([, name = '']) => name);
      const routes = names.length === 0 ? [] : await routesOf(source);
      const forms = await Promise.all(names.map(async (name) => [name, await load(source, name)] as const));
      return forms.flatMap(([form, schema]) =>
        schema instanceof z.ZodObject
          ? routes
              .filter(([, body]) => Object.keys(schema.shape).every((field) => field in body.shape))
              .map(([route, body]) => ({ path: source.path, form, route, schema, body }))
          : [],
      );
    }),
  );
  return found.flat();
};

const TEXTS = ['', 'a', 'a'.repeat(60), 'a'.repeat(5000), '1234567890', 'ABCD12345E', 'ABCD12345', 'RSSMRA80A01H501X'];
const DAYS = ['1899-12-31', '1900-01-01', '2025-03-01', '2025-03-14', '2026-09-01', '2027-08-31', '9999-12-31', ''];

const edgesOfNumber = ({ minimum = 0, maximum = 100 }: JsonSchema): readonly unknown[] => [
  minimum,
  minimum - 1,
  maximum,
  maximum + 1,
  ...[0, 1, 2, 5, 100, 1800],
];

const edgesOfText = (shape: JsonSchema): readonly unknown[] => {
  const { format, maxLength = 20 } = shape;
  return format === 'date' ? DAYS : [sample(shape), 'a'.repeat(maxLength), 'a'.repeat(maxLength + 1), ...TEXTS];
};

const EDGES: Readonly<Record<string, (shape: JsonSchema) => readonly unknown[]>> = {
  null: () => [null],
  boolean: () => [true, false],
  integer: edgesOfNumber,
  number: edgesOfNumber,
  string: edgesOfText,
  array: ({ items = {} }) => [[], [sample(items)], [sample(items), sample(items, 'poor', 2)]],
};

/** Values at the edges of a field, right and wrong. */
const edges = (shape: JsonSchema): readonly unknown[] => {
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return options.flatMap(edges);
  if (shape.const !== undefined) return [shape.const];
  if (shape.enum) return shape.enum;
  return EDGES[shape.type ?? '']?.(shape) ?? [sample(shape), sample(shape, 'poor')];
};

/** Numbers that look random and are the same each time. */
const drawer = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const pick = (value: object, { shape }: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name in shape));

const isAccepted = (schema: z.ZodObject, value: object): boolean => schema.safeParse(pick(value, schema)).success;

/** True of a field that the record lacks: a form has all of its fields, a route may have what an absent one means. */
const isAbsent = (value: unknown, [first, ...rest]: readonly PropertyKey[]): boolean => {
  if (first === undefined) return value === undefined;
  return typeof value === 'object' && value !== null && isAbsent(Reflect.get(value, first), rest);
};

const DRAWS = 600;

/** The records from which changes are drawn: taken by the form and by the route alike. */
const basesOf = ({ schema, body }: FormOfRoute): readonly object[] => {
  const [ofForm, ofRoute] = [pick(Object(accepted(schema)), schema), pick(Object(accepted(body)), body)];
  return [
    { ...ofForm, ...ofRoute },
    { ...ofRoute, ...ofForm },
  ].filter((base) => isAccepted(schema, base) && isAccepted(body, base));
};

/** Returns a function that gives another record each time, with one to three fields at their edges. */
const changesOf = ({ schema, body }: FormOfRoute, bases: readonly object[]): ((round: number) => object) => {
  const fields = Object.keys(schema.shape);
  const [ofForm, ofRoute] = [jsonSchemaOf(schema).properties ?? {}, jsonSchemaOf(body).properties ?? {}];
  const valuesOf = (field: string): readonly unknown[] => [
    ...edges(ofForm[field] ?? {}),
    ...edges(ofRoute[field] ?? {}),
  ];
  const values = fields.map((field) => ({ field, values: valuesOf(field) }));
  const draw = drawer(7);
  return (round) => {
    const changed = Array.from({ length: 1 + (round % 3) }, () => values[draw(values.length)]).filter(
      (one) => one !== undefined,
    );
    return {
      ...bases[round % bases.length],
      ...Object.fromEntries(changed.map(({ field, values: some }) => [field, some[draw(some.length)]])),
    };
  };
};

interface Judgement {
  /** True where the record lacks a field that the schema has: its rules between fields stop there and say nothing more. */
  readonly isUnfinished: boolean;
  /** The field and the words of the first refusal; undefined of a record that is taken. */
  readonly refusal: string | undefined;
}

const judgementOf = (schema: z.ZodObject, value: object): Judgement => {
  const issues = schema.safeParse(pick(value, schema)).error?.issues ?? [];
  return {
    isUnfinished: issues.some(({ path }) => isAbsent(value, path)),
    refusal: issues.map(({ path, message }) => `${path.join('.')} ${message}`)[0],
  };
};

/** The ways in which a form and its route judge a record otherwise: the field, and the words of the stricter of them. */
export const differences = (form: FormOfRoute): readonly string[] => {
  const bases = basesOf(form);
  if (bases.length === 0) return ['nothing that the one takes is taken by the other'];
  const changed = changesOf(form, bases);
  const found = Array.from({ length: DRAWS }, (_, round) => {
    const value = changed(round);
    const [ofForm, ofRoute] = [judgementOf(form.schema, value), judgementOf(form.body, value)];
    if (ofForm.isUnfinished || ofRoute.isUnfinished) return [];
    if ((ofForm.refusal === undefined) === (ofRoute.refusal === undefined)) return [];
    return [
      ofForm.refusal === undefined ? `only the route: ${ofRoute.refusal ?? ''}` : `only the form: ${ofForm.refusal}`,
    ];
  });
  return [...new Set(found.flat())].toSorted();
};
