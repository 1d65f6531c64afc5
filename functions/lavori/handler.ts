import { filesFromEnv } from '#platform/files.ts';
import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { lavoriRoutes } from '#shared/contracts/lavori/index.ts';
import { lavoriImplementation } from './routes.ts';

export const handler = apiHandler(lavoriRoutes, ({ files, workflows }) => lavoriImplementation(files, workflows), {
  platform: platformFromEnv(process.env, 'lavori'),
  files: filesFromEnv(process.env),
  workflows: workflowsFromEnv(process.env),
});
