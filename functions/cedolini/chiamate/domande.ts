import type { Implementation } from '#platform/http/api-handler.ts';
import type { domandeProprieRoutes } from '#shared/contracts/cedolini/dipendente/domande-proprie.ts';
import type { domandeRoutes } from '#shared/contracts/cedolini/domande.ts';
import { domandeService } from '../domande/domande-service.ts';

/** The calls of the questions about a payslip: of the office, of the person it pays. */
export const domandeImplementation = (): Implementation<typeof domandeRoutes & typeof domandeProprieRoutes> => ({
  getRisposte: ({ body }, { archivio }) => domandeService.get(body.uid, archivio),
  getRisposteProprie: ({ body }, context) => domandeService.getProprie(body.uid, context),
});
