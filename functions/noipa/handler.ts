import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { noipaRoutes } from '#shared/contracts/noipa/index.ts';
import { noipaImplementation } from './routes.ts';

export const handler = apiHandler(noipaRoutes, () => noipaImplementation(), {
  platform: platformFromEnv(process.env, 'noipa'),
});
