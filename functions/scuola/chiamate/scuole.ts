import { elencoScuoleItalia, rigaScuolaItalia } from '#archivio/scuola/scuole-italia.ts';
import { listSettori } from '#archivio/scuola/settore.ts';
import { pageByIndex } from '#platform/data/elenco.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { scuolaRoutes as scuoleRoutes } from '#shared/contracts/scuola/scuola.ts';
import { scuoleService } from '../scuole-service.ts';
import { settori } from '../settori.ts';

/** The calls of schools, sites and sectors. */
export const scuoleImplementation = ({ cursori }: Platform): Implementation<typeof scuoleRoutes> => {
  const service = scuoleService;
  return {
    listScuole: ({ query }, { archivio }) => service.list(query, archivio),
    createScuola: ({ body }, context) => service.create(body, context),
    getScuola: ({ params }, context) => service.get(params.uid, context),
    updateScuola: ({ params, body }, context) => service.update(params.uid, body, context),
    removeScuola: ({ params, query }, context) => service.remove(params.uid, query.versione, context),
    searchScuole: ({ body }, { archivio }) => service.search(body, archivio),
    searchScuoleItalia: ({ body }, { archivio }) =>
      pageByIndex({ archivio, cursori }, elencoScuoleItalia, body, rigaScuolaItalia),
    listSedi: (_input, { archivio }) => service.listSedi(archivio),
    listSettori: (_input, { archivio }) => listSettori(archivio),
    createSettore: ({ body }, context) => settori.create(body, context),
    updateSettore: ({ params, body }, context) => settori.update(params.uid, body, context),
    removeSettore: ({ params, query }, context) => settori.remove(params.uid, query.versione, context),
  };
};
