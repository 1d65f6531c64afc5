import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { serviziRoutes } from '#shared/contracts/servizi/index.ts';
import { daRicalcolare } from '../cedolini/ricalcolo/da-ricalcolare.ts';
import { serviziImplementation } from './routes.ts';

export const handler = apiHandler(
  serviziRoutes,
  ({ platform, workflows }) => serviziImplementation(platform, workflows),
  {
    platform: { ...platformFromEnv(process.env, 'servizi'), conseguenze: daRicalcolare },
    workflows: workflowsFromEnv(process.env),
  },
);
