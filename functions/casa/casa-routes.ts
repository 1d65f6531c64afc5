import type { casaRoutes } from '../../shared/contracts/casa/casa.ts';
import { registro } from '../archivio/accesso/registro.ts';
import type { Implementation } from '../platform/http/api-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { checkDati, cruscotto } from './cruscotto.ts';
import { createScuolaPropria } from './inizializzazione.ts';
import { syncAnagrafe } from './sincronizzazione.ts';
import { versioneArchivi } from './versione-archivi.ts';

/** The first page of the office: state of the archives, first access, what is missing, the month at a glance, names brought up to the registry. */
export const casaImplementation = ({ store, cursori, minVersion }: Platform): Implementation<typeof casaRoutes> => ({
  getVersioneArchivi: (_input, { codmin }) => versioneArchivi(store, codmin, minVersion),
  initScuola: async (_input, context) => {
    const scuola = await registro(store).getScuola(context.codmin);
    return { creati: scuola ? [...(await createScuolaPropria(store, scuola, context))] : [] };
  },
  checkDatiScuola: (_input, context) => checkDati(store, context),
  getCruscotto: ({ query }, context) => cruscotto({ store, cursori }, query, context),
  syncAnagrafe: ({ body }, context) => syncAnagrafe(store)(body, context),
});
