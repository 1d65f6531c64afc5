import { lavoroRoutes } from './lavoro.ts';

/** Long work of every kind: seen, stopped, retried, undone. */
export const lavoriRoutes = { ...lavoroRoutes } as const;
