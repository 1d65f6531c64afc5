import { firmeService } from '#archivio/scuola/firme.ts';
import { opzioniPreside, saveOpzioniPreside } from '#archivio/scuola/opzioni-preside.ts';
import { opzioniAfam } from '#archivio/scuola/opzioni-scuola.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { datiRetributivi, importiOrari } from '../tariffe.ts';

/** The calls of signatures, settings and tables of pay. */
export const impostazioniImplementation = (): Implementation<typeof impostazioniRoutes> => {
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
