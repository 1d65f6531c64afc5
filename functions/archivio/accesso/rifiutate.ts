import * as z from 'zod';
import { partizioneRifiutate } from '#platform/caller/rifiutate.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { readSenzaSpecie } from '#platform/data/senza-specie.ts';
import { parti } from '#shared/domain/accesso/parti.ts';

/** Calls of one part of the program that were refused to one user in one hour. */
const Rifiutate = z.object({
  utente: z.string(),
  parte: z.enum(parti),
  /** Code of the last refusal. */
  code: z.string(),
  ultima: z.iso.datetime(),
  quante: z.int(),
});
export type Rifiutate = z.infer<typeof Rifiutate>;

/** The refused calls of the users of a school, the latest hour first, at most so many rows. */
export const listRifiutate = async (archivio: Archivio, limit: number): Promise<Rifiutate[]> =>
  (await archivio.query({ pk: partizioneRifiutate(archivio.codmin), limit, reverse: true })).items.map((item) =>
    readSenzaSpecie(Rifiutate, item),
  );
