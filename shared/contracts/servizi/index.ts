import { attivitaRoutes } from './attivita.ts';
import { serviziRoutes as servizi } from './servizi.ts';
import { supplenzeRoutes } from './supplenze.ts';

/** Services, their yearly duplication, those of substitutes, and the particular activities of people. */
export const serviziRoutes = { ...servizi, ...supplenzeRoutes, ...attivitaRoutes } as const;
