import * as z from 'zod';
import { Lavoro } from '#shared/contracts/lavori/lavoro.ts';

/** The light row of a work; `oggetto` is absent of those that an earlier version stored. */
export const RigaLavoro = z.object({
  ...Lavoro.pick({ uid: true, tipo: true, stato: true, descrizione: true, avviatoIl: true }).shape,
  oggetto: Lavoro.shape.oggetto.exactOptional(),
});
export type RigaLavoro = z.infer<typeof RigaLavoro>;
