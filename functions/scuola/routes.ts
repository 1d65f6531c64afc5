import type { calendariRoutes } from '../../shared/contracts/scuola/calendari.ts';
import type { elenchiScuolaRoutes } from '../../shared/contracts/scuola/elenchi-scuola.ts';
import type { impostazioniRoutes } from '../../shared/contracts/scuola/impostazioni.ts';
import type { scuolaRoutes } from '../../shared/contracts/scuola/index.ts';
import type { scuolaRoutes as scuoleRoutes } from '../../shared/contracts/scuola/scuola.ts';
import { firmeService } from '../archivio/scuola/firme.ts';
import { opzioniPreside, saveOpzioniPreside } from '../archivio/scuola/opzioni-preside.ts';
import { opzioniAfam } from '../archivio/scuola/opzioni-scuola.ts';
import { elencoScuoleItalia, rigaScuolaItalia } from '../archivio/scuola/scuole-italia.ts';
import { listSettori } from '../archivio/scuola/settore.ts';
import { pageByIndex } from '../platform/data/elenco.ts';
import type { Implementation } from '../platform/http/api-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { anniScolastici, lookup, lookupComuni } from '../riferimento/elenchi.ts';
import { ambiti } from '../riferimento/luoghi/ambiti.ts';
import { searchClassiConcorso } from '../riferimento/personale/classi-concorso.ts';
import { profiliAta } from '../riferimento/personale/profili-ata.ts';
import { tipiNomina } from '../riferimento/personale/tipi-nomina.ts';
import { tipiPersonale } from '../riferimento/personale/tipi-personale.ts';
import { tipiScuola } from '../riferimento/personale/tipi-scuola.ts';
import { calendariService } from './calendari/calendari-service.ts';
import { duplicateFestivita } from './calendari/duplica-festivita.ts';
import { festivitaService } from './calendari/festivita-service.ts';
import { scuoleService } from './scuole-service.ts';
import { settori } from './settori.ts';
import { datiRetributivi, importiOrari } from './tariffe.ts';

export const scuolaImplementation = (platform: Platform): Implementation<typeof scuolaRoutes> => ({
  ...scuole(platform),
  ...elenchi(platform),
  ...calendari(platform),
  ...impostazioni(platform),
});

const scuole = ({ store, cursori }: Platform): Implementation<typeof scuoleRoutes> => {
  const service = scuoleService(store);
  return {
    listScuole: ({ query }, { codmin }) => service.list(query, codmin),
    createScuola: ({ body }, context) => service.create(body, context),
    getScuola: ({ params }, context) => service.get(params.uid, context),
    updateScuola: ({ params, body }, context) => service.update(params.uid, body, context),
    removeScuola: ({ params, query }, context) => service.remove(params.uid, query.versione, context),
    searchScuole: ({ body }, { codmin }) => service.search(body, codmin),
    searchScuoleItalia: ({ body }, { codmin }) =>
      pageByIndex(store, cursori, codmin, elencoScuoleItalia, body, rigaScuolaItalia),
    listSedi: (_input, { codmin }) => service.listSedi(codmin),
    listSettori: (_input, { codmin }) => listSettori(store, codmin),
    createSettore: ({ body }, context) => settori(store, context.codmin).create(body, context),
    updateSettore: ({ params, body }, context) => settori(store, context.codmin).update(params.uid, body, context),
    removeSettore: ({ params, query }, context) =>
      settori(store, context.codmin).remove(params.uid, query.versione, context),
  };
};

const elenchi = (_platform: Platform): Implementation<typeof elenchiScuolaRoutes> => ({
  listAnniScolastici: async (_input, { oggi }) => anniScolastici(oggi),
  listTipiScuola: async () => [...tipiScuola.voci],
  listTipiPersonale: async () => [...tipiPersonale.voci],
  listTipiNomina: async () => [...tipiNomina.voci],
  searchComuni: ({ body }) => lookupComuni(body),
  searchClassiConcorso: async ({ body }, { oggi }) => lookup(searchClassiConcorso('', body.data ?? oggi), body),
  searchProfiliAta: async ({ body }) => lookup(profiliAta.voci, body),
  searchAmbiti: async ({ body }) => lookup(ambiti.voci, body),
});

const calendari = ({ store }: Platform): Implementation<typeof calendariRoutes> => {
  const [calendario, festivita] = [calendariService(store), festivitaService(store)];
  return {
    listCalendari: ({ query }, { codmin }) => calendario.list(query, codmin),
    createCalendario: ({ body }, context) => calendario.create(body, context),
    updateCalendario: ({ params, body }, context) => calendario.update(params.uid, body, context),
    removeCalendario: ({ params, query }, context) => calendario.remove(params.uid, query.versione, context),
    assignSedi: ({ params, body }, context) => calendario.assignSedi(params.uid, body, context),
    listFestivita: ({ query }, { codmin }) => festivita.list(query.anno, codmin),
    createFestivita: ({ body }, context) => festivita.create(body, context),
    updateFestivita: ({ params, body }, context) => festivita.update(params.uid, body, context),
    removeFestivita: ({ params, query }, context) => festivita.remove(params.uid, query.versione, context),
    duplicateFestivita: ({ query }, context) => duplicateFestivita(store)(query, context),
  };
};

const impostazioni = ({ store }: Platform): Implementation<typeof impostazioniRoutes> => {
  const firme = firmeService(store);
  return {
    getFirme: (_input, { codmin }) => firme.get(codmin),
    saveFirme: ({ body }, context) => firme.save(body, context),
    getOpzioniPreside: (_input, { codmin }) => opzioniPreside(store, codmin),
    saveOpzioniPreside: ({ body }, context) => saveOpzioniPreside(store, body, context),
    getDatiRetributivi: async ({ params }) => datiRetributivi(params.date, params.prgQualifica, params.fascia),
    getImportiOrari: async ({ params }) => importiOrari(params.prgQualifica, params.date),
    getOpzioniAfam: (_input, context) => opzioniAfam(store, context),
    getEmoOpzioniPreside: (_input, { codmin }) => opzioniPreside(store, codmin),
    saveEmoOpzioniPreside: ({ body }, context) =>
      saveOpzioniPreside(store, { ...body.opzioni, versione: body.versione }, context),
  };
};
