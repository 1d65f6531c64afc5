import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/index.ts';
import { daRicalcolare } from '../cedolini/ricalcolo/da-ricalcolare.ts';
import { scuolaImplementation } from './routes.ts';

export const handler = apiHandler(scuolaRoutes, ({ platform }) => scuolaImplementation(platform), {
  platform: { ...platformFromEnv(process.env, 'scuola'), conseguenze: daRicalcolare },
});
