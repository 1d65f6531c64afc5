import { opzioniDi } from '#archivio/cedolini/opzioni-calcolo.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { elencoProcessi, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { pageByIndex } from '#platform/data/elenco.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import type { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import type { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { migrazioneRoutes } from '#shared/contracts/cedolini/migrazione.ts';
import type { Ricerca } from '#shared/contracts/lista.ts';
import { accorpamentoService } from '../accorpamento/accorpamento-service.ts';
import type { MezziCedolini } from '../mezzi.ts';
import { avanzamentoProcessi } from '../processi/avanzamento.ts';
import { avvioService } from '../processi/avvio-service.ts';
import { bozzaService } from '../processi/bozza-service.ts';
import { duplicazioneService } from '../processi/duplicazione-service.ts';
import { eliminazioneService } from '../processi/eliminazione-service.ts';
import { migrazioneService } from '../processi/migrazione-service.ts';
import { processiService } from '../processi/processi-service.ts';

/** The calls of runs, as they are listed, prepared, started and removed. */
export const processiImplementation = ({
  cursori,
  files,
  workflows,
}: MezziCedolini): Implementation<
  typeof processiRoutes & typeof bozzaRoutes & typeof accorpamentoRoutes & typeof migrazioneRoutes
> => {
  const processi = processiService({ opzioniDi });
  const duplicazione = duplicazioneService(processi);
  const eliminazione = eliminazioneService({ files, workflows });
  const accorpamento = accorpamentoService({ files, workflows });
  const avvio = avvioService({ files, workflows, opzioniDi });
  return {
    listProcessi: ({ body: { nascosti, ...ricerca } }, { archivio }) =>
      pageByIndex({ archivio, cursori }, elencoProcessi, conVisibilita(ricerca, nascosti ?? false), rigaProcesso),
    removeProcesso: async ({ body: { uid, versione, hide } }, context) => {
      if (hide !== true) return { uid, lavoro: await eliminazione.removeProcesso(uid, versione, context) };
      await processi.hide(uid, versione, context);
      return { uid, lavoro: null };
    },
    getProcesso: ({ body }, { archivio }) => processiRepository(archivio).load(body.uid),
    updateProcesso: ({ body }, context) => processi.update(body, context),
    getAvanzamento: ({ body }, context) => avanzamentoProcessi(body.uids, context),
    startCalcolo: ({ body }, context) => avvio.start(body, context),
    duplicaProcesso: ({ body }, context) => duplicazione.duplicate(body, context),
    listBozza: ({ body }, context) => bozzaService.list(body, context),
    listPersoneBozza: ({ body }, context) => bozzaService.listPersone(body, context),
    saveBozza: ({ body }, context) => bozzaService.save(body, context),
    removeBozza: ({ body }, context) => bozzaService.remove(body, context),
    listAccorpabili: ({ body }, { archivio }) => accorpamento.list(body, archivio),
    accorpaProcessi: ({ body }, context) => accorpamento.start(body, context),
    migraCompensi: ({ body }, context) => migrazioneService.migrate(body, context),
  };
};

/** Hidden runs have a place of their own in the index; without a filter the visible ones are asked for. */
const conVisibilita = (ricerca: Ricerca, nascosti: boolean): Ricerca => {
  if (nascosti) return { ...ricerca, filtri: [{ campo: 'nascosti', operatore: 'inizia', valore: '' }] };
  return ricerca.filtri?.length
    ? ricerca
    : { ...ricerca, filtri: [{ campo: 'anno', operatore: 'inizia', valore: '' }] };
};
