import type { PassaggioElaborazioni } from '#archivio/persone/passaggio-elaborazioni.ts';
import { elencoPersone, rigaDi, rigaPersona } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { renameOperazioni } from '#archivio/servizi/nominativi.ts';
import { pageByIndex } from '#platform/data/elenco.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { anagrafeRoutes as personeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { fiscaleRoutes } from '#shared/contracts/anagrafe/fiscale.ts';
import type { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { anagrafeRoutes } from '#shared/contracts/anagrafe/index.ts';
import type { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import type { restituzioniRoutes } from '#shared/contracts/anagrafe/restituzione.ts';
import type { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import type { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { vociDizionario } from '../riferimento/voci/soggettive.ts';
import { accorpamentoService } from './accorpamento/accorpamento-service.ts';
import { omonimiService } from './accorpamento/omonimi-service.ts';
import { datiPersonaliService } from './dati-personali/dati-personali-service.ts';
import { fiscaliService } from './fiscali/fiscali-service.ts';
import { listRegioni } from './fiscali/regioni-fiscali.ts';
import { incarichi } from './incarichi/incarichi.ts';
import { famFiscaliService } from './nucleo/famfiscali-service.ts';
import { nucleoService } from './nucleo/nucleo-service.ts';
import { personeService } from './persone/persone-service.ts';
import { ricercaCedoliniService } from './persone/ricerca-cedolini.ts';
import { ricercaPersoneService } from './persone/ricerca-persone.ts';
import { listSituazioni } from './persone/situazioni.ts';
import { restituzioni } from './restituzioni/restituzioni.ts';
import { saldiApertura } from './saldi/saldi-apertura.ts';
import { particolarita } from './voci/particolarita.ts';
import { soggettive } from './voci/soggettiva.ts';
import { vociPersona } from './voci/voce-persona.ts';

export const anagrafeImplementation = (
  platform: Platform,
  workflows: Workflows,
  passaggio: PassaggioElaborazioni,
): Implementation<typeof anagrafeRoutes> => ({
  ...persone(platform, workflows, passaggio),
  ...nucleo(),
  ...fiscale(platform),
  ...vociDellaPersona(),
  ...incarichiDellaPersona(),
  ...aperture(),
  ...restituite(),
  listSituazioni: ({ body }, context) => listSituazioni(body.uids, context),
});

const persone = (
  { cursori }: Platform,
  workflows: Workflows,
  passaggio: PassaggioElaborazioni,
): Implementation<typeof personeRoutes> => {
  const servizio = personeService;
  const ricerca = ricercaPersoneService({ cursori });
  const accorpamento = accorpamentoService({ workflows, passaggio });
  const datiPersonali = datiPersonaliService({ workflows });
  return {
    searchAnag: ({ body }, { archivio }) => ricerca.search(body, archivio),
    searchAll: ({ body }, { archivio }) => ricerca.searchAll(body, archivio),
    getPersona: ({ params }, { archivio }) => personeRepository(archivio).resolve(params.uid),
    createPersona: ({ body }, context) => servizio.create(body, context),
    updatePersona: async ({ params, body }, context) => {
      const persona = await servizio.update(params.uid, body, context);
      context.modifica.add(...(await renameOperazioni(context.archivio, persona)));
      return persona;
    },
    nextMatricola: (_input, context) => servizio.nextMatricola(context),
    getPersonaPropria: (_input, { archivio, sessione }) =>
      personeRepository(archivio).resolve(sessione.uidSubAnagrafe ?? asUid('')),
    listAllAnagrafe: (_input, { archivio }) =>
      pageByIndex({ archivio, cursori }, elencoPersone, { limit: 0 }, rigaPersona),
    listCfAnomali: ({ body }, { archivio }) => ricerca.listCfAnomali(body, archivio),
    accorpaAnagrafe: async ({ body }, context) => {
      const niente = { gruppi: [], anteprima: null, lavoro: null };
      if (body.azione === 'CERCA') return { ...niente, gruppi: await omonimiService.find(context) };
      if (body.azione === 'ANTEPRIMA') return { ...niente, anteprima: await accorpamento.preview(body, context) };
      return { ...niente, ...(await accorpamento.start(body, context)) };
    },
    collectDatiPersonali: ({ body }, context) => datiPersonali.start(body.uid, context),
    markOmonimi: async ({ body }, context) => {
      await omonimiService.mark(body, context);
      return body;
    },
  };
};

const nucleo = (): Implementation<typeof nucleoRoutes> => {
  const familiari = nucleoService;
  const famFiscali = famFiscaliService;
  return {
    listNucleo: ({ query }, context) => familiari.list(query.uidSubAnagrafe, context),
    getFamiliare: ({ params }, context) => familiari.get(params.uid, context),
    createFamiliare: ({ body }, context) => familiari.create(body, context),
    updateFamiliare: ({ params, body }, context) => familiari.update(params.uid, body, context),
    removeFamiliare: ({ params, query }, context) => familiari.remove(params.uid, query.versione, context),
    listFamFiscali: ({ body }, context) => famFiscali.list(body.criteria.UID_PARENTE, context),
    createFamFiscale: ({ body }, context) => famFiscali.create(body, context),
    updateFamFiscale: ({ body }, context) => famFiscali.update(body, context),
    removeFamFiscale: ({ body }, context) => famFiscali.remove(body.uid, body.versione, context),
  };
};

const fiscale = ({ cursori }: Platform): Implementation<typeof fiscaleRoutes> => {
  const fiscali = fiscaliService;
  const perCedolini = ricercaCedoliniService({ cursori });
  return {
    listRegioni: async ({ body }) => listRegioni(body.criteria ?? {}),
    listAnagrafeByPrg: async ({ body }, { archivio }) => {
      const repository = personeRepository(archivio);
      return (
        await repository.getMany(await repository.findByUnico('prgAnagrafe', body.criteria.prgAnagrafe.map(String)))
      ).map(rigaDi);
    },
    searchAnagrafeCedolini: ({ body }, { archivio }) => perCedolini.search(body, archivio),
    createFiscali: ({ body }, context) => fiscali.create(body, context),
    updateFiscali: ({ body }, context) => fiscali.update(body, context),
    removeFiscali: ({ body }, context) => fiscali.remove(body, context),
    listFiscali: ({ body }, context) => fiscali.list(body.criteria, context),
    checkFiscali: ({ body }, context) => fiscali.check(body.numAnno, body.uidSubAnagrafeList, context),
    createFiscaliDefault: ({ body }, context) => fiscali.createDefault(body, context),
  };
};

const vociDellaPersona = (): Implementation<typeof vociPersonaRoutes> => {
  const [personali, utente, speciali] = [soggettive, vociPersona, particolarita];
  return {
    listSoggettive: async ({ body }, context) =>
      dalPiuRecente(await personali.list(body.criteria.uidSubAnagrafe, context)).filter(
        ({ codVoce }) => body.criteria.codVoce === undefined || codVoce === body.criteria.codVoce,
      ),
    createSoggettiva: ({ body }, context) => personali.create(body, context),
    updateSoggettiva: ({ body }, context) => personali.update(body.uid, body, context),
    removeSoggettiva: ({ body }, context) => personali.remove(body.uid, body.versione, context),
    listVociDizionario: async () => vociDizionario.map(({ trattenuta: _trattenuta, ...voce }) => voce),
    listVociPersona: ({ query }, context) => utente.list(query.uidSubAnagrafe, context),
    createVocePersona: ({ body }, context) => utente.create(body, context),
    updateVocePersona: ({ body }, context) => utente.update(body.uid, body, context),
    removeVocePersona: ({ body }, context) => utente.remove(body.uid, body.versione, context),
    listParticolarita: async ({ query }, context) => dalPiuRecente(await speciali.list(query.uidSubAnagrafe, context)),
    createParticolarita: ({ body }, context) => speciali.create(body, context),
    updateParticolarita: ({ body }, context) => speciali.update(body.uid, body, context),
    removeParticolarita: ({ body }, context) => speciali.remove(body.uid, body.versione, context),
  };
};

const incarichiDellaPersona = (): Implementation<typeof incarichiRoutes> => ({
  listIncarichi: async ({ body }, context) => dalPiuRecente(await incarichi.list(body.criteria, context)),
  createIncarico: ({ body }, context) => incarichi.create(body, context),
  updateIncarico: ({ body }, context) => incarichi.update(body.uid, body, context),
  removeIncarico: ({ body }, context) => incarichi.remove(body.uid, body.versione, context),
});

const aperture = (): Implementation<typeof saldiAperturaRoutes> => ({
  listSaldi: ({ body }, context) => saldiApertura.list(body.criteria, context),
  saveSaldo: ({ body }, context) => saldiApertura.save(body, context),
  removeSaldo: ({ body }, context) => saldiApertura.remove(body.uid, body.versione, context),
});

const restituite = (): Implementation<typeof restituzioniRoutes> => ({
  listRestituzioni: ({ body }, { archivio }) => restituzioni.list(body.criteria.anno, archivio),
  createRestituzione: ({ body }, context) => restituzioni.create(body, context),
  updateRestituzione: ({ body }, context) => restituzioni.update(body.uid, body, context),
  removeRestituzione: ({ body }, context) => restituzioni.remove(body.uid, body.versione, context),
});

const dalPiuRecente = <R extends { readonly datInizio: string }>(righe: readonly R[]): R[] =>
  righe.toSorted((a, b) => (a.datInizio < b.datInizio ? 1 : -1));
