import { opzioniApprovazione } from '#archivio/casa/approvazione.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import { approvazioniService } from './approvazioni-service.ts';

/** The calls of what waits for a second person. */
export const approvazioniImplementation = (): Implementation<typeof approvazioniRoutes> => ({
  listApprovazioni: (_input, context) => approvazioniService.list(context),
  decideApprovazione: ({ body }, context) => approvazioniService.decide(body, context),
  saveOpzioniApprovazione: ({ body }, context) => opzioniApprovazione.save(body.opzioni, body.versione, context),
});
