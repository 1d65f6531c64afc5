import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/index.ts';
import { daRicalcolare } from '../cedolini/ricalcolo/da-ricalcolare.ts';
import { assenzeImplementation } from './routes.ts';

export const handler = apiHandler(assenzeRoutes, ({ platform }) => assenzeImplementation(platform), {
  platform: { ...platformFromEnv(process.env, 'assenze'), conseguenze: daRicalcolare },
});
