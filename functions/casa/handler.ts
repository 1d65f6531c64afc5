import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { casaRoutes } from '#shared/contracts/casa/index.ts';
import { casaImplementation } from './routes.ts';

export const handler = apiHandler(casaRoutes, ({ platform }) => casaImplementation(platform), {
  platform: platformFromEnv(process.env, 'casa'),
});
