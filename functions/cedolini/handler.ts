import { filesFromEnv } from '#platform/files.ts';
import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { cedoliniRoutes } from '#shared/contracts/cedolini/index.ts';
import { cedoliniImplementation } from './routes.ts';

export const handler = apiHandler(
  cedoliniRoutes,
  ({ platform, files, workflows }) => cedoliniImplementation(platform, files, workflows),
  {
    platform: platformFromEnv(process.env, 'cedolini'),
    files: filesFromEnv(process.env),
    workflows: workflowsFromEnv(process.env),
  },
);
