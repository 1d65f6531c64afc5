import { lavoroRoutes } from './lavoro.ts';
import { programmatiRoutes } from './programmati.ts';

/** Long work of every kind: seen, stopped, retried, undone; what ran by itself. */
export const lavoriRoutes = { ...lavoroRoutes, ...programmatiRoutes } as const;
