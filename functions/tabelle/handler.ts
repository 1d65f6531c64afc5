import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { tabelleRoutes } from '#shared/contracts/tabelle/index.ts';
import { daRicalcolare } from '../cedolini/ricalcolo/da-ricalcolare.ts';
import { tabelleImplementation } from './routes.ts';

export const handler = apiHandler(
  tabelleRoutes,
  ({ platform, workflows }) => tabelleImplementation(platform, workflows),
  {
    platform: { ...platformFromEnv(process.env, 'tabelle'), conseguenze: daRicalcolare },
    workflows: workflowsFromEnv(process.env),
  },
);
