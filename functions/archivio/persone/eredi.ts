import type { Archivio } from '#platform/data/archivio.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { personaEntita, rigaPersona } from './persona.ts';

/** The heirs of the registry. Requests: one a thousand people or so, and one a hundred heirs. */
export const erediDellaScuola = async (archivio: Archivio): Promise<readonly Persona[]> => {
  const persone = archivio.of(personaEntita);
  const righe = archivio.leggi(await persone.queryIndice({ index: 'indice1' }), rigaPersona);
  return persone.getMany(righe.filter(({ tipoSoggetto }) => tipoSoggetto === 'EREDE').map(({ uid }) => uid));
};
