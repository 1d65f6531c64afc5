import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/index.ts';
import { daRicalcolare } from '../cedolini/ricalcolo/da-ricalcolare.ts';
import { impedimentoElaborazioni } from '../cedolini/schede-accorpate/impedimento.ts';
import { anagrafeImplementation } from './routes.ts';

export const handler = apiHandler(
  anagrafeRoutes,
  ({ platform, workflows }) => anagrafeImplementation(platform, workflows, impedimentoElaborazioni),
  {
    platform: { ...platformFromEnv(process.env, 'anagrafe'), conseguenze: daRicalcolare },
    workflows: workflowsFromEnv(process.env),
  },
);
