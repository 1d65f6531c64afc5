import { avvisiPostaRoutes } from './avvisi-posta.ts';
import { calendariRoutes } from './calendari.ts';
import { elenchiScuolaRoutes } from './elenchi-scuola.ts';
import { identitaRoutes } from './identita.ts';
import { impostazioniRoutes } from './impostazioni.ts';
import { logoRoutes } from './logo.ts';
import { scuolaRoutes as scuole } from './scuola.ts';
import { subentroRoutes } from './subentro.ts';

/** Schools and sites, lists of the State, calendars, settings, what is told by e-mail, the passage of a school to another. */
export const scuolaRoutes = {
  ...scuole,
  ...identitaRoutes,
  ...subentroRoutes,
  ...elenchiScuolaRoutes,
  ...calendariRoutes,
  ...impostazioniRoutes,
  ...avvisiPostaRoutes,
  ...logoRoutes,
} as const;
