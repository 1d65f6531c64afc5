import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { divisioneRoutes } from '#shared/contracts/noipa/divisione.ts';
import type { esamiRoutes } from '#shared/contracts/noipa/esami.ts';
import type { importazioneMofRoutes } from '#shared/contracts/noipa/importazione.ts';
import type { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import type { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import type { variazioniNoipaRoutes } from '#shared/contracts/noipa/variazioni.ts';
import { compensiDi, personeDi } from './compensi.ts';
import { controlliDellaLista } from './controlli-lista.ts';
import { divideLista, getDivisione } from './divisione.ts';
import { doppioniDi, pagamentiInviati } from './doppioni.ts';
import { saveAltriMembri, saveMembri } from './esami.ts';
import { setEsito } from './esito-service.ts';
import { getFileLista, withStatoDetto } from './file-lista.ts';
import { importMof, undoImportMof } from './importazione.ts';
import { getVoceNoipa, tariffaDi } from './importo-proposto.ts';
import { invioService } from './invio-service.ts';
import { listeService } from './liste-service.ts';
import { qualificheAl } from './qualifiche.ts';
import { variazioniDi } from './variazioni.ts';

/** The year that means all of them. */
const TUTTI = -1;

export const liste: Implementation<typeof listeRoutes> = {
  listListeNoipa: async ({ body: { anno = TUTTI } }, { archivio }) =>
    withStatoDetto(await listeRepository(archivio).listDell(anno === TUTTI ? null : anno), archivio),
  getFileListaNoipa: async ({ query: { uid } }, { archivio }) => ({
    file: await getFileLista(await listeRepository(archivio).load(uid), archivio),
  }),
  createListaNoipa: async ({ body }, context) => listeService.create(body, context),
  updateListaNoipa: ({ body }, context) => listeService.update(body, context),
  removeListaNoipa: ({ body }, context) => listeService.remove(body, context),
  duplicateListaNoipa: ({ body: { uid, lista } }, context) => listeService.duplicate(uid, lista, context),
  sendListaNoipa: ({ body }, context) => invioService.send(body, context),
  undoSendListaNoipa: ({ body }, context) => invioService.undoSend(body, context),
  setEsitoListaNoipa: ({ body }, context) => setEsito(body, context),
  exposeListaNoipa: ({ body }, context) => invioService.setEsposta(body, true, context),
  withdrawListaNoipa: ({ body }, context) => invioService.setEsposta(body, false, context),
};

const primoDelMese = (anno: number, mese: number): string => `${anno}-${String(mese).padStart(2, '0')}-01`;

export const pagamenti: Implementation<typeof pagamentiRoutes> = {
  getListaNoipa: ({ body }, { archivio }) => listeService.get(body.uid, archivio),
  listPersoneLista: ({ query }, { archivio }) => personeDi(query.uid, archivio),
  listPagamentiInviati: ({ body: { anno, persona } }, { archivio }) => pagamentiInviati(anno, persona, archivio),
  listDoppioni: ({ query }, { archivio }) => doppioniDi(query.uid, archivio),
  listControlliLista: async ({ query }, { archivio, oggi }) =>
    controlliDellaLista(await listeRepository(archivio).loadIntera(query.uid), oggi, archivio),
  listCompensiLista: ({ query }, { archivio }) => compensiDi(query.uid, archivio),
  addPagamentiMof: ({ body }, context) => listeService.add(body, context),
  savePagamentiMof: ({ body }, context) => listeService.save(body, context),
  removePagamentiMof: ({ body }, context) => listeService.removePagamenti(body, context),
  divideListaNoipa: ({ body }, context) => listeService.divide(body, context),
  changeChiavi: ({ body }, context) => listeService.changeChiavi(body, context),
  getTariffa: async ({ query: { anno, mese, codDettaglio, profilo = '' } }) => {
    const voce = getVoceNoipa(codDettaglio);
    if (voce === undefined) throw nonTrovato(`La voce ${codDettaglio}`);
    return (
      tariffaDi(voce, primoDelMese(anno, mese), profilo) ?? {
        tariffa: null,
        spiegazione: '',
        riscontrata: false,
      }
    );
  },
};

export const esami: Implementation<typeof esamiRoutes> = {
  addPagamentiAltriEsami: ({ body }, context) => saveAltriMembri(body, { sostituisce: false }, context),
  savePagamentiAltriEsami: ({ body }, context) => saveAltriMembri(body, { sostituisce: true }, context),
  removePagamentiAltriEsami: ({ body }, context) => listeService.removeEsame(body, context),
  addPagamentiMaturita: ({ body }, context) => saveMembri(body, { sostituisce: false }, context),
  savePagamentiMaturita: ({ body }, context) => saveMembri(body, { sostituisce: true }, context),
  removePagamentiMaturita: ({ body }, context) => listeService.removeEsame(body, context),
};

export const divisione: Implementation<typeof divisioneRoutes> = {
  getDivisione: ({ query: { uid, per } }, { archivio }) => getDivisione(uid, per, archivio),
  divideLista: ({ body }, context) => divideLista(body, context),
};

export const importazione: Implementation<typeof importazioneMofRoutes> = {
  importMof: ({ body }, context) => importMof(body, context),
  undoImportMof: ({ body }, context) => undoImportMof(body, context),
};

export const variazioni: Implementation<typeof variazioniNoipaRoutes> = {
  varDatiNoipa: ({ body }, { archivio }) => variazioniDi(body.uid, archivio),
  listQualificheRetributive: ({ query: { anno, mese } }) => Promise.resolve(qualificheAl(primoDelMese(anno, mese))),
};
