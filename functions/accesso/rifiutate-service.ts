import { listRifiutate } from '#archivio/accesso/rifiutate.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { MASSIMO_RIFIUTATE, type utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import type { RouteOutput } from '#shared/contracts/route.ts';
import type { UtentiService } from './utenti-service.ts';

/** The calls that were refused to the users of a school; a user whom the school has no more is told as such. */
export const rifiutateService = (utenti: UtentiService) => ({
  list: async (context: RequestContext): Promise<RouteOutput<typeof utentiRoutes.listRifiutate>> => {
    const [rifiutate, presenti] = await Promise.all([
      listRifiutate(context.archivio, MASSIMO_RIFIUTATE),
      utenti.list(context),
    ]);
    const nomi = new Map(presenti.utenti.map((utente) => [utente.uid, utente]));
    return rifiutate.map((rifiutata) => ({
      ...rifiutata,
      descutente: nomi.get(rifiutata.utente)?.descutente ?? 'Non è più tra gli utenti della scuola',
      user: nomi.get(rifiutata.utente)?.user ?? '',
    }));
  },
});
