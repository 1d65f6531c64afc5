import { scambioRoutes as importazioni } from './scambio.ts';
import { storiaRoutes } from './storia.ts';

/** Imports, exports, and what came in and went out lately. */
export const scambioRoutes = { ...importazioni, ...storiaRoutes } as const;
