import type { Implementation } from '#platform/http/api-handler.ts';
import type { elencoUtentiRoutes } from '#shared/contracts/accesso/elenco-utenti.ts';
import type { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { contiService, type MezziConti } from './conti-service.ts';
import { elencoUtentiService } from './elenco/elenco-utenti-service.ts';
import { rifiutateService } from './rifiutate-service.ts';
import { utentiService } from './utenti-service.ts';

/** The calls about who may enter the school. */
export const utentiImplementation = (mezzi: MezziConti): Implementation<typeof utentiRoutes> => {
  const utenti = utentiService(mezzi.store, contiService(mezzi));
  const rifiutate = rifiutateService(utenti);
  return {
    listUtenti: (_richiesta, context) => utenti.list(context),
    listRifiutate: (_richiesta, context) => rifiutate.list(context),
    inviteUtente: ({ body }, context) => utenti.invite(body, context),
    updateUtente: ({ body }, context) => utenti.update(body, context),
    changeConto: ({ body }, context) => utenti.changeConto(body, context),
    removeUtente: ({ body }, context) => utenti.remove(body, context),
  };
};

/** The calls that bring in the users of a whole sheet. */
export const elencoImplementation = (mezzi: MezziConti): Implementation<typeof elencoUtentiRoutes> => {
  const elenco = elencoUtentiService(utentiService(mezzi.store, contiService(mezzi)));
  return {
    previewElencoUtenti: ({ body }, context) => elenco.preview(body, context),
    applyElencoUtenti: ({ body }, context) => elenco.apply(body, context),
  };
};
