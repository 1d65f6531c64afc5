import { filesFromEnv } from '#platform/files.ts';
import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { denunceRoutes } from '#shared/contracts/denunce/index.ts';
import { denunceImplementation } from './routes.ts';

export const handler = apiHandler(denunceRoutes, ({ platform, files }) => denunceImplementation(platform, files), {
  platform: platformFromEnv(process.env, 'denunce'),
  files: filesFromEnv(process.env),
});
