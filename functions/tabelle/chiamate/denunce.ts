import type { Implementation } from '#platform/http/api-handler.ts';
import type { codiciDenunceRoutes } from '#shared/contracts/tabelle/codici-denunce.ts';
import { codiciDenunce, listCodiciDenunce } from '../codici-denunce.ts';

/** The calls of the codes that filings give to a subject. */
export const codiciDenunceImplementation = (): Implementation<typeof codiciDenunceRoutes> => ({
  listCodiciDenunce: ({ body: { soggetto, data } }, context) =>
    listCodiciDenunce(soggetto, data ?? context.oggi, context),
  createCodiciDenunce: ({ body }, context) => codiciDenunce.create(body, context),
  updateCodiciDenunce: ({ body }, context) => codiciDenunce.update(body.uid, body, context),
  removeCodiciDenunce: ({ body }, context) => codiciDenunce.remove(body.uid, body.versione, context),
});
