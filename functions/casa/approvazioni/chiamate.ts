import type { Store } from '#platform/data/dynamo.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import { approvazioniService } from './approvazioni-service.ts';
import { saveOpzioni } from './regole.ts';

/** The calls of what waits for a second person. */
export const approvazioniImplementation = (store: Store): Implementation<typeof approvazioniRoutes> => ({
  listApprovazioni: (_input, context) => approvazioniService.list(context),
  decideApprovazione: ({ body }, context) => approvazioniService.decide(body, context),
  saveOpzioniApprovazione: ({ body }, context) => saveOpzioni(store, body.opzioni, body.versione, context),
});
