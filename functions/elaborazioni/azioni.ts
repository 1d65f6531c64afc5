import type { AzioniLavoro } from '../platform/lavoro-azioni.ts';

/** Stop, retry and undo of each kind of long work; a kind that is not here can only be stopped and repeated as it is. */
export const azioni: Readonly<Record<string, AzioniLavoro>> = {};
