import type { ImpedimentoElaborazioni } from '#archivio/persone/passaggio-elaborazioni.ts';
import { elencoPersone, rigaPersona } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { renameOperazioni } from '#archivio/servizi/nominativi.ts';
import { pageByIndex } from '#platform/data/elenco.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { anagrafeRoutes as personeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { accorpamentoService } from '../accorpamento/accorpamento-service.ts';
import { omonimiService } from '../accorpamento/omonimi-service.ts';
import { datiPersonaliService } from '../dati-personali/dati-personali-service.ts';
import { personeService } from '../persone/persone-service.ts';
import { ricercaPersoneService } from '../persone/ricerca-persone.ts';

export const personeImplementation = (
  { cursori }: Platform,
  workflows: Workflows,
  impedimento: ImpedimentoElaborazioni,
): Implementation<typeof personeRoutes> => {
  const servizio = personeService;
  const ricerca = ricercaPersoneService({ cursori });
  const accorpamento = accorpamentoService({ workflows, impedimento });
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
