import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { accessoRoutes } from '#shared/contracts/accesso/index.ts';
import { accessoImplementation } from './routes.ts';

export const handler = apiHandler(accessoRoutes, ({ platform }) => accessoImplementation(platform), {
  platform: platformFromEnv(process.env, 'accesso'),
});
