import { requireSeVuota } from '#archivio/persone/persona-presente.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { saldiApertura } from '../saldi/saldi-apertura.ts';

export const saldiImplementation = (): Implementation<typeof saldiAperturaRoutes> => ({
  listSaldi: async ({ body: { criteria } }, context) => {
    const saldi = await saldiApertura.list(criteria, context);
    await requireSeVuota(context.archivio, criteria.uidSubAnagrafe, saldi.righe.length);
    return saldi;
  },
  saveSaldo: ({ body }, context) => saldiApertura.save(body, context),
  removeSaldo: ({ body }, context) => saldiApertura.remove(body.uid, body.versione, context),
});
