import * as z from 'zod';
import { corpoDi } from '#shared/contracts/altri-nomi.ts';
import type { Route } from '#shared/contracts/route.ts';

/** The record as it was read, sent back: without the fields that its contract does not take and the answer has, at every depth. */
export const withoutReadOnly = (route: Route, valore: Readonly<Record<string, unknown>>): unknown => {
  const corpo = corpoDi(route);
  return route.ammessi?.rimandabile === true && corpo !== undefined ? taken(corpo, route.response, valore) : valore;
};

const taken = (input: unknown, record: unknown, valore: unknown): unknown => {
  const [preso, detto] = [bare(input), bare(record)];
  if (preso instanceof z.ZodArray && detto instanceof z.ZodArray && Array.isArray(valore))
    return valore.map((uno) => taken(preso.element, detto.element, uno));
  if (!(preso instanceof z.ZodObject && detto instanceof z.ZodObject)) return valore;
  if (typeof valore !== 'object' || valore === null || Array.isArray(valore)) return valore;
  return Object.fromEntries(
    Object.entries(valore)
      .filter(([nome]) => Object.hasOwn(preso.shape, nome) || !Object.hasOwn(detto.shape, nome))
      .map(([nome, campo]) => [nome, taken(preso.shape[nome], detto.shape[nome], campo)]),
  );
};

const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;
