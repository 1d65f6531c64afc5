import { avvisiPostaService } from '#archivio/scuola/avvisi-posta.ts';
import { firmeService } from '#archivio/scuola/firme.ts';
import { opzioniPreside, saveOpzioniPreside } from '#archivio/scuola/opzioni-preside.ts';
import { opzioniAfam } from '#archivio/scuola/opzioni-scuola.ts';
import { elencoScuoleItalia, rigaScuolaItalia } from '#archivio/scuola/scuole-italia.ts';
import { listSettori } from '#archivio/scuola/settore.ts';
import { pageByIndex } from '#platform/data/elenco.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import type { Platform } from '#platform/platform.ts';
import type { avvisiPostaRoutes } from '#shared/contracts/scuola/avvisi-posta.ts';
import type { calendariRoutes } from '#shared/contracts/scuola/calendari.ts';
import type { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import type { identitaRoutes } from '#shared/contracts/scuola/identita.ts';
import type { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import type { scuolaRoutes } from '#shared/contracts/scuola/index.ts';
import type { scuolaRoutes as scuoleRoutes } from '#shared/contracts/scuola/scuola.ts';
import { subentroRoutes } from '#shared/contracts/scuola/subentro.ts';
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
import { identitaService } from './identita-service.ts';
import { scuoleService } from './scuole-service.ts';
import { settori } from './settori.ts';
import { datiRetributivi, importiOrari } from './tariffe.ts';

export const scuolaImplementation = (platform: Platform): Implementation<typeof scuolaRoutes> => ({
  ...scuole(platform),
  ...identita(),
  ...deferred(subentroRoutes, async () => {
    const { getSubentro } = await import('./subentro.ts');
    return { getSubentro: (_input, { archivio }) => getSubentro(archivio) };
  }),
  ...elenchi(platform),
  ...calendari(),
  ...impostazioni(),
  ...avvisiPosta(platform),
});

const scuole = ({ cursori }: Platform): Implementation<typeof scuoleRoutes> => {
  const service = scuoleService;
  return {
    listScuole: ({ query }, { archivio }) => service.list(query, archivio),
    createScuola: ({ body }, context) => service.create(body, context),
    getScuola: ({ params }, context) => service.get(params.uid, context),
    updateScuola: ({ params, body }, context) => service.update(params.uid, body, context),
    removeScuola: ({ params, query }, context) => service.remove(params.uid, query.versione, context),
    searchScuole: ({ body }, { archivio }) => service.search(body, archivio),
    searchScuoleItalia: ({ body }, { archivio }) =>
      pageByIndex({ archivio, cursori }, elencoScuoleItalia, body, rigaScuolaItalia),
    listSedi: (_input, { archivio }) => service.listSedi(archivio),
    listSettori: (_input, { archivio }) => listSettori(archivio),
    createSettore: ({ body }, context) => settori.create(body, context),
    updateSettore: ({ params, body }, context) => settori.update(params.uid, body, context),
    removeSettore: ({ params, query }, context) => settori.remove(params.uid, query.versione, context),
  };
};

const identita = (): Implementation<typeof identitaRoutes> => ({
  changeIdentita: ({ params, body }, context) => identitaService.change(params.uid, body, context),
  undoIdentita: ({ params, query }, context) => identitaService.undo(params.uid, query, context),
});

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

const calendari = (): Implementation<typeof calendariRoutes> => {
  const [calendario, festivita] = [calendariService, festivitaService];
  return {
    listCalendari: ({ query }, { archivio }) => calendario.list(query, archivio),
    createCalendario: ({ body }, context) => calendario.create(body, context),
    updateCalendario: ({ params, body }, context) => calendario.update(params.uid, body, context),
    removeCalendario: ({ params, query }, context) => calendario.remove(params.uid, query.versione, context),
    assignSedi: ({ params, body }, context) => calendario.assignSedi(params.uid, body, context),
    listFestivita: ({ query }, { archivio }) => festivita.list(query.anno, archivio),
    createFestivita: ({ body }, context) => festivita.create(body, context),
    updateFestivita: ({ params, body }, context) => festivita.update(params.uid, body, context),
    removeFestivita: ({ params, query }, context) => festivita.remove(params.uid, query.versione, context),
    duplicateFestivita: ({ query }, context) => duplicateFestivita(query, context),
  };
};

const impostazioni = (): Implementation<typeof impostazioniRoutes> => {
  const firme = firmeService;
  return {
    getFirme: (_input, { archivio }) => firme.get(archivio),
    saveFirme: ({ body }, context) => firme.save(body, context),
    getOpzioniPreside: (_input, { archivio }) => opzioniPreside(archivio),
    saveOpzioniPreside: ({ body }, context) => saveOpzioniPreside(body, context),
    getDatiRetributivi: async ({ params }) => datiRetributivi(params.date, params.prgQualifica, params.fascia),
    getImportiOrari: async ({ params }) => importiOrari(params.prgQualifica, params.date),
    getOpzioniAfam: (_input, context) => opzioniAfam(context),
    getEmoOpzioniPreside: (_input, { archivio }) => opzioniPreside(archivio),
    saveEmoOpzioniPreside: ({ body }, context) =>
      saveOpzioniPreside({ ...body.opzioni, versione: body.versione }, context),
  };
};

const avvisiPosta = ({ mittente }: Platform): Implementation<typeof avvisiPostaRoutes> => {
  const avvisi = avvisiPostaService({ mittente });
  return {
    getAvvisiPosta: (_input, { archivio }) => avvisi.get(archivio),
    saveAvvisiPosta: ({ body }, context) => avvisi.save(body.avvisi, body.versione, context),
  };
};
