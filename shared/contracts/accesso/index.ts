import { elencoUtentiRoutes } from './elenco-utenti.ts';
import { sessioneRoutes } from './sessione.ts';
import { utentiRoutes } from './utenti.ts';

/** Sign-in, the school one works in, what the user keeps for itself, who may enter the school. */
export const accessoRoutes = { ...sessioneRoutes, ...utentiRoutes, ...elencoUtentiRoutes } as const;
