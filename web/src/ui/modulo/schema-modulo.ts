import * as z from 'zod';

/** What the form must know of the contract's schema beyond parsing it: what an emptied field becomes, which fields exist. */

/** The schema of one field by its path in the form ('domicili.0.dal'); of several kinds of record, that of the first kind that has it. */
export const schemaOf = (schema: z.core.$ZodType, path: string): z.core.$ZodType | undefined =>
  path.split('.').reduce<z.core.$ZodType | undefined>((dentro, passo) => {
    const chiaro = dentro && unwrapped(dentro);
    if (chiaro instanceof z.ZodObject) return chiaro.shape[passo];
    if (chiaro instanceof z.ZodArray) return chiaro.element;
    return kindsOf(chiaro).find(({ shape }) => Object.hasOwn(shape, passo))?.shape[passo];
  }, schema);

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodExactOptional ||
  schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;

/** The records that a schema takes one of, told apart by a field; none for any other schema. */
const kindsOf = (schema: z.core.$ZodType | undefined): readonly z.ZodObject[] =>
  schema instanceof z.ZodDiscriminatedUnion ? schema.options.filter((uno) => uno instanceof z.ZodObject) : [];

const accepts = (schema: z.core.$ZodType | undefined, valore: unknown): boolean =>
  schema !== undefined && z.safeParse(schema, valore).success;

/** True of a field that the contract lets a caller leave out. */
const mayBeAbsent = (schema: z.core.$ZodType | undefined): boolean =>
  schema instanceof z.ZodExactOptional || accepts(schema, undefined);

/** What an emptied field is sent as: null or '' if the contract takes them; otherwise null, which it refuses as 'Campo obbligatorio.'. */
export const emptyOf = (schema: z.core.$ZodType | undefined): unknown =>
  accepts(schema, null) || !accepts(schema, '') ? null : '';

/** True of a field that may stay empty, as a list without anything in it is. */
export const isFacoltativo = (schema: z.core.$ZodType | undefined): boolean =>
  accepts(schema, emptyOf(schema)) || accepts(schema, []) || mayBeAbsent(schema);

/** The values a form starts from: the fields of the schema only, each missing one empty (no for a flag, nothing for a list). */
export const initialValues = (
  schema: z.core.$ZodType,
  valori: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  if (!(schema instanceof z.ZodObject)) return { ...valori };
  return Object.fromEntries(
    Object.entries(schema.shape).map(([nome, campo]) => [
      nome,
      valori[nome] === undefined ? startOf(campo) : valori[nome],
    ]),
  );
};

const startOf = (campo: z.core.$ZodType): unknown => {
  if (campo instanceof z.ZodExactOptional) return startOf(campo.unwrap());
  if (campo instanceof z.ZodBoolean) return false;
  if (campo instanceof z.ZodArray) return [];
  if (campo instanceof z.ZodObject) return initialValues(campo, {});
  return emptyOf(campo);
};

/** Nothing written: an empty field, or a group of them. */
const isVuoto = (valore: unknown): boolean =>
  valore === null ||
  valore === undefined ||
  valore === '' ||
  (typeof valore === 'object' && !Array.isArray(valore) && Object.values(valore).every(isVuoto));

/** The values as the contract wants them: what is empty and may only be absent, a field or a group of them, is left out. */
export const submittedValues = (schema: z.core.$ZodType, valore: unknown): unknown => {
  const chiaro = ofItsKind(unwrapped(schema), valore);
  if (chiaro instanceof z.ZodArray && Array.isArray(valore))
    return valore.map((elemento: unknown) => submittedValues(chiaro.element, elemento));
  if (!(chiaro instanceof z.ZodObject) || typeof valore !== 'object' || valore === null) return valore;
  return Object.fromEntries(
    Object.entries(valore).flatMap(([nome, dentro]: [string, unknown]) => {
      const campo: z.core.$ZodType | undefined = chiaro.shape[nome];
      if (campo === undefined) return [[nome, dentro]];
      return isVuoto(dentro) && !accepts(campo, dentro) && mayBeAbsent(campo)
        ? []
        : [[nome, submittedValues(campo, dentro)]];
    }),
  );
};

/** The kind of record that a value says it is; the schema itself where there is one kind only. */
const ofItsKind = (schema: z.core.$ZodType, valore: unknown): z.core.$ZodType => {
  if (!(schema instanceof z.ZodDiscriminatedUnion) || typeof valore !== 'object' || valore === null) return schema;
  const { discriminator } = schema.def;
  const detto: unknown = Object.entries(valore).find(([nome]) => nome === discriminator)?.[1];
  return kindsOf(schema).find(({ shape }) => accepts(shape[discriminator], detto)) ?? schema;
};

/** Longest text the field takes, in characters; undefined when it has no limit. */
export const maxLengthOf = (schema: z.core.$ZodType | undefined): number | undefined => {
  const chiaro = schema && unwrapped(schema);
  return chiaro instanceof z.ZodString ? (chiaro.maxLength ?? undefined) : undefined;
};
