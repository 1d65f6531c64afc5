import type { casaRoutes } from '../../shared/contracts/casa/index.ts';
import { scuolaRegistrata } from '../archivio/accesso/registro.ts';
import { opzioniApprovazione } from '../archivio/casa/approvazione.ts';
import type { Implementation } from '../platform/http/api-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { approvazioniService } from './approvazioni/approvazioni-service.ts';
import { auditService } from './audit-service.ts';
import { getCruscotto } from './cruscotto/cruscotto.ts';
import { letturaDirigenteService } from './dirigente.ts';
import { createScuolaPropria } from './inizializzazione.ts';
import { checkDati } from './mancanze.ts';
import { notificheService } from './notifiche-service.ts';
import { novitaService } from './novita.ts';
import { ricercaGlobaleService } from './ricerca-globale.ts';
import { syncAnagrafe } from './sincronizzazione.ts';
import { versioneArchivi } from './versione-archivi.ts';

/** The first page of the office: state of the archives, first access, what is missing, the month at a glance, notifications, news, the trail, the head teacher's reading. */
export const casaImplementation = ({ cursori, minVersion }: Platform): Implementation<typeof casaRoutes> => {
  const notifiche = notificheService;
  const novita = novitaService;
  const dirigente = letturaDirigenteService({ cursori });
  const audit = auditService({ cursori });
  const ricerca = ricercaGlobaleService({ cursori });
  return {
    getVersioneArchivi: (_input, { archivio }) => versioneArchivi(archivio, minVersion),
    initScuola: async (_input, context) => {
      const scuola = await scuolaRegistrata(context.archivio);
      return { creati: scuola ? [...(await createScuolaPropria(scuola, context))] : [] };
    },
    checkDatiScuola: (_input, context) => checkDati(context),
    getCruscotto: ({ query }, context) => getCruscotto(query, context),
    syncAnagrafe: ({ body }, context) => syncAnagrafe(body, context),
    listNotifiche: ({ body }, context) => notifiche.list(body, context),
    readNotifica: ({ body }, context) => notifiche.read(body.uid, context),
    removeNotifica: ({ body }, context) => notifiche.remove(body.uid, context),
    listNovita: ({ query }, context) => novita.list(query.appVersion, context),
    dismissNovita: ({ body }, context) => novita.dismiss(body.codeNews, context),
    listServiziDirigente: ({ body }, context) => dirigente.listServizi(body, context),
    listAssenzeDirigente: ({ body }, context) => dirigente.listAssenze(body, context),
    listCedoliniDirigente: ({ body }, context) => dirigente.listCedolini(body, context),
    cerca: ({ body }, context) => ricerca.search(body.testo, context),
    listApprovazioni: (_input, context) => approvazioniService.list(context),
    decideApprovazione: ({ body }, context) => approvazioniService.decide(body, context),
    saveOpzioniApprovazione: ({ body }, context) => opzioniApprovazione.save(body.opzioni, body.versione, context),
    searchAudit: ({ body }, context) => audit.search(body, context),
  };
};
