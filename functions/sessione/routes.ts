import { sessioneRoutes } from '../../shared/contracts/sessione.ts';
import { login, logout, switchScuola, validateCredentials } from './accesso-service.ts';
import { searchAudit } from './audit-service.ts';
import { preferenzeRepository } from './preferenze-repository.ts';
import { registro } from './registro.ts';
import type { Implementation } from '../platform/api-handler.ts';
import type { Platform } from '../platform/platform.ts';

export const sessioneImplementation = ({ store, cursori, minVersion }: Platform): Implementation<typeof sessioneRoutes> => {
  const accesso = { registro: registro(store), minVersion };
  return {
    login: ({ body }, context) => login(accesso)(body, context),
    logout: ({ body }, context) => logout(accesso)(body, context),
    switchScuola: ({ body }, context) => switchScuola(accesso)(body, context),
    validateCredentials: ({ body }, context) => validateCredentials(body, context),
    getPreferenze: ({ query }, { codmin, sessione }) => preferenzeRepository(store, codmin, sessione.utente).get(query.lista),
    savePreferenze: async ({ body }, { codmin, sessione, modifica }) => {
      const salvata = { ...body, versione: body.versione + 1 };
      modifica.add(preferenzeRepository(store, codmin, sessione.utente).put(salvata)).audit({ entita: 'PREFERENZA', uid: body.lista, azione: 'modificato', dopo: salvata });
      return salvata;
    },
    searchAudit: ({ body }, context) => searchAudit(store, cursori)(body, context),
  };
};
