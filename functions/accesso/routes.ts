import { preferenzeRepository } from '#archivio/casa/preferenza.ts';
import type { Implementation, MezziArea } from '#platform/http/api-handler.ts';
import type { accessoRoutes } from '#shared/contracts/accesso/index.ts';
import { accessoService } from './accesso-service.ts';
import { contiService } from './conti-service.ts';
import { elencoUtentiService } from './elenco/elenco-utenti-service.ts';
import { rifiutateService } from './rifiutate-service.ts';
import { sessioniProprie } from './sessioni-proprie.ts';
import { utentiService } from './utenti-service.ts';

type Mezzi = Pick<MezziArea, 'platform' | 'identita' | 'posta'>;

/** Sign-in, the school one works in, what the user keeps for itself, who may enter the school. */
export const accessoImplementation = ({
  platform: { store, minVersion, log, clock },
  identita,
  posta,
}: Mezzi): Implementation<typeof accessoRoutes> => {
  const accesso = accessoService({ store, minVersion });
  const sessioni = sessioniProprie(store);
  const conti = contiService({ store, log, clock, identita, posta });
  const utenti = utentiService(store, conti);
  const rifiutate = rifiutateService(utenti);
  const elenco = elencoUtentiService(utenti);
  return {
    login: ({ body }, context) => accesso.login(body, context),
    logout: ({ body }, context) => accesso.logout(body, context),
    switchScuola: ({ body }, context) => accesso.switchScuola(body, context),
    listSessioni: (_richiesta, context) => sessioni.list(context),
    closeSessioni: ({ body }, context) => sessioni.close(body, context),
    validateCredentials: ({ body }, context) => accesso.validateCredentials(body, context),
    getPreferenze: ({ query }, { archivio, sessione }) =>
      preferenzeRepository(archivio, sessione.utente).get(query.lista),
    savePreferenze: async ({ body }, { archivio, sessione, modifica }) =>
      modifica.write(await preferenzeRepository(archivio, sessione.utente).save(body)),
    listUtenti: (_richiesta, context) => utenti.list(context),
    listRifiutate: (_richiesta, context) => rifiutate.list(context),
    inviteUtente: ({ body }, context) => utenti.invite(body, context),
    updateUtente: ({ body }, context) => utenti.update(body, context),
    changeConto: ({ body }, context) => utenti.changeConto(body, context),
    removeUtente: ({ body }, context) => utenti.remove(body, context),
    previewElencoUtenti: ({ body }, context) => elenco.preview(body, context),
    applyElencoUtenti: ({ body }, context) => elenco.apply(body, context),
  };
};
