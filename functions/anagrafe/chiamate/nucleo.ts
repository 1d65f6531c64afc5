import type { Implementation } from '#platform/http/api-handler.ts';
import type { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import { carichiAltrove } from '../nucleo/carichi-altrove.ts';
import { famFiscaliService } from '../nucleo/famfiscali-service.ts';
import { nucleoService } from '../nucleo/nucleo-service.ts';

export const nucleoImplementation = (): Implementation<typeof nucleoRoutes> => {
  const familiari = nucleoService;
  const famFiscali = famFiscaliService;
  return {
    listNucleo: ({ query }, context) => familiari.list(query.uidSubAnagrafe, context),
    getFamiliare: ({ params }, context) => familiari.get(params.uid, context),
    createFamiliare: ({ body }, context) => familiari.create(body, context),
    updateFamiliare: ({ params, body }, context) => familiari.update(params.uid, body, context),
    removeFamiliare: ({ params, query }, context) => familiari.remove(params.uid, query.versione, context),
    listFamFiscali: ({ body }, context) => famFiscali.list(body.criteria.UID_PARENTE, context),
    listCarichiAltrove: ({ query }, context) => carichiAltrove(query.uidParente, context),
    createFamFiscale: ({ body }, context) => famFiscali.create(body, context),
    updateFamFiscale: ({ body }, context) => famFiscali.update(body, context),
    removeFamFiscale: ({ body }, context) => famFiscali.remove(body.uid, body.versione, context),
  };
};
