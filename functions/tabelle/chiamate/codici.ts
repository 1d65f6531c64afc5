import { emoOpzioni, opzioniSpt } from '#archivio/scuola/opzioni-scuola.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { tabelleRoutes as codiciRoutes } from '#shared/contracts/tabelle/tabelle.ts';
import { lookupComuni } from '../../riferimento/elenchi.ts';
import { professioniIstat, qualificheIstat } from '../../riferimento/personale/professioni-istat.ts';
import { tipiPersonale } from '../../riferimento/personale/tipi-personale.ts';
import { searchAliquote } from '../aliquote.ts';
import { assoggettamentiTfr, listePosizioni, searchCodici, vociArea } from '../liste.ts';

/** The calls that look codes up: towns, rates, kinds of staff, professions, items of an area. */
export const codiciImplementation = (): Implementation<typeof codiciRoutes> => ({
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
