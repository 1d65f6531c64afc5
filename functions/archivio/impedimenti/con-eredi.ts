import type { Archivio } from '#platform/data/archivio.ts';
import { personaEntita, rigaPersona } from '../persone/persona.ts';

/** Codici fiscali of the people who have an heir in the registry, marked as dead or not. Requests: one a thousand people or so, and one a hundred heirs. */
export const cfConEredi = async (archivio: Archivio): Promise<ReadonlySet<string>> => {
  const persone = archivio.of(personaEntita);
  const righe = archivio.leggi(await persone.queryIndice({ index: 'indice1' }), rigaPersona);
  const eredi = righe.filter(({ tipoSoggetto }) => tipoSoggetto === 'EREDE').map(({ uid }) => uid);
  return new Set((await persone.getMany(eredi)).flatMap(({ cfDeceduto }) => cfDeceduto ?? []));
};
