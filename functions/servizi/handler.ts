import { daRicalcolare } from '../cedolini/cedolino/da-ricalcolare.ts';
import { apiHandler } from '../platform/http/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { workflowsFromEnv } from '../platform/work/workflows.ts';
import { serviziAreaRoutes, serviziImplementation } from './routes.ts';

const platform = { ...platformFromEnv(process.env, 'servizi'), conseguenze: daRicalcolare };

export const handler = apiHandler(
  serviziAreaRoutes,
  serviziImplementation(platform, workflowsFromEnv(process.env)),
  platform,
);
