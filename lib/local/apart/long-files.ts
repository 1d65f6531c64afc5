import * as z from 'zod';
import { verificaRoutes } from '#shared/contracts/denunce/macchina/verifica.ts';
import { routeKey } from '#shared/contracts/route.ts';
import type { LambdaHandler } from '../handlers.ts';
import type { Apart } from './invoke-apart.ts';

/** Calls that carry a file of others and read it while they run: a Lambda does nothing else meanwhile, this process serves everybody. */
const CON_UN_FILE: ReadonlySet<string> = new Set([routeKey(verificaRoutes.verificaFile)]);

/** Characters of a request from which its reading is longer than a process takes to begin. */
const LUNGO = 400_000;

/** Memory and seconds of the Lambdas that answer calls. */
const LIMITI = { megabyte: 1024, secondi: 25 };

const Event = z.looseObject({ routeKey: z.string(), body: z.string() });

const isLong = (event: unknown): boolean => {
  const { data } = Event.safeParse(event);
  return data !== undefined && CON_UN_FILE.has(data.routeKey) && data.body.length > LUNGO;
};

/** A handler whose long files are read by the same handler in a process of its own, with the memory and the time of its Lambda. */
export const longFilesApart =
  (handler: LambdaHandler, module: URL, invoke: (apart: Apart, payload: unknown) => Promise<unknown>): LambdaHandler =>
  (event, context) =>
    isLong(event) ? invoke({ ...LIMITI, module }, event) : handler(event, context);
