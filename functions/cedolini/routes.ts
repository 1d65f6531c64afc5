import type { cedoliniRoutes } from '../../shared/contracts/cedolini/index.ts';
import type { Ricerca } from '../../shared/contracts/lista.ts';
import { opzioniCalcolo } from '../archivio/cedolini/opzioni-calcolo.ts';
import { processiDelMese } from '../archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '../archivio/cedolini/processi-repository.ts';
import { elencoProcessi, rigaDi, rigaProcesso } from '../archivio/cedolini/processo.ts';
import { opzioniAfam } from '../archivio/scuola/opzioni-scuola.ts';
import { vociUtenteRepository } from '../archivio/tabelle/voce-utente.ts';
import type { Archivio } from '../platform/data/archivio.ts';
import { pageByIndex } from '../platform/data/elenco.ts';
import { asUid } from '../platform/data/entita.ts';
import type { Files } from '../platform/files.ts';
import type { Implementation } from '../platform/http/api-handler.ts';
import { AppError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { Workflows } from '../platform/work/workflows.ts';
import { accorpamentoService } from './accorpamento/accorpamento-service.ts';
import { bozzeCedolini } from './calcolo/bozze.ts';
import { regoleDaRiscontrare } from './calcolo/regole/regole-da-riscontrare.ts';
import { scorporo } from './calcolo/scorporo.ts';
import { simulazione } from './calcolo/simulazione.ts';
import { listCedoliniPersona } from './cedolino/cedolini-persona.ts';
import { cedoliniService } from './cedolino/cedolini-service.ts';
import { viciniDi } from './cedolino/vicini.ts';
import { bilancioService } from './chiusura/bilancio-service.ts';
import { chiusuraService } from './chiusura/chiusura-service.ts';
import { mandatiService } from './chiusura/mandati-service.ts';
import { versamentiDelProcesso } from './chiusura/versamenti-service.ts';
import { casiService } from './collaudo/casi-service.ts';
import { fileCasiService } from './collaudo/file-casi-service.ts';
import { proveService } from './collaudo/prove-service.ts';
import { confronto } from './confronto/confronto.ts';
import { variazioniDelMese } from './confronto/variazioni-service.ts';
import { getConguaglio } from './conguaglio/conguaglio-service.ts';
import { correzioneService } from './correzione/correzione-service.ts';
import { datiContabiliService } from './dipendente/dati-contabili.ts';
import { avanzamentoProcessi } from './processi/avanzamento.ts';
import { avvioService } from './processi/avvio-service.ts';
import { bozzaService } from './processi/bozza-service.ts';
import { duplicazioneService } from './processi/duplicazione-service.ts';
import { elaborazioni } from './processi/elaborazioni.ts';
import { eliminazioneService } from './processi/eliminazione-service.ts';
import { migrazioneService } from './processi/migrazione-service.ts';
import { processiService } from './processi/processi-service.ts';
import { vociCalcolo } from './voci/dizionario.ts';

export const cedoliniImplementation = (
  { cursori }: Platform,
  files: Files,
  workflows: Workflows,
): Implementation<typeof cedoliniRoutes> => {
  const opzioni = opzioniCalcolo;
  const opzioniDi = async (archivio: Archivio) => {
    const { versione: _versione, ...scelte } = await opzioni.get(archivio);
    return scelte;
  };
  const processi = processiService({ opzioniDi });
  const correzione = correzioneService(processi);
  const duplicazione = duplicazioneService(processi);
  const cedolini = cedoliniService({ cursori });
  const chiusura = chiusuraService({ workflows });
  const bilancio = bilancioService({ files });
  const eliminazione = eliminazioneService({ files, workflows });
  const accorpamento = accorpamentoService({ files, workflows });
  const prove = proveService({ workflows });
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
    listBozza: ({ body }, context) => bozzaService.list(body, context),
    listPersoneBozza: ({ body }, context) => bozzaService.listPersone(body, context),
    duplicaProcesso: ({ body }, context) => duplicazione.duplicate(body, context),
    saveBozza: ({ body }, context) => bozzaService.save(body, context),
    removeBozza: ({ body }, context) => bozzaService.remove(body, context),
    startCalcolo: ({ body }, context) => avvio.start(body, context),
    listCedolini: ({ body }, context) => cedolini.list(body, context),
    getCedolino: ({ body }, context) => cedolini.get(body.uid, context),
    getVicini: ({ body }, { archivio }) => viciniDi(archivio, body.uid),
    listCedoliniPersona: ({ query }, { archivio }) => listCedoliniPersona(archivio, query.uidSubAnagrafe),
    updateCedolino: ({ body }, context) => cedolini.update(body, context),
    removeCedolini: ({ body }, context) =>
      eliminazione.removeCedolini(body.idProcesso, body.versione, body.idCedolinoList, context),
    listElaborazioni: async (_input, context) => elaborazioni((await opzioniAfam(context)).setupType),
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
    getOpzioniCalcolo: (_input, { archivio }) => opzioni.get(archivio),
    saveOpzioniCalcolo: ({ body }, context) => opzioni.save(body.opzioniCalcolo, body.versione, context),
    getScorporo: async ({ query }, context) => scorporo(query, (await opzioniAfam(context)).setupType),
    contabilizza: ({ body }, context) => chiusura.account(body, context),
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
    listCasi: (_input, context) => casiService.list(context),
    createCaso: ({ body }, context) => casiService.create(body, context),
    removeCaso: ({ body }, context) => casiService.remove(body, context),
    confirmCaso: ({ body }, context) => casiService.confirm(body, context),
    saveDebugJson: ({ body }, context) => fileCasiService.save(body, context),
    createCasoDaFile: ({ body }, context) => fileCasiService.create(body, context),
    exportCaso: ({ body }, context) => fileCasiService.export(body, context),
    listProveInCorso: (_input, context) => prove.listInCorso(context),
    startProve: ({ body }, context) => prove.start(body.casi, context),
    listProve: ({ body }, context) => prove.list(body.idCaso, context),
    removeProva: ({ body }, context) => prove.remove(body, context),
    listCedoliniProva: ({ body }, context) => prove.listCedolini(body.uid, context),
    getDatiContabili: ({ body }, context) => datiContabiliService.get(body, context),
    getCedolinoProprio: ({ body }, context) => datiContabiliService.getCedolino(body.uid, context),
    listRegole: ({ body }, { archivio }) => regoleDaRiscontrare(archivio, body.idProcesso),
    listVersamenti: ({ body }, { archivio }) => versamentiDelProcesso(archivio, body.idProcesso),
    migraCompensi: ({ body }, context) => migrazioneService.migrate(body, context),
    correggiCedolino: ({ body }, context) => correzione.correct(body, context),
    listCorrezioni: ({ body }, { archivio }) => correzione.list(body.uid, archivio),
    listAccorpabili: ({ body }, { archivio }) => accorpamento.list(body, archivio),
    accorpaProcessi: ({ body }, context) => accorpamento.start(body, context),
    confronta: ({ body }, { archivio }) => confronto(archivio, body),
    varDati: ({ body: { uidSubAnagrafe, anno, mese, varDati } }, { archivio }) =>
      variazioniDelMese(archivio, [uidSubAnagrafe], { anno, mese }, varDati),
    varDatiPersone: ({ body: { uidSubAnagrafeList, anno, mese } }, { archivio }) =>
      variazioniDelMese(archivio, uidSubAnagrafeList, { anno, mese }),
    getConguaglio: async ({ query }, context) => {
      const [{ setupType }, scelte] = [await opzioniAfam(context), await opzioniDi(context.archivio)];
      return getConguaglio(query.anno, { archivio: context.archivio, setupType, opzioni: scelte });
    },
    simulaProcesso: async ({ body }, context) => simulazione(body, await opzioniDi(context.archivio), context),
  };
};

/** Hidden runs have a place of their own in the index; without a filter the visible ones are asked for. */
const conVisibilita = (ricerca: Ricerca, nascosti: boolean): Ricerca => {
  if (nascosti) return { ...ricerca, filtri: [{ campo: 'nascosti', operatore: 'inizia', valore: '' }] };
  return ricerca.filtri?.length
    ? ricerca
    : { ...ricerca, filtri: [{ campo: 'anno', operatore: 'inizia', valore: '' }] };
};
