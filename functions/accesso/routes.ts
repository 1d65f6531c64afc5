import { preferenzeRepository } from '#archivio/casa/preferenza.ts';
import type { Implementation, MezziArea } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import { elencoUtentiRoutes } from '#shared/contracts/accesso/elenco-utenti.ts';
import type { accessoRoutes } from '#shared/contracts/accesso/index.ts';
import { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { accessoService } from './accesso-service.ts';
import { sessioniProprie } from './sessioni-proprie.ts';

type Mezzi = Pick<MezziArea, 'platform' | 'identita' | 'posta'>;

/** Sign-in, the school one works in, what the user keeps for itself, who may enter the school. */
export const accessoImplementation = ({
  platform: { store, minVersion, log, clock },
  identita,
  posta,
}: Mezzi): Implementation<typeof accessoRoutes> => {
  const accesso = accessoService({ store, minVersion });
  const sessioni = sessioniProprie(store);
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
    ...deferred(utentiRoutes, async () =>
      (await import('./chiamate-utenti.ts')).utentiImplementation({ store, log, clock, identita, posta }),
    ),
    ...deferred(elencoUtentiRoutes, async () =>
      (await import('./chiamate-utenti.ts')).elencoImplementation({ store, log, clock, identita, posta }),
    ),
  };
};
