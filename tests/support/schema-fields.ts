import * as z from 'zod';

type Schema = z.core.$ZodType;

/** A field and its place: '.righe[].importo'. */
export type Field = readonly [string, z.ZodType];

/** The schemas that one is made of, with what each adds to the place; undefined for a plain field. */
const partsOf = (schema: Schema): readonly (readonly [string, Schema])[] | undefined => {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).map(([name, field]) => [`.${name}`, field]);
  if (schema instanceof z.ZodArray) return [['[]', schema.element]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option]);
  if (schema instanceof z.ZodRecord)
    return [
      ['.*', schema.keyType],
      ['.*', schema.valueType],
    ];
  return schema instanceof z.ZodPipe ? [['', schema.in]] : wrappedBy(schema);
};

const wrappedBy = (schema: Schema): readonly (readonly [string, Schema])[] | undefined =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodExactOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault
    ? [['', schema.unwrap()]]
    : undefined;

/** The fields that a schema is made of, each alternative of a union; a schema that holds itself is read once. */
export const fieldsOf = (schema: Schema, place = '', holders: readonly Schema[] = []): readonly Field[] => {
  if (holders.includes(schema)) return [];
  const parts = partsOf(schema);
  if (parts !== undefined)
    return parts.flatMap(([added, part]) => fieldsOf(part, `${place}${added}`, [...holders, schema]));
  return schema instanceof z.ZodType ? [[place, schema]] : [];
};
