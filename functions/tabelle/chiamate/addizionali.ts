import type { Implementation } from '#platform/http/api-handler.ts';
import type { addizionaliRoutes } from '#shared/contracts/tabelle/addizionali.ts';
import { addizionaliService } from '../addizionali-service.ts';

/** The calls of the surtaxes of regions and towns. */
export const addizionaliImplementation = (): Implementation<typeof addizionaliRoutes> => ({
  listAddizionali: (_input, context) => addizionaliService.list(context),
  loadAddizionali: ({ body }, context) => addizionaliService.load(body, context),
  removeAddizionali: ({ body }, context) => addizionaliService.remove(body.uid, body.versione, context),
});
