import * as z from 'zod';

/** A part of a JSON schema, as the contracts print it. */
const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
    $ref: z.string().optional(),
    items: z.union([Schema, z.boolean()]).optional(),
    prefixItems: z.array(Schema).optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    description: z.string().optional(),
  }),
);
interface Schema {
  readonly type?: string | string[] | undefined;
  readonly const?: unknown;
  readonly enum?: unknown[] | undefined;
  readonly anyOf?: Schema[] | undefined;
  readonly oneOf?: Schema[] | undefined;
  readonly $ref?: string | undefined;
  /** False after a tuple: nothing more. */
  readonly items?: Schema | boolean | undefined;
  readonly prefixItems?: Schema[] | undefined;
  readonly properties?: Record<string, Schema> | undefined;
  readonly required?: string[] | undefined;
  readonly description?: string | undefined;
}

/** The declarations of TypeScript for what a schema lets through: the type of that name, and those it refers to. */
export const tipiDi = (nome: string, schema: z.ZodType, io: 'input' | 'output'): string => {
  const { $defs = {}, ...intero } = z
    .looseObject({ $defs: z.record(z.string(), z.unknown()).optional() })
    .parse(z.toJSONSchema(schema, { io, target: 'draft-2020-12' }));
  const dichiarati = [...Object.entries($defs), [nome, intero] as const];
  return dichiarati.map(([tipo, suo]) => `export type ${tipo} = ${tipoDi(Schema.parse(suo))};\n`).join('\n');
};

const tipoDi = (schema: Schema): string => {
  const { $ref, anyOf, oneOf, type } = schema;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((valore) => JSON.stringify(valore)).join(' | ');
  const alternative = anyOf ?? oneOf;
  if (alternative !== undefined) return alternative.map((una) => tipoDi(una)).join(' | ');
  if (Array.isArray(type)) return type.map((uno) => tipoDi({ ...schema, type: uno })).join(' | ');
  return semplice(schema);
};

/** The types that need nothing else to be written. */
const SEMPLICI: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const semplice = ({ type, items, prefixItems, properties, required = [] }: Schema): string => {
  if (type === 'object')
    return `{ ${Object.entries(properties ?? {})
      .map(([campo, suo]) => `readonly ${JSON.stringify(campo)}${required.includes(campo) ? '' : '?'}: ${tipoDi(suo)}`)
      .join('; ')} }`;
  if (type !== 'array') return (typeof type === 'string' ? SEMPLICI[type] : undefined) ?? 'unknown';
  if (prefixItems !== undefined) return `readonly [${prefixItems.map(tipoDi).join(', ')}]`;
  return `readonly (${typeof items === 'object' ? tipoDi(items) : 'unknown'})[]`;
};
