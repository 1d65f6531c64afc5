import type { Implementation } from '#platform/http/api-handler.ts';
import type { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { saldiApertura } from '../saldi/saldi-apertura.ts';

export const saldiImplementation = (): Implementation<typeof saldiAperturaRoutes> => ({
  listSaldi: ({ body }, context) => saldiApertura.list(body.criteria, context),
  saveSaldo: ({ body }, context) => saldiApertura.save(body, context),
  removeSaldo: ({ body }, context) => saldiApertura.remove(body.uid, body.versione, context),
});
