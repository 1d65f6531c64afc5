import { vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { vociUtenteRoutes } from '#shared/contracts/tabelle/voci-utente.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { vociUtente } from '../voci-utente.ts';

/** The calls of the items that the school adds. */
export const vociUtenteImplementation = (): Implementation<typeof vociUtenteRoutes> => ({
  listVociUtente: async (_input, { archivio }) =>
    (await vociUtenteRepository(archivio).listAll()).toSorted((a, b) => compareTesti(a.codVoce, b.codVoce)),
  createVoceUtente: ({ body }, context) => vociUtente.create(body, context),
  updateVoceUtente: ({ body }, context) => vociUtente.update(body.uid, body, context),
  removeVoceUtente: ({ body }, context) => vociUtente.remove(body.uid, body.versione, context),
});
