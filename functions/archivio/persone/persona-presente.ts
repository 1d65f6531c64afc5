import type { Archivio } from '#platform/data/archivio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { personeRepository } from './persone-repository.ts';

/** Refuses an empty answer about somebody who is not there: nothing of a person and no person are two things. @throws NON_TROVATO */
export const requireSeVuota = async (
  archivio: Archivio,
  persona: Uid<'PERSONA'> | undefined,
  righe: number,
): Promise<void> => {
  if (righe === 0 && persona !== undefined) await personeRepository(archivio).resolve(persona);
};
