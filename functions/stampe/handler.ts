import { setting } from '#platform/environment.ts';
import { filesFromEnv } from '#platform/files.ts';
import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { stampeRoutes } from '#shared/contracts/stampe/index.ts';
import { stampeImplementation } from './routes.ts';

const release = setting(process.env, 'RELEASE');

export const handler = apiHandler(stampeRoutes, (mezzi) => stampeImplementation({ ...mezzi, release }), {
  platform: platformFromEnv(process.env, 'stampe'),
  files: filesFromEnv(process.env),
  workflows: workflowsFromEnv(process.env),
});
