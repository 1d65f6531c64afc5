import type { Implementation } from '#platform/http/api-handler.ts';
import type { identitaRoutes } from '#shared/contracts/scuola/identita.ts';
import { identitaService } from '../identita-service.ts';

/** The calls that change who the school is from a day on. */
export const identitaImplementation = (): Implementation<typeof identitaRoutes> => ({
  changeIdentita: ({ params, body }, context) => identitaService.change(params.uid, body, context),
  undoIdentita: ({ params, query }, context) => identitaService.undo(params.uid, query, context),
});
