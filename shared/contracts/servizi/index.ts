import { attivitaRoutes } from './attivita.ts';
import { prestatoServizioRoutes } from './prestato-servizio.ts';
import { serviziRoutes as servizi } from './servizi.ts';
import { supplenzeRoutes } from './supplenze.ts';

/** Services, their yearly duplication, those of substitutes and what they give each month, and the particular activities of people. */
export const serviziRoutes = { ...servizi, ...supplenzeRoutes, ...prestatoServizioRoutes, ...attivitaRoutes } as const;
