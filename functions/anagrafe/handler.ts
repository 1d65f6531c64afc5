import { daRicalcolare } from '../cedolini/cedolino/da-ricalcolare.ts';
import { apiHandler } from '../platform/http/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { workflowsFromEnv } from '../platform/work/workflows.ts';
import { anagrafeAreaRoutes, anagrafeImplementation } from './routes.ts';

const platform = { ...platformFromEnv(process.env, 'anagrafe'), conseguenze: daRicalcolare };

export const handler = apiHandler(
  anagrafeAreaRoutes,
  anagrafeImplementation(platform, workflowsFromEnv(process.env)),
  platform,
);
