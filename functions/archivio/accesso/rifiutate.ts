import * as z from 'zod';
import { partizioneRifiutate } from '#platform/caller/rifiutate.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { readSenzaSpecie } from '#platform/data/senza-specie.ts';

/** Calls of one group that were refused to one user in one hour. */
const Rifiutate = z.object({
  utente: z.string(),
  gruppo: z.string(),
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
