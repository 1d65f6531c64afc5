import { codiceInpsRepository, posInailRepository, posInpsRepository } from '#archivio/tabelle/posizioni.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { accorpamentoTabelleService } from '../accorpamento/accorpamento-service.ts';
import { codiciInps, posInail, posInps } from '../posizioni.ts';

const perDescrizione = (a: { readonly descrizione: string }, b: { readonly descrizione: string }): number =>
  compareTesti(a.descrizione, b.descrizione);

/** The calls of the positions at INPS and INAIL, and of the codes of INPS. */
export const posizioniImplementation = (workflows: Workflows): Implementation<typeof posizioniRoutes> => {
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
