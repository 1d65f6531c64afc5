import type { Implementation } from '#platform/http/api-handler.ts';
import type { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { incarichi } from '../incarichi/incarichi.ts';
import { dalPiuRecente } from './dal-piu-recente.ts';

export const incarichiImplementation = (): Implementation<typeof incarichiRoutes> => ({
  listIncarichi: async ({ body }, context) => dalPiuRecente(await incarichi.list(body.criteria, context)),
  createIncarico: ({ body }, context) => incarichi.create(body, context),
  updateIncarico: ({ body }, context) => incarichi.update(body.uid, body, context),
  removeIncarico: ({ body }, context) => incarichi.remove(body.uid, body.versione, context),
});
