import { apiHandler } from '../platform/http/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { workflowsFromEnv } from '../platform/work/workflows.ts';
import { tabelleAreaRoutes, tabelleImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'tabelle');

export const handler = apiHandler(
  tabelleAreaRoutes,
  tabelleImplementation(platform, workflowsFromEnv(process.env)),
  platform,
);
