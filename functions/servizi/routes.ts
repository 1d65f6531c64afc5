import { loadScheda } from '#archivio/fascicolo/scheda-personale.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { tipoAttivitaEntita } from '#archivio/servizi/tipo-attivita.ts';
import { tipoPerAssenze } from '#archivio/servizi/tipo-per-assenze.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { serviziRoutes } from '#shared/contracts/servizi/index.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { attivitaService, tipiAttivitaService } from './attivita-service.ts';
import { duplicazioneService } from './duplica-servizi.ts';
import { loadListe } from './liste.ts';
import { ricercaServiziService } from './ricerca-servizi.ts';
import { serviziService } from './servizio-service.ts';

export const serviziImplementation = (
  { cursori }: Platform,
  workflows: Workflows,
): Implementation<typeof serviziRoutes> => {
  const servizi = serviziService;
  const ricerca = ricercaServiziService({ cursori });
  const attivita = attivitaService;
  const duplicazione = duplicazioneService({ workflows });
  const tipi = tipiAttivitaService;
  return {
    searchServizi: ({ body }, { archivio }) => ricerca.search(body, archivio),
    searchServiziPropri: ({ body }, context) => ricerca.searchPropri(body, context),
    listServizioListe: (_input, { archivio }) => loadListe(archivio),
    getTipoPerAssenze: async ({ params }, { archivio, oggi }) => {
      const scheda = await loadScheda(archivio, params.uid);
      return tipoPerAssenze(scheda.persona.uid, scheda.servizi, oggi);
    },
    getServizio: ({ params }, { archivio }) => archivio.of(servizioEntita).load(params.uid),
    createServizio: ({ body }, context) => servizi.create(body, context),
    updateServizio: ({ params, body }, context) => servizi.update(asUid(params.uid), body, context),
    removeServizio: ({ params, query }, context) => servizi.remove(params.uid, query.versione, context),
    duplicaServizio: ({ query }, context) => duplicazione.run(query, context),
    searchAttivita: ({ body }, { archivio }) => attivita.search(body, cursori, archivio),
    createAttivita: ({ body }, context) => attivita.create(body, context),
    updateAttivita: ({ params, body }, context) => attivita.update(params.uid, body, context),
    removeAttivita: ({ params, query }, context) => attivita.remove(params.uid, query.versione, context),
    listTipiAttivita: async (_input, { archivio }) =>
      (await archivio.of(tipoAttivitaEntita).listAll()).toSorted((a, b) =>
        compareTesti(a.codTipoAttivita, b.codTipoAttivita),
      ),
    createTipoAttivita: ({ body }, context) => tipi.create(body, context),
    updateTipoAttivita: ({ params, body }, context) => tipi.update(params.uid, body, context),
    removeTipoAttivita: ({ params, query }, context) => tipi.remove(params.uid, query.versione, context),
  };
};
