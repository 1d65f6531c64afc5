import { opzioniCalcolo, opzioniDi } from '#archivio/cedolini/opzioni-calcolo.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { chiEDi } from '#archivio/scuola/opzioni-scuola.ts';
import { vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import { asUid } from '#platform/data/entita.ts';
import { AppError } from '#platform/errors.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import type { conguaglioRoutes } from '#shared/contracts/cedolini/conguaglio/conguaglio.ts';
import type { fineRapportoRoutes } from '#shared/contracts/cedolini/fine-rapporto.ts';
import type { variazioniRoutes } from '#shared/contracts/cedolini/variazioni.ts';
import { bozzeCedolini } from '../calcolo/bozze.ts';
import { regolePagate } from '../calcolo/regole/regole-pagate.ts';
import { scorporo } from '../calcolo/scorporo.ts';
import { simulazione } from '../cedolino/simulazione.ts';
import { variazioniDelMese } from '../confronto/variazioni-service.ts';
import { getConguaglio } from '../conguaglio/conguaglio-service.ts';
import { getFineRapporto } from '../fine-rapporto/fine-rapporto-service.ts';
import { elaborazioni } from '../processi/elaborazioni.ts';
import { processiService } from '../processi/processi-service.ts';
import { vociCalcolo } from '../voci/dizionario.ts';

/** The calls that compute: what a run begins with, simulations, options, the settlement of a year. */
export const calcoloImplementation = (): Implementation<
  typeof calcoloRoutes & typeof variazioniRoutes & typeof conguaglioRoutes & typeof fineRapportoRoutes
> => {
  const processi = processiService({ opzioniDi });
  return {
    listRegolePagate: ({ body }, { archivio }) => regolePagate(archivio, body),
    listElaborazioni: async (_input, context) => elaborazioni(await chiEDi(context)),
    initData: async ({ body }, context) => {
      if ((body.processo === undefined) === (body.idProcesso === undefined))
        throw new AppError(
          'RICHIESTA_NON_VALIDA',
          'Indicare i dati della nuova elaborazione oppure una già preparata.',
          { fields: [{ path: 'processo', code: 'alternativa', message: 'Indicare processo oppure idProcesso.' }] },
        );
      const processo =
        body.processo === undefined
          ? await processiRepository(context.archivio).load(body.idProcesso ?? asUid(''))
          : await processi.create(body.processo, context);
      return { processo, cedolini: await bozzeCedolini(context.archivio, processo, body.uidSubAnagrafeList) };
    },
    listVociCalcolo: async ({ query }, { archivio, oggi }) =>
      vociCalcolo(query.idMetodo, query.giorno ?? oggi, await vociUtenteRepository(archivio).listAll()),
    getOpzioniCalcolo: (_input, { archivio }) => opzioniCalcolo.get(archivio),
    saveOpzioniCalcolo: ({ body }, context) => opzioniCalcolo.save(body.opzioniCalcolo, body.versione, context),
    getScorporo: async ({ query }, context) => scorporo(query, (await chiEDi(context)).setupType),
    simulaProcesso: async ({ body }, context) => simulazione(body, await opzioniDi(context.archivio), context),
    varDati: ({ body: { uidSubAnagrafe, anno, mese, varDati } }, { archivio }) =>
      variazioniDelMese(archivio, [uidSubAnagrafe], { anno, mese }, varDati),
    varDatiPersone: ({ body: { uidSubAnagrafeList, anno, mese } }, { archivio }) =>
      variazioniDelMese(archivio, uidSubAnagrafeList, { anno, mese }),
    getFineRapporto: ({ body }, context) => getFineRapporto(body.uidSubAnagrafe, context),
    getConguaglio: async ({ query }, context) => {
      const [{ setupType }, scelte] = [await chiEDi(context), await opzioniDi(context.archivio)];
      return getConguaglio(query.anno, { archivio: context.archivio, setupType, opzioni: scelte });
    },
  };
};
