import type { PublicImplementation } from '#platform/http/public-handler.ts';
import type { pubblicoRoutes } from '#shared/contracts/pubblico/index.ts';

export const pubblicoImplementation = (): PublicImplementation<typeof pubblicoRoutes> => ({
  // the engine is read when a case is asked: a call that is refused does not wait for it
  calcolaPubblico: async ({ body }) => (await import('./calcola.ts')).esitoPubblico(body.caso),
});
