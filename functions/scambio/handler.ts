import { filesFromEnv } from '#platform/files.ts';
import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { scambioRoutes } from '#shared/contracts/scambio/index.ts';
import { scambioImplementation } from './routes.ts';

export const handler = apiHandler(scambioRoutes, ({ files, workflows }) => scambioImplementation(files, workflows), {
  platform: platformFromEnv(process.env, 'scambio'),
  files: filesFromEnv(process.env),
  workflows: workflowsFromEnv(process.env),
});
