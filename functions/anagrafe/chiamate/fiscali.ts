import { requireSeVuota } from '#archivio/persone/persona-presente.ts';
import { rigaDi } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { fiscaleRoutes } from '#shared/contracts/anagrafe/fiscale.ts';
import { fiscaliService } from '../fiscali/fiscali-service.ts';
import { listRegioni } from '../fiscali/regioni-fiscali.ts';
import { ricercaCedoliniService } from '../persone/ricerca-cedolini.ts';

export const fiscaleImplementation = ({ cursori }: Platform): Implementation<typeof fiscaleRoutes> => {
  const fiscali = fiscaliService;
  const perCedolini = ricercaCedoliniService({ cursori });
  return {
    listRegioni: async ({ body }) => listRegioni(body.criteria ?? {}),
    listAnagrafeByPrg: async ({ body }, { archivio }) => {
      const repository = personeRepository(archivio);
      return (
        await repository.getMany(await repository.findByUnico('prgAnagrafe', body.criteria.prgAnagrafe.map(String)))
      ).map(rigaDi);
    },
    searchAnagrafeCedolini: ({ body }, { archivio }) => perCedolini.search(body, archivio),
    createFiscali: ({ body }, context) => fiscali.create(body, context),
    updateFiscali: ({ body }, context) => fiscali.update(body, context),
    removeFiscali: ({ body }, context) => fiscali.remove(body, context),
    listFiscali: async ({ body: { criteria } }, context) => {
      const trovati = await fiscali.list(criteria, context);
      await requireSeVuota(context.archivio, criteria.uidSubAnagrafe, trovati.length);
      return trovati;
    },
    checkFiscali: ({ body }, context) => fiscali.check(body.numAnno, body.uidSubAnagrafeList, context),
    createFiscaliDefault: ({ body }, context) => fiscali.createDefault(body, context),
  };
};
