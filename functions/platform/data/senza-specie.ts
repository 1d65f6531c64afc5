import type * as z from 'zod';
import type { Item } from './dynamo.ts';
import { reunited, withIgnote } from './forme/ignote.ts';
import { readForma } from './forme/lettura.ts';
import { fieldsOf } from './repository.ts';

/** Reads an item that is of no kind of record (a user, a session, a notification), by whatever version it was written. @throws VERSIONE_PIU_RECENTE */
export const readSenzaSpecie = <T>(schema: z.ZodType<T>, { ttl: _ttl, ...item }: Item): T =>
  readForma(schema, fieldsOf(item), { cosa: item });

/** Fields to store of such a thing, with those that a later version wrote in it. @throws when they break their schema */
export const writeSenzaSpecie = <T extends object>(schema: z.ZodType<T>, cosa: T): T =>
  withIgnote(reunited(schema.parse(cosa), cosa));
