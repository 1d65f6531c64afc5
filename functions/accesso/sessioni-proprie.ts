import { closeSessioni, registro } from '#archivio/accesso/registro.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { chiaveSessione } from '#platform/caller/sessione.ts';
import { isRicordata } from '#platform/caller/uso.ts';
import { epochSeconds, instant } from '#platform/clock.ts';
import type { Store } from '#platform/data/dynamo.ts';
import type { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import type { RouteOutput } from '#shared/contracts/route.ts';

/** Sessions that one answer tells. */
const ELENCATE = 200;
const PREFISSO = 'SESSIONE#';

/** One's own sessions: who left one open elsewhere sees it, and closes it. */
export const sessioniProprie = (store: Store) => {
  const proprie = async ({ sessione, credenziali, adesso }: RequestContext) => {
    const mia = credenziali.sessionToken === undefined ? '' : chiaveSessione(credenziali.sessionToken).pk;
    return (await registro(store).listSessioni(sessione.utente))
      .filter(({ scade }) => scade > epochSeconds(adesso))
      .map((una) => ({ ...una, uid: una.chiave.pk.slice(PREFISSO.length), questa: una.chiave.pk === mia }));
  };
  return {
    list: async (context: RequestContext): Promise<RouteOutput<typeof sessioneRoutes.listSessioni>> => ({
      sessioni: (await proprie(context)).slice(0, ELENCATE).map((una) => ({
        uid: una.uid,
        codmin: una.codmin,
        aperta: una.creata,
        scade: instant(new Date(una.scade * 1000)),
        ricordata: isRicordata(una),
        questa: una.questa,
      })),
    }),

    /** Closes one, or, without a uid, all but the one that asks. */
    close: async (
      { uid }: { readonly uid: string | null },
      context: RequestContext,
    ): Promise<RouteOutput<typeof sessioneRoutes.closeSessioni>> => {
      const daChiudere = (await proprie(context)).filter((una) => (uid === null ? !una.questa : una.uid === uid));
      if (daChiudere.length === 0) return { chiuse: 0 };
      closeSessioni(
        daChiudere.map(({ chiave }) => chiave),
        context.modifica,
      );
      context.modifica.audit({
        entita: 'SESSIONE',
        uid: context.sessione.subject,
        azione: 'eliminato',
        prima: { sessioni: daChiudere.length },
      });
      return { chiuse: daChiudere.length };
    },
  };
};
