import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Persona, PersonaInput } from '#shared/contracts/anagrafe/persona.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

/** Checks the day of death against birth and today; a day says that the person died. */
export const decessoOrRefuse = (
  { tipoSoggetto, datNascita, datDecesso, flgDeceduto }: PersonaInput,
  oggi: string,
  refuse: (campo: keyof PersonaInput, messaggio: string) => void,
): Pick<PersonaInput, 'flgDeceduto'> => {
  if (tipoSoggetto === 'ENTE' && (datDecesso || flgDeceduto))
    refuse('flgDeceduto', 'Una società o un ente non ha questo dato: toglierlo.');
  if (!datDecesso) return {};
  if (datDecesso > oggi) refuse('datDecesso', 'Il giorno del decesso è nel futuro: correggerlo.');
  if (datNascita !== null && datDecesso < datNascita)
    refuse('datDecesso', `Il decesso è prima della nascita, il ${formatGiorno(datNascita)}: correggere le date.`);
  return { flgDeceduto: true };
};

/** Marks as dead the people of the registry that the heirs just written are of: nothing is paid into their hands any more. */
export const markDeceduti = async (
  eredi: readonly Persona[],
  { archivio, modifica }: Pick<RequestContext, 'archivio' | 'modifica'>,
): Promise<void> => {
  const codici = [
    ...new Set(eredi.flatMap(({ tipoSoggetto, cfDeceduto }) => (tipoSoggetto === 'EREDE' ? (cfDeceduto ?? []) : []))),
  ];
  if (codici.length === 0) return;
  const persone = personeRepository(archivio);
  for (const persona of await persone.getMany(await persone.findByUnico('desCf', codici)))
    if (persona.flgDeceduto !== true) modifica.write(persone.update(persona, { flgDeceduto: true }));
};
