import * as z from 'zod';
import { Scadenza } from '#shared/contracts/denunce/scadenze.ts';

/** What assignments have the office tell on a day, and how many there are, of whoever and of who works for others. */
export const IncarichiLetti = z.object({
  scadenze: z.array(Scadenza.omit({ segno: true, versione: true })),
  affidati: z.number(),
  diAltri: z.number(),
});
