import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import type { Platform } from '#platform/platform.ts';
import { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import { casaRoutes as primaPaginaRoutes } from '#shared/contracts/casa/casa.ts';
import { cercaRoutes } from '#shared/contracts/casa/cerca.ts';
import { dirigenteRoutes } from '#shared/contracts/casa/dirigente.ts';
import type { casaRoutes } from '#shared/contracts/casa/index.ts';
import { auditService } from './audit-service.ts';
import { notificheService } from './notifiche-service.ts';
import { novitaService } from './novita.ts';
import { versioneArchivi } from './versione/versione-archivi.ts';

/** The first page of the office: state of the archives, first access, what is missing, the month at a glance, notifications, news, the trail, the head teacher's reading. */
export const casaImplementation = ({ store, cursori, minVersion }: Platform): Implementation<typeof casaRoutes> => {
  const audit = auditService({ cursori });
  return {
    ...deferred(primaPaginaRoutes, async () => (await import('./prima-pagina.ts')).primaPaginaImplementation()),
    // asked by every page, and light: it does not wait for what the dashboard stands on
    getVersioneArchivi: (_input, { archivio }) => versioneArchivi(archivio, minVersion),
    ...deferred(approvazioniRoutes, async () =>
      (await import('./approvazioni/chiamate.ts')).approvazioniImplementation(store),
    ),
    ...deferred(dirigenteRoutes, async () => {
      const [{ letturaDirigenteService }, { getSpesaDirigente }] = await Promise.all([
        import('./dirigente.ts'),
        import('./spesa-dirigente.ts'),
      ]);
      const dirigente = letturaDirigenteService({ cursori });
      return {
        listServiziDirigente: ({ body }, context) => dirigente.listServizi(body, context),
        listAssenzeDirigente: ({ body }, context) => dirigente.listAssenze(body, context),
        listCedoliniDirigente: ({ body }, context) => dirigente.listCedolini(body, context),
        getSpesaDirigente: (_input, context) => getSpesaDirigente(context),
      };
    }),
    ...deferred(cercaRoutes, async () => {
      const { ricercaGlobaleService } = await import('./ricerca-globale.ts');
      const ricerca = ricercaGlobaleService({ cursori });
      return { cerca: ({ body }, context) => ricerca.search(body.testo, context) };
    }),
    listNotifiche: ({ body }, context) => notificheService.list(body, context),
    readNotifica: ({ body }, context) => notificheService.read(body.uid, context),
    removeNotifica: ({ body }, context) => notificheService.remove(body.uid, context),
    listNovita: ({ query }, context) => novitaService.list(query.appVersion, context),
    dismissNovita: ({ body }, context) => novitaService.dismiss(body.codeNews, context),
    searchAudit: ({ body }, context) => audit.search(body, context),
  };
};
