import { loadScheda } from '#archivio/fascicolo/scheda-personale.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { listSupplenti } from '#archivio/servizi/supplenti.ts';
import { codiciDenunceRepository } from '#archivio/tabelle/codici-denunce.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { assenzeRoutes } from '#shared/contracts/assenze/index.ts';
import { assenzeService } from '../assenze-service.ts';
import { searchTipiAssenza } from '../ricerca-tipi.ts';

/** The calls of absences, and of their kinds. */
export const assenzeImplementation = ({ cursori }: Platform): Implementation<typeof assenzeRoutes> => {
  const assenze = assenzeService({ cursori });
  return {
    searchAssenze: ({ body }, context) => assenze.search(body, context),
    searchAssenzeProprie: ({ body }, context) => assenze.searchProprie(body, context),
    getAssenza: ({ params }, context) => assenze.get(params.uid, context),
    removeAssenza: ({ params, query }, context) => assenze.remove(params.uid, query.versione, context),
    saveAssenza: ({ body }, context) => assenze.save(body, context),
    tryAssenza: ({ body }, context) => assenze.try(body, context),
    listSupplenti: async ({ params }, { archivio }) =>
      listSupplenti(archivio, (await personeRepository(archivio).resolve(params.uid)).uid),
    searchTipiAssenza: async ({ body: { uidSubAnagrafe, data, ...ricerca } }, { archivio, oggi }) =>
      searchTipiAssenza(ricerca, {
        giorno: data ?? oggi,
        scheda: uidSubAnagrafe === undefined ? null : await loadScheda(archivio, uidSubAnagrafe),
        codici: await codiciDenunceRepository(archivio).listAll(),
      }),
  };
};
