import { listCommissioni } from '#archivio/tabelle/commissione.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { commissioniRoutes } from '#shared/contracts/tabelle/commissioni.ts';
import { commissioni } from '../commissioni.ts';

/** The calls of the commissions of exams. */
export const commissioniImplementation = (): Implementation<typeof commissioniRoutes> => ({
  listCommissioni: ({ body }, { archivio }) => listCommissioni(archivio, body.anni),
  createCommissione: ({ body }, context) => commissioni.create(body, context),
  updateCommissione: ({ body }, context) => commissioni.update(body.uid, body, context),
  removeCommissione: ({ body }, context) => commissioni.remove(body.uid, body.versione, context),
});
