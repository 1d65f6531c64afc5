import type { Archivio } from '#platform/data/archivio.ts';
import { erediDellaScuola } from '../persone/eredi.ts';

/** Codici fiscali of the people who have an heir in the registry, marked as dead or not. Requests: those of the heirs. */
export const cfConEredi = async (archivio: Archivio): Promise<ReadonlySet<string>> =>
  new Set((await erediDellaScuola(archivio)).flatMap(({ cfDeceduto }) => cfDeceduto ?? []));
