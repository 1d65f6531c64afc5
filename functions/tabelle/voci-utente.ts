import { eliminazioneProtetta } from '#archivio/casa/eliminazione-protetta.ts';
import { voceUtenteEntita, vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { AppError } from '#platform/errors.ts';
import { gestione } from '#platform/http/gestione.ts';
import { periodiInOrdine, VoceUtente } from '#shared/contracts/tabelle/voci-utente.ts';

/** The unit of an item that somebody has a value for cannot change: 10 hours would become 10 cents. */
const checkUnita = async (dopo: VoceUtente, { archivio }: RequestContext, prima?: VoceUtente): Promise<VoceUtente> => {
  if (prima !== undefined && prima.unita !== dopo.unita) {
    const [primo] = await riferimenti(archivio).list({ entita: voceUtenteEntita.nome, uid: dopo.uid });
    if (primo)
      throw new AppError(
        'IN_USO',
        `L'unità della voce ${dopo.codVoce} non si può cambiare: la usa già ${primo.descrizione}. Creare un'altra voce.`,
        { fields: [{ path: 'unita', code: 'archivio', message: "L'unità di una voce in uso non si cambia." }] },
      );
  }
  return { ...dopo, periodi: periodiInOrdine(dopo.periodi) };
};

export const vociUtente = gestione(vociUtenteRepository, {
  check: checkUnita,
  checkRemove: eliminazioneProtetta(voceUtenteEntita.nome, ({ codVoce, desVoce }) => `La voce ${codVoce} ${desVoce}`),
});
