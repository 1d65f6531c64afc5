import type { Files } from '#platform/files.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { scambioRoutes } from '#shared/contracts/scambio/index.ts';
import { esportazioniService } from './esportazioni-service.ts';
import { importazioniService } from './importazioni-service.ts';
import { storiaService } from './storia-service.ts';

/** Imports and exports. */
export const scambioImplementation = (files: Files, workflows: Workflows): Implementation<typeof scambioRoutes> => {
  const importazioni = importazioniService({ files, workflows });
  const esportazioni = esportazioniService({ workflows });
  return {
    createImportazione: ({ body }, context) => importazioni.create(body, context),
    getImportazione: ({ params, query }, context) => importazioni.get(params.uid, query, context),
    applyImportazione: ({ params, body }, context) => importazioni.apply(params.uid, body, context),
    listScambi: ({ body }, context) => storiaService.list(body, context),
    createEsportazione: ({ body }, context) => esportazioni.create(body, context),
  };
};
