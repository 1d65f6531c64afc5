import { attivitaRoutes } from './attivita.ts';
import { serviziRoutes as servizi } from './servizi.ts';

/** Services, their yearly duplication, and the particular activities of people. */
export const serviziRoutes = { ...servizi, ...attivitaRoutes } as const;
