import { filesFromEnv } from '../platform/files.ts';
import { apiHandler } from '../platform/http/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { workflowsFromEnv } from '../platform/work/workflows.ts';
import { cedoliniAreaRoutes, cedoliniImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'cedolini');

export const handler = apiHandler(
  cedoliniAreaRoutes,
  cedoliniImplementation(platform, filesFromEnv(process.env), workflowsFromEnv(process.env)),
  platform,
);
