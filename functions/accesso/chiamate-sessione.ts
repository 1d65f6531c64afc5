import { preferenzeRepository } from '#archivio/casa/preferenza.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { accessoService } from './accesso-service.ts';
import { contiService, type MezziConti } from './conti-service.ts';
import { sessioniProprie } from './sessioni-proprie.ts';

/** The calls of one's own session: sign-in, the school one works in, what the user keeps for itself. */
export const sessioneImplementation = ({
  minVersion,
  ...mezzi
}: MezziConti & { readonly minVersion: string }): Implementation<typeof sessioneRoutes> => {
  const { store } = mezzi;
  const accesso = accessoService({ store, minVersion, conti: contiService(mezzi) });
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
    savePreferenze: async ({ body }, { archivio, sessione, modifica }) => {
      const { record, operazioni } = await preferenzeRepository(archivio, sessione.utente).save(body);
      modifica.add(...operazioni);
      return record;
    },
  };
};
