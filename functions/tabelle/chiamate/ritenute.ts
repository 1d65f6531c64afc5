import { descrizioniRitenuteRepository } from '#archivio/tabelle/descrizione-ritenuta.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import { gestione } from '#platform/http/gestione.ts';
import type { descrizioniRitenuteRoutes } from '#shared/contracts/tabelle/descrizioni-ritenute.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';

const descrizioni = gestione(descrizioniRitenuteRepository);

/** The calls of the words that the school has for the kinds of withholding. */
export const descrizioniRitenuteImplementation = (): Implementation<typeof descrizioniRitenuteRoutes> => ({
  listDescrizioniRitenute: async (_input, { archivio }) =>
    (await descrizioniRitenuteRepository(archivio).listAll()).toSorted(byTesto(({ DESCRIZIONE }) => DESCRIZIONE)),
  createDescrizioneRitenuta: ({ body }, context) => descrizioni.create(body, context),
  updateDescrizioneRitenuta: ({ body }, context) => descrizioni.update(body.uid, body, context),
  removeDescrizioneRitenuta: ({ body }, context) => descrizioni.remove(body.uid, body.versione, context),
});
