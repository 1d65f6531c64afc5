import * as z from 'zod';
import type { NuovoLavoro } from '#platform/work/lavoro.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** Reasons to write to people: the payslips of an exposed run, a request that waits to be approved, the deadlines of a day. */
export const ParametriAvvisi = z.object({ di: z.enum(['CEDOLINI', 'APPROVAZIONE', 'SCADENZE']), oggetto: z.string() });
export type ParametriAvvisi = z.infer<typeof ParametriAvvisi>;

/** The long work that writes to people, to be started by who has the means, or left for the schedule. */
export const avvisiDaSpedire = (
  parametri: ParametriAvvisi,
  descrizione: string,
  ruoli: readonly Ruolo[],
): NuovoLavoro => ({
  tipo: 'avvisi-posta',
  area: 'casa',
  descrizione: accorciato(descrizione, 300),
  oggetto: parametri.oggetto,
  totale: 0,
  ruoli,
  parametri,
});
