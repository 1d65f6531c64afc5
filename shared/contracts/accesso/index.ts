import { sessioneRoutes } from './sessione.ts';

/** Sign-in, the school one works in, what the user keeps for itself. */
export const accessoRoutes = { ...sessioneRoutes } as const;
