import { calcolaRoutes } from './calcola.ts';

/** The calls that anybody may make without signing in. */
export const pubblicoRoutes = { ...calcolaRoutes } as const;
