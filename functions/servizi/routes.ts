import type { serviziRoutes } from '../../shared/contracts/servizi/index.ts';
import { loadScheda } from '../archivio/servizi/scheda-personale.ts';
import { servizioEntita } from '../archivio/servizi/servizio.ts';
import { tipoAttivitaEntita } from '../archivio/servizi/tipo-attivita.ts';
import { repository } from '../platform/data/repository.ts';
import type { Implementation } from '../platform/http/api-handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { Workflows } from '../platform/work/workflows.ts';
import { attivitaService, tipiAttivitaService } from './attivita-service.ts';
import { duplicaServizi } from './duplica-servizi.ts';
import { loadListe } from './liste.ts';
import { ricercaServizi } from './ricerca-servizi.ts';
import { serviziService } from './servizio-service.ts';
import { tipoPerAssenze } from './tipo-per-assenze.ts';

export const serviziImplementation = (
  { store, cursori }: Platform,
  workflows: Workflows,
): Implementation<typeof serviziRoutes> => {
  const servizi = serviziService(store);
  const ricerca = ricercaServizi(store, cursori);
  const attivita = attivitaService(store);
  const tipi = tipiAttivitaService(store);
  return {
    searchServizi: ({ body }, { codmin }) => ricerca.search(body, codmin),
    searchServiziPropri: ({ body }, context) => ricerca.searchPropri(body, context),
    listServizioListe: (_input, { codmin }) => loadListe(store, codmin),
    getTipoPerAssenze: async ({ params }, { codmin, oggi }) => {
      const scheda = await loadScheda(store, codmin, params.uid);
      return tipoPerAssenze(scheda.persona.uid, scheda.servizi, oggi);
    },
    getServizio: ({ params }, { codmin }) => repository(servizioEntita, store, codmin).load(params.uid),
    createServizio: ({ body }, context) => servizi.create(body, context),
    updateServizio: ({ params, body }, context) => servizi.update(params.uid, body, context),
    removeServizio: ({ params, query }, context) => servizi.remove(params.uid, query.versione, context),
    duplicaServizio: ({ query }, context) => duplicaServizi(store, workflows)(query, context),
    searchAttivita: ({ body }, { codmin }) => attivita.search(body, cursori, codmin),
    createAttivita: ({ body }, context) => attivita.create(body, context),
    updateAttivita: ({ params, body }, context) => attivita.update(params.uid, body, context),
    removeAttivita: ({ params, query }, context) => attivita.remove(params.uid, query.versione, context),
    listTipiAttivita: async (_input, { codmin }) =>
      (await repository(tipoAttivitaEntita, store, codmin).listAll()).toSorted((a, b) =>
        a.codTipoAttivita.localeCompare(b.codTipoAttivita, 'it'),
      ),
    createTipoAttivita: ({ body }, context) => tipi(context.codmin).create(body, context),
    updateTipoAttivita: ({ params, body }, context) => tipi(context.codmin).update(params.uid, body, context),
    removeTipoAttivita: ({ params, query }, context) =>
      tipi(context.codmin).remove(params.uid, query.versione, context),
  };
};
