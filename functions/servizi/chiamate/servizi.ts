import { loadScheda } from '#archivio/fascicolo/scheda-personale.ts';
import { requireSeVuota } from '#archivio/persone/persona-presente.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { tipoPerAssenze } from '#archivio/servizi/tipo-per-assenze.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { supplenzeRoutes } from '#shared/contracts/servizi/supplenze.ts';
import { duplicazioneService } from '../duplica-servizi.ts';
import { loadListe } from '../liste.ts';
import { ricercaServiziService } from '../ricerca-servizi.ts';
import { serviziService as servizi } from '../servizio-service.ts';
import { extendSupplenza, proposeSupplenza } from '../supplenze.ts';

/** The calls of services, and of their yearly duplication. */
export const serviziImplementation = (
  { cursori }: Platform,
  workflows: Workflows,
): Implementation<typeof serviziRoutes & typeof supplenzeRoutes> => {
  const ricerca = ricercaServiziService({ cursori });
  const duplicazione = duplicazioneService({ workflows });
  return {
    searchServizi: async ({ body }, { archivio }) => {
      const pagina = await ricerca.search(body, archivio);
      await requireSeVuota(archivio, body.uidSubAnagrafe, pagina.totale);
      return pagina;
    },
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
    proponiSupplenza: ({ params }, { archivio }) => proposeSupplenza(params.uid, archivio),
    prorogaSupplenza: ({ params }, context) => extendSupplenza(params.uid, context),
    duplicaServizio: ({ query }, context) => duplicazione.run(query, context),
  };
};
