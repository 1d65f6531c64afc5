import * as z from 'zod';
// by its own name: reached through the namespace, bundles would carry the whole of the core
import { clone } from 'zod/v4/core';

type Schema = z.core.$ZodType;

/**
 * The same schema, of which no object at any depth lets an undeclared key pass in silence. What breaks it is looked at; what does not is read once,
 * at the price of the schema itself.
 */
export const stretta = <S extends z.ZodType>(schema: S): S => {
  const nota = strette.get(schema);
  if (nota !== undefined) return nota as S;
  const fatta = rebuilt(schema);
  strette.set(schema, fatta);
  return fatta as S;
};

const strette = new WeakMap<Schema, Schema>();

/** Every part of a schema is rebuilt with it: fields, when they are first asked for, since one may hold itself; elements, arms, what it wraps. */
const rebuilt = (schema: Schema): Schema => {
  const { def } = schema._zod;
  if (schema instanceof z.ZodObject) {
    const { shape, catchall = z.never() } = schema.def;
    return clone(schema, {
      ...schema.def,
      catchall,
      get shape() {
        return Object.fromEntries(Object.entries(shape).map(([nome, campo]) => [nome, part(campo)]));
      },
    });
  }
  return clone(schema, {
    ...def,
    ...Object.fromEntries(Object.entries(def).map(([nome, parte]) => [nome, part(parte)])),
  });
};

const isSchema = (valore: unknown): valore is z.ZodType => valore instanceof z.ZodType;

const part = (parte: unknown): unknown => {
  if (isSchema(parte)) return stretta(parte);
  return Array.isArray(parte) && parte.length > 0 && parte.every(isSchema) ? parte.map((una) => stretta(una)) : parte;
};
