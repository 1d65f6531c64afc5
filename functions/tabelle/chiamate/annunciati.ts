import { valoriAnnunciatiRepository } from '#archivio/tabelle/valore-annunciato.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { valoriAnnunciatiRoutes } from '#shared/contracts/tabelle/valori-annunciati.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { valoriAnnunciati } from '../valori-annunciati.ts';

/** The calls of the values that a norm has announced. */
export const valoriAnnunciatiImplementation = (): Implementation<typeof valoriAnnunciatiRoutes> => ({
  listValoriAnnunciati: async (_input, { archivio }) =>
    (await valoriAnnunciatiRepository(archivio).listAll()).toSorted(
      (a, b) => b.anno - a.anno || compareTesti(a.quale, b.quale),
    ),
  createValoreAnnunciato: ({ body }, context) => valoriAnnunciati.create(body, context),
  updateValoreAnnunciato: ({ body }, context) => valoriAnnunciati.update(body.uid, body, context),
  removeValoreAnnunciato: ({ body }, context) => valoriAnnunciati.remove(body.uid, body.versione, context),
});
