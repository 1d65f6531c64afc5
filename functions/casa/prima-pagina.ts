import { scuolaRegistrata } from '#archivio/accesso/registro.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { getCruscotto } from './cruscotto/cruscotto.ts';
import { createScuolaPropria } from './inizializzazione.ts';
import { checkDati } from './mancanze/mancanze.ts';
import { syncAnagrafe } from './sincronizzazione.ts';

/** The calls of the first page itself: each school's own archive as it is at this moment. */
export const primaPaginaImplementation = (): Implementation<typeof casaRoutes> => ({
  initScuola: async (_input, context) => {
    const scuola = await scuolaRegistrata(context.archivio);
    return { creati: scuola ? [...(await createScuolaPropria(scuola, context))] : [] };
  },
  checkDatiScuola: (_input, context) => checkDati(context),
  getCruscotto: ({ query }, context) => getCruscotto(query, context),
  syncAnagrafe: ({ body }, context) => syncAnagrafe(body, context),
});
