import * as z from 'zod';
import { Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import { uidDi } from '#shared/domain/campi.ts';
import { DaCompletare } from './da-completare.ts';

/** What assignments have the office tell on a day, and how many there are, of whoever and of who works for others. */
export const IncarichiLetti = z.object({
  scadenze: z.array(Scadenza.omit({ segno: true, versione: true })),
  /** Assignments that have begun and end within thirty days, the first to end before. */
  finiscono: z.array(z.object({ uid: uidDi('PERSONA'), al: z.string() })),
  affidati: z.number(),
  diAltri: z.number(),
  /** The data that they will ask of their payees; absent of what was kept before it was read. */
  daCompletare: z.array(DaCompletare).exactOptional(),
});
