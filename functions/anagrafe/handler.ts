import type { ImpedimentoElaborazioni } from '#archivio/persone/passaggio-elaborazioni.ts';
import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/index.ts';
import { daRicalcolare } from '../cedolini/ricalcolo/da-ricalcolare.ts';
import { anagrafeImplementation } from './routes.ts';

/** Reads the obstacles to a merge of records when there is one to judge. */
const impedimento: ImpedimentoElaborazioni = async (...schede) =>
  (await import('../cedolini/schede-accorpate/impedimento.ts')).impedimentoElaborazioni(...schede);

export const handler = apiHandler(
  anagrafeRoutes,
  ({ platform, workflows }) => anagrafeImplementation(platform, workflows, impedimento),
  {
    platform: { ...platformFromEnv(process.env, 'anagrafe'), conseguenze: daRicalcolare },
    workflows: workflowsFromEnv(process.env),
  },
);
