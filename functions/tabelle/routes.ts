import { emoOpzioni, opzioniSpt } from '#archivio/scuola/opzioni-scuola.ts';
import { listCommissioni } from '#archivio/tabelle/commissione.ts';
import { codiceInpsRepository, posInailRepository, posInpsRepository } from '#archivio/tabelle/posizioni.ts';
import { valoriAnnunciatiRepository } from '#archivio/tabelle/valore-annunciato.ts';
import { vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import type { Platform } from '#platform/platform.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { addizionaliRoutes } from '#shared/contracts/tabelle/addizionali.ts';
import type { codiciDenunceRoutes } from '#shared/contracts/tabelle/codici-denunce.ts';
import type { commissioniRoutes } from '#shared/contracts/tabelle/commissioni.ts';
import { fontiRoutes } from '#shared/contracts/tabelle/fonti.ts';
import type { tabelleRoutes } from '#shared/contracts/tabelle/index.ts';
import type { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import type { tabelleRoutes as codiciRoutes } from '#shared/contracts/tabelle/tabelle.ts';
import type { valoriAnnunciatiRoutes } from '#shared/contracts/tabelle/valori-annunciati.ts';
import type { vociUtenteRoutes } from '#shared/contracts/tabelle/voci-utente.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { lookupComuni } from '../riferimento/elenchi.ts';
import { professioniIstat, qualificheIstat } from '../riferimento/personale/professioni-istat.ts';
import { tipiPersonale } from '../riferimento/personale/tipi-personale.ts';
import { accorpamentoTabelleService } from './accorpamento/accorpamento-service.ts';
import { searchAliquote } from './aliquote.ts';
import { codiciDenunce, listCodiciDenunce } from './codici-denunce.ts';
import { commissioni } from './commissioni.ts';
import { assoggettamentiTfr, listePosizioni, searchCodici, vociArea } from './liste.ts';
import { codiciInps, posInail, posInps } from './posizioni.ts';
import { valoriAnnunciati } from './valori-annunciati.ts';
import { vociUtente } from './voci-utente.ts';

export const tabelleImplementation = (
  platform: Platform,
  workflows: Workflows,
): Implementation<typeof tabelleRoutes> => ({
  ...tabelle(),
  ...posizioni(workflows),
  ...voci(),
  ...esami(),
  ...deferred(addizionaliRoutes, addizionali),
  ...denunce(),
  ...annunciati(),
  ...deferred(fontiRoutes, fonti),
});

const perDescrizione = (a: { readonly descrizione: string }, b: { readonly descrizione: string }): number =>
  compareTesti(a.descrizione, b.descrizione);

const tabelle = (): Implementation<typeof codiciRoutes> => ({
  searchComuniTabelle: ({ body }) => lookupComuni(body),
  searchAliquote: async ({ body }) => searchAliquote(body.criteria, body.data),
  listListePosizioni: async () => listePosizioni(),
  searchTipiPersonale: async ({ body }) => searchCodici(tipiPersonale.voci, body.criteria),
  searchAssoggettamentiTfr: async ({ body }) => assoggettamentiTfr(body.criteria),
  searchProfessioni: async ({ body }) => searchCodici(professioniIstat.voci, body.criteria),
  searchQualificheIstat: async ({ body }) => searchCodici(qualificheIstat.voci, body.criteria),
  listVociArea: async ({ body }) => vociArea(body.criteria),
  getEmoOpzioni: (_input, context) => emoOpzioni(context),
  getOpzioniSpt: (_input, context) => opzioniSpt(context),
});

const posizioni = (workflows: Workflows): Implementation<typeof posizioniRoutes> => {
  const accorpamento = accorpamentoTabelleService({ workflows });
  return {
    listPosInps: async (_input, { archivio }) => (await posInpsRepository(archivio).listAll()).toSorted(perDescrizione),
    createPosInps: ({ body }, context) => posInps.create(body, context),
    updatePosInps: ({ body }, context) => posInps.update(body.uid, body, context),
    removePosInps: ({ body }, context) => posInps.remove(body.uid, body.versione, context),
    mergePosInps: ({ body }, context) => accorpamento.merge('POS_INPS', body, context),
    listPosInail: async (_input, { archivio }) =>
      (await posInailRepository(archivio).listAll()).toSorted(perDescrizione),
    createPosInail: ({ body }, context) => posInail.create(body, context),
    updatePosInail: ({ body }, context) => posInail.update(body.uid, body, context),
    removePosInail: ({ body }, context) => posInail.remove(body.uid, body.versione, context),
    mergePosInail: ({ body }, context) => accorpamento.merge('POS_INAIL', body, context),
    listCodiciInps: async (_input, { archivio }) =>
      (await codiceInpsRepository(archivio).listAll()).toSorted(perDescrizione),
    createCodiceInps: ({ body }, context) => codiciInps.create(body, context),
    updateCodiceInps: ({ body }, context) => codiciInps.update(body.uid, body, context),
    removeCodiceInps: ({ body }, context) => codiciInps.remove(body.uid, body.versione, context),
    mergeCodiciInps: ({ body }, context) => accorpamento.merge('CODICE_INPS', body, context),
  };
};

const voci = (): Implementation<typeof vociUtenteRoutes> => ({
  listVociUtente: async (_input, { archivio }) =>
    (await vociUtenteRepository(archivio).listAll()).toSorted((a, b) => compareTesti(a.codVoce, b.codVoce)),
  createVoceUtente: ({ body }, context) => vociUtente.create(body, context),
  updateVoceUtente: ({ body }, context) => vociUtente.update(body.uid, body, context),
  removeVoceUtente: ({ body }, context) => vociUtente.remove(body.uid, body.versione, context),
});

const esami = (): Implementation<typeof commissioniRoutes> => ({
  listCommissioni: ({ body }, { archivio }) => listCommissioni(archivio, body.anni),
  createCommissione: ({ body }, context) => commissioni.create(body, context),
  updateCommissione: ({ body }, context) => commissioni.update(body.uid, body, context),
  removeCommissione: ({ body }, context) => commissioni.remove(body.uid, body.versione, context),
});

/** The surtaxes are read with the first call of theirs. */
const addizionali = async (): Promise<Implementation<typeof addizionaliRoutes>> => {
  const { addizionaliService: service } = await import('./addizionali-service.ts');
  return {
    listAddizionali: (_input, context) => service.list(context),
    loadAddizionali: ({ body }, context) => service.load(body, context),
    removeAddizionali: ({ body }, context) => service.remove(body.uid, body.versione, context),
  };
};

const denunce = (): Implementation<typeof codiciDenunceRoutes> => ({
  listCodiciDenunce: ({ body: { soggetto, data } }, context) =>
    listCodiciDenunce(soggetto, data ?? context.oggi, context),
  createCodiciDenunce: ({ body }, context) => codiciDenunce.create(body, context),
  updateCodiciDenunce: ({ body }, context) => codiciDenunce.update(body.uid, body, context),
  removeCodiciDenunce: ({ body }, context) => codiciDenunce.remove(body.uid, body.versione, context),
});

/** Every rule of the program is read with the first call for its sources. */
const fonti = async (): Promise<Implementation<typeof fontiRoutes>> => {
  const { fontiAl } = await import('./fonti.ts');
  return { listFonti: async (_input, { oggi }) => fontiAl(oggi) };
};

const annunciati = (): Implementation<typeof valoriAnnunciatiRoutes> => ({
  listValoriAnnunciati: async (_input, { archivio }) =>
    (await valoriAnnunciatiRepository(archivio).listAll()).toSorted(
      (a, b) => b.anno - a.anno || compareTesti(a.quale, b.quale),
    ),
  createValoreAnnunciato: ({ body }, context) => valoriAnnunciati.create(body, context),
  updateValoreAnnunciato: ({ body }, context) => valoriAnnunciati.update(body.uid, body, context),
  removeValoreAnnunciato: ({ body }, context) => valoriAnnunciati.remove(body.uid, body.versione, context),
});
