import type { Flusso } from '#platform/work/flusso.ts';
import type { AzioniLavoro } from '#platform/work/lavoro-azioni.ts';
import { flussi } from './flussi.ts';

/** Stop, retry and undo of each kind of long work that has its own; the others can only be stopped and repeated as they are. */
export const azioni = (
  mezzi: Parameters<NonNullable<Flusso['azioni']>>[0],
): Readonly<Partial<Record<string, AzioniLavoro>>> =>
  Object.fromEntries(flussi.flatMap((flusso: Flusso) => (flusso.azioni ? [[flusso.tipo, flusso.azioni(mezzi)]] : [])));
