import { personaEntita } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { withPrecedenti } from '../../persone/codici-precedenti.ts';

export const MOTIVO = 'Accorpamento di schede della stessa persona';

/** Deletes the losing people: who stays is found by their codes too, and signs in as they did. */
export const accogli = (
  destinazione: Persona,
  perdenti: readonly Persona[],
  { archivio, modifica }: Pick<RequestContext, 'archivio' | 'modifica'>,
): void => {
  if (perdenti.length === 0) return;
  const codici = perdenti.flatMap(({ desCf, cfPrecedenti = [] }) => [...cfPrecedenti, desCf]);
  const uidPortale = perdenti.find((perdente) => perdente.uidPortale !== null)?.uidPortale ?? destinazione.uidPortale;
  const insieme = { ...withPrecedenti(destinazione, codici), uidPortale };
  for (const { operazioni } of personeRepository(archivio).absorb(destinazione, insieme, perdenti))
    modifica.add(...operazioni);
  for (const { uid, matricola, desCf } of perdenti)
    modifica.audit({
      entita: personaEntita.nome,
      uid: destinazione.uid,
      azione: 'modificato',
      motivo: MOTIVO,
      dopo: { accorpata: uid, matricolaAccorpata: matricola, codiceFiscaleAccorpato: desCf },
    });
};
