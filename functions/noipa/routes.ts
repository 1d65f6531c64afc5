import { disponibilitaDell, residuiPer } from '#archivio/noipa/disponibilita.ts';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { soloSeOfferte } from '#archivio/scuola/opzioni-scuola.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import type { esamiRoutes } from '#shared/contracts/noipa/esami.ts';
import { noipaRoutes } from '#shared/contracts/noipa/index.ts';
import type { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import type { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import type { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import { entrateService } from './dotazione/entrate.ts';
import { getLetturaPortale, saveLetturaPortale } from './dotazione/lettura-portale.ts';
import { getPianiCapitoli, pianiCapitoli } from './dotazione/piani-capitoli.ts';
import { compensiDi, personeDi } from './liste/compensi.ts';
import { controlliDellaLista } from './liste/controlli-lista.ts';
import { divideLista, getDivisione } from './liste/divisione.ts';
import { doppioniDi, pagamentiInviati } from './liste/doppioni.ts';
import { saveAltriMembri, saveMembri } from './liste/esami.ts';
import { setEsito } from './liste/esito-service.ts';
import { importMof, undoImportMof } from './liste/importazione.ts';
import { getVoceNoipa, tariffaDi } from './liste/importo-proposto.ts';
import { invioService } from './liste/invio-service.ts';
import { listeService } from './liste/liste-service.ts';
import { qualificheAl } from './liste/qualifiche.ts';
import { variazioniDi } from './liste/variazioni.ts';

export const noipaImplementation = (): Implementation<typeof noipaRoutes> =>
  soloSeOfferte(noipaRoutes, {
    ...codici,
    ...dotazione,
    ...liste,
    ...pagamenti,
    ...esami,
    getDivisione: ({ query: { uid, per } }, { archivio }) => getDivisione(uid, per, archivio),
    importMof: ({ body }, context) => importMof(body, context),
    undoImportMof: ({ body }, context) => undoImportMof(body, context),
    divideLista: ({ body }, context) => divideLista(body, context),
    getLetturaPortale: ({ query }, context) => getLetturaPortale(query.anno, context),
    saveLetturaPortale: ({ body }, context) => saveLetturaPortale(body, context),
    varDatiNoipa: ({ body }, { archivio }) => variazioniDi(body.uid, archivio),
    listQualificheRetributive: ({ query: { anno, mese } }) => Promise.resolve(qualificheAl(primoDelMese(anno, mese))),
  });

const primoDelMese = (anno: number, mese: number): string => `${anno}-${String(mese).padStart(2, '0')}-01`;

const esami: Implementation<typeof esamiRoutes> = {
  addPagamentiAltriEsami: ({ body }, context) => saveAltriMembri(body, { sostituisce: false }, context),
  savePagamentiAltriEsami: ({ body }, context) => saveAltriMembri(body, { sostituisce: true }, context),
  removePagamentiAltriEsami: ({ body }, context) => listeService.removeEsame(body, context),
  addPagamentiMaturita: ({ body }, context) => saveMembri(body, { sostituisce: false }, context),
  savePagamentiMaturita: ({ body }, context) => saveMembri(body, { sostituisce: true }, context),
  removePagamentiMaturita: ({ body }, context) => listeService.removeEsame(body, context),
};

const codici: Implementation<typeof pianiCapitoliRoutes> = {
  getPianiCapitoli: (_input, { archivio }) => getPianiCapitoli(archivio),
  createPianoCapitolo: ({ body }, context) => pianiCapitoli.create(body, context),
  updatePianoCapitolo: ({ body }, context) => pianiCapitoli.update(body.uid, body, context),
  removePianoCapitolo: ({ body }, context) => pianiCapitoli.remove(body.uid, body.versione, context),
};

const dotazione: Implementation<typeof dotazioneRoutes> = {
  listEntrate: ({ body }, { archivio }) => entrateService.list(body.anno, archivio),
  createEntrata: ({ body }, context) => entrateService.create(body, context),
  updateEntrata: ({ body }, context) => entrateService.update(body.uid, body, context),
  removeEntrata: ({ body }, context) => entrateService.remove(body.uid, body.versione, context),
  listResidui: ({ query }, { archivio }) => residuiPer(query.anno, archivio),
  carryResidui: ({ body }, context) => entrateService.carry(body.anno, context),
  listDisponibilita: ({ query }, { archivio }) => disponibilitaDell(query.anno, archivio),
};

/** The year that means all of them. */
const TUTTI = -1;

const liste: Implementation<typeof listeRoutes> = {
  listListeNoipa: ({ body: { anno = TUTTI } }, { archivio }) =>
    listeRepository(archivio).listDell(anno === TUTTI ? null : anno),
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

const pagamenti: Implementation<typeof pagamentiRoutes> = {
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
