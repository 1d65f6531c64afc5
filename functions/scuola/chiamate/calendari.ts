import type { Implementation } from '#platform/http/api-handler.ts';
import type { calendariRoutes } from '#shared/contracts/scuola/calendari.ts';
import { calendariService } from '../calendari/calendari-service.ts';
import { duplicateFestivita } from '../calendari/duplica-festivita.ts';
import { festivitaService } from '../calendari/festivita-service.ts';

/** The calls of calendars and holidays. */
export const calendariImplementation = (): Implementation<typeof calendariRoutes> => {
  const [calendario, festivita] = [calendariService, festivitaService];
  return {
    listCalendari: ({ query }, { archivio }) => calendario.list(query, archivio),
    createCalendario: ({ body }, context) => calendario.create(body, context),
    updateCalendario: ({ params, body }, context) => calendario.update(params.uid, body, context),
    removeCalendario: ({ params, query }, context) => calendario.remove(params.uid, query.versione, context),
    assignSedi: ({ params, body }, context) => calendario.assignSedi(params.uid, body, context),
    listFestivita: ({ query }, { archivio }) => festivita.list(query.anno, archivio),
    createFestivita: ({ body }, context) => festivita.create(body, context),
    updateFestivita: ({ params, body }, context) => festivita.update(params.uid, body, context),
    removeFestivita: ({ params, query }, context) => festivita.remove(params.uid, query.versione, context),
    duplicateFestivita: ({ query }, context) => duplicateFestivita(query, context),
  };
};
