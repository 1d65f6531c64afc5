import { sessioneRoutes } from '../../shared/contracts/accesso/sessione.ts';
import { casaRoutes } from '../../shared/contracts/casa/casa.ts';
import { notificheRoutes } from '../../shared/contracts/casa/notifiche.ts';
import { lavoroRoutes } from '../../shared/contracts/lavori/lavoro.ts';
import { scambioRoutes } from '../../shared/contracts/scambio/scambio.ts';
import { preferenzeRepository } from '../archivio/casa/preferenza.ts';
import { searchAudit } from '../casa/audit-service.ts';
import { casaImplementation } from '../casa/casa-routes.ts';
import { notificheService } from '../casa/notifiche-service.ts';
import { novitaService } from '../casa/novita.ts';
import { azioni } from '../lavori/azioni.ts';
import { lavoriService } from '../lavori/lavori-service.ts';
import type { Files } from '../platform/files.ts';
import type { Implementation } from '../platform/http/api-handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { Workflows } from '../platform/work/workflows.ts';
import { createEsportazione } from '../scambio/esportazioni-service.ts';
import { importazioniService } from '../scambio/importazioni-service.ts';
import { login, logout, switchScuola, validateCredentials } from './accesso-service.ts';

/** The calls of area sessione: sign-in, preferences, audit, long work, notifications, exchange of data. */
export const sessioneAreaRoutes = {
  ...sessioneRoutes,
  ...lavoroRoutes,
  ...notificheRoutes,
  ...casaRoutes,
  ...scambioRoutes,
} as const;

export const sessioneImplementation = (
  platform: Platform,
  files: Files,
  workflows: Workflows,
): Implementation<typeof sessioneAreaRoutes> => {
  const { store, cursori, minVersion } = platform;
  const accesso = { store, minVersion };
  const lavori = lavoriService({ store, files, workflows, azioni: azioni(store, workflows) });
  const importazioni = importazioniService({ store, files, workflows });
  return {
    ...casaImplementation(platform),
    login: ({ body }, context) => login(accesso)(body, context),
    logout: ({ body }, context) => logout(accesso)(body, context),
    switchScuola: ({ body }, context) => switchScuola(accesso)(body, context),
    validateCredentials: ({ body }, context) => validateCredentials(body, context),
    getPreferenze: ({ query }, { codmin, sessione }) =>
      preferenzeRepository(store, codmin, sessione.utente).get(query.lista),
    savePreferenze: async ({ body }, { codmin, sessione, modifica }) => {
      const salvata = { ...body, versione: body.versione + 1 };
      modifica
        .add(preferenzeRepository(store, codmin, sessione.utente).put(salvata))
        .audit({ entita: 'PREFERENZA', uid: body.lista, azione: 'modificato', dopo: salvata });
      return salvata;
    },
    searchAudit: ({ body }, context) => searchAudit(store, cursori)(body, context),
    getLavoro: ({ params }, context) => lavori.get(params.uid, context),
    stopLavoro: ({ params }, context) => lavori.stop(params.uid, context),
    retryLavoro: ({ params }, context) => lavori.retry(params.uid, context),
    undoLavoro: ({ params }, context) => lavori.undo(params.uid, context),
    listNotifiche: ({ body }, context) => notificheService(store).list(body, context),
    readNotifica: ({ body }, context) => notificheService(store).read(body.uid, context),
    removeNotifica: ({ body }, context) => notificheService(store).remove(body.uid, context),
    listNovita: (_input, context) => novitaService(store).list(context),
    createImportazione: ({ body }, context) => importazioni.create(body, context),
    getImportazione: ({ params, query }, context) => importazioni.get(params.uid, query, context),
    applyImportazione: ({ params, body }, context) => importazioni.apply(params.uid, body.versione, context),
    createEsportazione: ({ body }, context) => createEsportazione({ store, workflows })(body, context),
    dismissNovita: ({ body }, context) => novitaService(store).dismiss(body.codeNews, context),
  };
};
