/** Imports and exports. */
export { scambioRoutes } from './scambio.ts';
