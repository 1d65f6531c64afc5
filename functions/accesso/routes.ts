import type { Implementation, MezziArea } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import { elencoUtentiRoutes } from '#shared/contracts/accesso/elenco-utenti.ts';
import type { accessoRoutes } from '#shared/contracts/accesso/index.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';

type Mezzi = Pick<MezziArea, 'platform' | 'identita' | 'posta'>;

/** Sign-in, the school one works in, what the user keeps for itself, who may enter the school. */
export const accessoImplementation = ({
  platform: { store, minVersion, log, clock },
  identita,
  posta,
}: Mezzi): Implementation<typeof accessoRoutes> => ({
  ...deferred(sessioneRoutes, async () =>
    (await import('./chiamate-sessione.ts')).sessioneImplementation({ store, log, clock, identita, posta, minVersion }),
  ),
  ...deferred(utentiRoutes, async () =>
    (await import('./chiamate-utenti.ts')).utentiImplementation({ store, log, clock, identita, posta }),
  ),
  ...deferred(elencoUtentiRoutes, async () =>
    (await import('./chiamate-utenti.ts')).elencoImplementation({ store, log, clock, identita, posta }),
  ),
});
