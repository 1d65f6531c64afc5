import { calendariRoutes } from './calendari.ts';
import { elenchiScuolaRoutes } from './elenchi-scuola.ts';
import { impostazioniRoutes } from './impostazioni.ts';
import { scuolaRoutes as scuole } from './scuola.ts';

/** Schools and sites, lists of the State, calendars, settings. */
export const scuolaRoutes = { ...scuole, ...elenchiScuolaRoutes, ...calendariRoutes, ...impostazioniRoutes } as const;
