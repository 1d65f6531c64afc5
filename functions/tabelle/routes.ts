import type { addizionaliRoutes } from '../../shared/contracts/tabelle/addizionali.ts';
import type { commissioniRoutes } from '../../shared/contracts/tabelle/commissioni.ts';
import type { tabelleRoutes } from '../../shared/contracts/tabelle/index.ts';
import type { posizioniRoutes } from '../../shared/contracts/tabelle/posizioni.ts';
import type { tabelleRoutes as codiciRoutes } from '../../shared/contracts/tabelle/tabelle.ts';
import type { vociUtenteRoutes } from '../../shared/contracts/tabelle/voci-utente.ts';
import { emoOpzioni, opzioniSpt } from '../archivio/scuola/opzioni-scuola.ts';
import { listCommissioni } from '../archivio/tabelle/commissione.ts';
import { codiceInpsRepository, posInailRepository, posInpsRepository } from '../archivio/tabelle/posizioni.ts';
import { vociUtenteRepository } from '../archivio/tabelle/voce-utente.ts';
import type { Implementation } from '../platform/http/api-handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { Workflows } from '../platform/work/workflows.ts';
import { lookupComuni } from '../riferimento/elenchi.ts';
import { professioniIstat, qualificheIstat } from '../riferimento/personale/professioni-istat.ts';
import { tipiPersonale } from '../riferimento/personale/tipi-personale.ts';
import { accorpa } from './accorpamento-service.ts';
import { addizionaliService } from './addizionali-service.ts';
import { searchAliquote } from './aliquote.ts';
import { commissioni } from './commissioni.ts';
import { assoggettamentiTfr, cerca, listePosizioni, vociArea } from './liste.ts';
import { codiciInps, posInail, posInps } from './posizioni.ts';
import { vociUtente } from './voci-utente.ts';

export const tabelleImplementation = (
  platform: Platform,
  workflows: Workflows,
): Implementation<typeof tabelleRoutes> => ({
  ...tabelle(platform),
  ...posizioni(platform, workflows),
  ...voci(platform),
  ...esami(platform),
  ...addizionali(platform),
});

const perDescrizione = (a: { readonly descrizione: string }, b: { readonly descrizione: string }): number =>
  a.descrizione.localeCompare(b.descrizione, 'it');

const tabelle = ({ store }: Platform): Implementation<typeof codiciRoutes> => ({
  searchComuniTabelle: ({ body }) => lookupComuni(body),
  searchAliquote: async ({ body }) => searchAliquote(body.criteria, body.data),
  listListePosizioni: async () => listePosizioni(),
  searchTipiPersonale: async ({ body }) => cerca(tipiPersonale.voci, body.criteria),
  searchAssoggettamentiTfr: async ({ body }) => assoggettamentiTfr(body.criteria),
  searchProfessioni: async ({ body }) => cerca(professioniIstat.voci, body.criteria),
  searchQualificheIstat: async ({ body }) => cerca(qualificheIstat.voci, body.criteria),
  listVociArea: async ({ body }) => vociArea(body.criteria),
  getEmoOpzioni: (_input, context) => emoOpzioni(store, context),
  getOpzioniSpt: (_input, context) => opzioniSpt(store, context),
});

const posizioni = ({ store }: Platform, workflows: Workflows): Implementation<typeof posizioniRoutes> => ({
  listPosInps: async (_input, { codmin }) =>
    (await posInpsRepository(store, codmin).listAll()).toSorted(perDescrizione),
  createPosInps: ({ body }, context) => posInps(store, context.codmin).create(body, context),
  updatePosInps: ({ body }, context) => posInps(store, context.codmin).update(body.uid, body, context),
  removePosInps: ({ body }, context) => posInps(store, context.codmin).remove(body.uid, body.versione, context),
  mergePosInps: ({ body }, context) => accorpa(store, workflows)('POS_INPS', body, context),
  listPosInail: async (_input, { codmin }) =>
    (await posInailRepository(store, codmin).listAll()).toSorted(perDescrizione),
  createPosInail: ({ body }, context) => posInail(store, context.codmin).create(body, context),
  updatePosInail: ({ body }, context) => posInail(store, context.codmin).update(body.uid, body, context),
  removePosInail: ({ body }, context) => posInail(store, context.codmin).remove(body.uid, body.versione, context),
  mergePosInail: ({ body }, context) => accorpa(store, workflows)('POS_INAIL', body, context),
  listCodiciInps: async (_input, { codmin }) =>
    (await codiceInpsRepository(store, codmin).listAll()).toSorted(perDescrizione),
  createCodiceInps: ({ body }, context) => codiciInps(store, context.codmin).create(body, context),
  updateCodiceInps: ({ body }, context) => codiciInps(store, context.codmin).update(body.uid, body, context),
  removeCodiceInps: ({ body }, context) => codiciInps(store, context.codmin).remove(body.uid, body.versione, context),
  mergeCodiciInps: ({ body }, context) => accorpa(store, workflows)('CODICE_INPS', body, context),
});

const voci = ({ store }: Platform): Implementation<typeof vociUtenteRoutes> => ({
  listVociUtente: async (_input, { codmin }) =>
    (await vociUtenteRepository(store, codmin).listAll()).toSorted((a, b) =>
      a.codVoce.localeCompare(b.codVoce, 'it', { numeric: true }),
    ),
  createVoceUtente: ({ body }, context) => vociUtente(store, context.codmin).create(body, context),
  updateVoceUtente: ({ body }, context) => vociUtente(store, context.codmin).update(body.uid, body, context),
  removeVoceUtente: ({ body }, context) => vociUtente(store, context.codmin).remove(body.uid, body.versione, context),
});

const esami = ({ store }: Platform): Implementation<typeof commissioniRoutes> => ({
  listCommissioni: ({ body }, { codmin }) => listCommissioni(store, codmin, body.anni),
  createCommissione: ({ body }, context) => commissioni(store, context.codmin).create(body, context),
  updateCommissione: ({ body }, context) => commissioni(store, context.codmin).update(body.uid, body, context),
  removeCommissione: ({ body }, context) => commissioni(store, context.codmin).remove(body.uid, body.versione, context),
});

const addizionali = ({ store }: Platform): Implementation<typeof addizionaliRoutes> => {
  const service = addizionaliService(store);
  return {
    listAddizionali: (_input, context) => service.list(context),
    loadAddizionali: ({ body }, context) => service.load(body, context),
    removeAddizionali: ({ body }, context) => service.remove(body.uid, body.versione, context),
  };
};
