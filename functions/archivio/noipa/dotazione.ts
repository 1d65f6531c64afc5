import type { Archivio } from '#platform/data/archivio.ts';
import type { Entrata } from '#shared/contracts/noipa/dotazione.ts';
import type { PianoCapitolo } from '#shared/contracts/noipa/piani-capitoli.ts';
import { entrataEntita } from './entrata.ts';
import { DOTAZIONE, pianoCapitoloEntita } from './piano-capitolo.ts';

/** The codes of a school and what was given for them, of every year. */
export interface Dotazione {
  readonly piani: readonly PianoCapitolo[];
  readonly entrate: readonly Entrata[];
}

/** Requests: 1. */
export const loadDotazione = async (archivio: Archivio): Promise<Dotazione> => {
  const items = await archivio.queryAll({ pk: archivio.chiavi.elenco(DOTAZIONE) });
  return { piani: archivio.of(pianoCapitoloEntita).readOwn(items), entrate: archivio.of(entrataEntita).readOwn(items) };
};
