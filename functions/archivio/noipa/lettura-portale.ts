import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { defineEntita } from '../entita.ts';

const LetturaSalvata = z.object({
  uid: z.string(),
  versione: z.int(),
  data: z.string(),
  /** Cents by code. */
  importi: z.record(z.string(), z.int()),
});
export type LetturaSalvata = z.infer<typeof LetturaSalvata>;

/** What the portal said is left of each code of a budget year, on the last day somebody read it: one record a year. */
export const letturaPortaleEntita = defineEntita<LetturaSalvata>({
  nome: 'LETTURA_NOIPA',
  posto: 'scuola',
  schema: LetturaSalvata,
  shape: 1,
});

export const lettureRepository = (archivio: Archivio) => archivio.of(letturaPortaleEntita);
