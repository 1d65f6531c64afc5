import * as z from 'zod';
import { jsonSchemaOf, sample } from '../json-schema.ts';

type Schema = z.core.$ZodType;

/** A field of a later version: in every object, at every depth. */
const DI_DOPO = 'campoDiDopo';
/** A key, a value, an alternative of a later version. */
export const IGNOTO = 'DI_DOPO';

/** A value with every field there is, an element in every list and a key in every table; `dopo`: as a later version writes it, with fields and keys that today's has not. */
export const pieno = (schema: Schema, dopo = false): unknown => {
  if (schema instanceof z.ZodObject) return oggetto(schema, dopo);
  if (schema instanceof z.ZodArray) return isRicorsivo(schema) ? [] : [pieno(schema.element, dopo)];
  if (schema instanceof z.ZodTuple) return schema.def.items.map((uno) => pieno(uno, dopo));
  if (schema instanceof z.ZodRecord)
    return {
      [String(pieno(schema.keyType))]: pieno(schema.valueType, dopo),
      ...(dopo && schema.keyType instanceof z.ZodEnum ? { [IGNOTO]: { nuova: true } } : {}),
    };
  return semplice(schema, dopo);
};

const semplice = (schema: Schema, dopo: boolean): unknown => {
  if (schema instanceof z.ZodUnion) return pieno(schema.options[0] ?? z.null(), dopo);
  if (schema instanceof z.ZodPipe) return pieno(schema.in, dopo);
  if (isWrapper(schema)) return pieno(schema.unwrap(), dopo);
  if (schema instanceof z.ZodUnknown) return { qualunque: 'cosa' };
  return schema instanceof z.ZodType ? foglia(schema) : null;
};

/** True of a list of things that hold such lists themselves: it is left empty, or would have no end. */
const isRicorsivo = ({ element }: z.ZodArray): boolean =>
  element instanceof z.ZodObject &&
  Object.values<Schema>(element.shape).some((campo) => campo instanceof z.ZodArray && campo.element === element);

const oggetto = (schema: z.ZodObject, dopo: boolean): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries<Schema>(schema.shape).map(([nome, campo]) => [nome, pieno(campo, dopo)])),
  ...(dopo ? { [DI_DOPO]: { lista: [1, { dentro: 'sì' }], testo: 'di dopo' } } : {}),
});

/** Texts that several patterns ask at once, or whose check figures no pattern draws. */
const ALTRI_TESTI = ['2025-03-14', '00743110157', 'IT60X0542811101000000123456'];

const foglia = (schema: z.ZodType): unknown => {
  const disegnata = sample(jsonSchemaOf(schema));
  return [disegnata, ...ALTRI_TESTI].find((valore) => schema.safeParse(valore).success) ?? disegnata;
};

type Wrapper = z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodPrefault | z.ZodExactOptional;
const isWrapper = (schema: Schema): schema is Wrapper =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodExactOptional;

export type Luogo = readonly (string | number)[];

/** Where a full value has one of an enumeration, or says which of several alternatives it is. */
export const luoghiDiScelta = (schema: Schema): readonly Luogo[] => {
  const sotto = (nome: string | number, parte: Schema): readonly Luogo[] =>
    luoghiDiScelta(parte).map((luogo) => [nome, ...luogo]);
  if (schema instanceof z.ZodEnum) return [[]];
  if (schema instanceof z.ZodObject)
    return Object.entries<Schema>(schema.shape).flatMap(([nome, campo]) => sotto(nome, campo));
  if (schema instanceof z.ZodArray) return isRicorsivo(schema) ? [] : sotto(0, schema.element);
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((uno, indice) => sotto(indice, uno));
  if (schema instanceof z.ZodRecord) return sotto(String(pieno(schema.keyType)), schema.valueType);
  return luoghiDelSemplice(schema);
};

const luoghiDelSemplice = (schema: Schema): readonly Luogo[] => {
  if (schema instanceof z.ZodDiscriminatedUnion)
    return [[schema.def.discriminator], ...luoghiDiScelta(schema.options[0] ?? z.null())];
  if (schema instanceof z.ZodPipe) return luoghiDiScelta(schema.in);
  return isWrapper(schema) ? luoghiDiScelta(schema.unwrap()) : [];
};

/** A value with another at a place of it. */
export const conAltro = (valore: unknown, luogo: Luogo, altro: unknown): unknown => {
  const [nome, ...resto] = luogo;
  if (nome === undefined) return altro;
  const dentro: unknown = Reflect.get(Object(valore), nome);
  const cambiato = conAltro(dentro, resto, altro);
  return Array.isArray(valore)
    ? valore.map((uno: unknown, indice) => (indice === nome ? cambiato : uno))
    : { ...Object(valore), [nome]: cambiato };
};
