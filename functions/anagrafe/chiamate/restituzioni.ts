import type { Implementation } from '#platform/http/api-handler.ts';
import type { restituzioniRoutes } from '#shared/contracts/anagrafe/restituzione.ts';
import { restituzioni } from '../restituzioni/restituzioni.ts';

export const restituzioniImplementation = (): Implementation<typeof restituzioniRoutes> => ({
  listRestituzioni: ({ body }, { archivio }) => restituzioni.list(body.criteria.anno, archivio),
  createRestituzione: ({ body }, context) => restituzioni.create(body, context),
  updateRestituzione: ({ body }, context) => restituzioni.update(body.uid, body, context),
  removeRestituzione: ({ body }, context) => restituzioni.remove(body.uid, body.versione, context),
});
