import type { PublicImplementation } from '#platform/http/public-handler.ts';
import type { pubblicoRoutes } from '#shared/contracts/pubblico/index.ts';
import { esitoPubblico } from './calcola.ts';

export const pubblicoImplementation = (): PublicImplementation<typeof pubblicoRoutes> => ({
  calcolaPubblico: ({ body }) => Promise.resolve(esitoPubblico(body.caso)),
});
