import { proveRepository } from '#archivio/collaudo/prova.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Cambi } from '#platform/data/repository.ts';
import type { AzioniLavoro } from '#platform/work/lavoro-azioni.ts';
import type { ProvaCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';

/** A test that was stopped has failed; retried, it begins again. */
export const azioniProva: AzioniLavoro = {
  stop: ({ oggetto }, context) => change(oggetto, { stato: 'FALLITO', motivo: 'INTERROTTA' }, context),
  retry: async ({ oggetto, parametri }, context) => {
    await change(oggetto, { stato: 'IN_CORSO', motivo: null }, context);
    return parametri;
  },
};

const change = async (
  oggetto: string,
  cambi: Cambi<ProvaCollaudo>,
  { archivio, modifica }: RequestContext,
): Promise<void> => {
  const prove = proveRepository(archivio);
  const prova = await prove.load(asUid(oggetto));
  modifica.write(prove.update(prova, cambi), { azione: 'stato', prima: { stato: prova.stato }, dopo: cambi });
};
