import { opzioniDi } from '#archivio/cedolini/opzioni-calcolo.ts';
import { processiDelMese } from '#archivio/cedolini/processi-del-mese.ts';
import { rigaDi } from '#archivio/cedolini/processo.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import type { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import { bilancioService } from '../chiusura/bilancio-service.ts';
import { chiusuraService } from '../chiusura/chiusura-service.ts';
import { mandatiService } from '../chiusura/mandati-service.ts';
import { sistemazioneService } from '../chiusura/sistemazione-service.ts';
import { versamentiDelProcesso } from '../chiusura/versamenti-service.ts';
import { confronto } from '../confronto/confronto.ts';
import { esecuzioneService } from '../esecuzione/esecuzione-service.ts';
import { mandatiDaSistemare } from '../esecuzione/mandati-da-sistemare.ts';
import type { MezziCedolini } from '../mezzi.ts';
import { duplicazioneService } from '../processi/duplicazione-service.ts';
import { processiService } from '../processi/processi-service.ts';

/** The calls of what follows a run: accounting, exposure, orders of payment, comparison, payments due. */
export const chiusuraImplementation = ({
  files,
  workflows,
}: MezziCedolini): Implementation<typeof chiusuraRoutes & typeof versamentiRoutes & typeof esecuzioneRoutes> => {
  const chiusura = chiusuraService({ workflows });
  const bilancio = bilancioService({ files });
  const esecuzione = esecuzioneService(duplicazioneService(processiService({ opzioniDi })));
  return {
    contabilizza: ({ body }, context) => chiusura.account(body, context),
    setSistemato: ({ body }, context) => sistemazioneService.set(body, context),
    listControlliProcesso: ({ query }, { archivio }) => chiusura.listControlli(query.idProcesso, archivio),
    esponiDipendenti: ({ body }, context) => chiusura.expose(body, context),
    nascondiDipendenti: ({ body }, context) => chiusura.withdraw(body, context),
    esponiBilancio: ({ body }, context) => bilancio.expose(body.idProcesso, body.versione, context),
    togliBilancio: ({ body }, context) => bilancio.withdraw(body.idProcesso, body.versione, context),
    saveMandati: ({ body: { idProcesso, versione, mandati } }, context) =>
      mandatiService.save({ idProcesso, versione, mandati }, context),
    listCedoliniAdempimenti: async ({ query }, { archivio }) =>
      (await processiDelMese(archivio, query)).map((processo) => ({
        ...rigaDi(processo),
        ADEMPIMENTI: processo.ADEMPIMENTI,
      })),
    confronta: ({ body }, { archivio }) => confronto(archivio, body),
    getEsecuzione: ({ query }, { archivio }) => esecuzione.get(query.idProcesso, archivio),
    decidiEsecuzione: ({ body }, context) => esecuzione.decide(body, context),
    listMandatiDaSistemare: ({ query }, { archivio }) => mandatiDaSistemare(archivio, query.anno),
    listVersamenti: ({ body }, { archivio }) => versamentiDelProcesso(archivio, body.idProcesso),
  };
};
