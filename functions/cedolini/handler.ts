import { apiHandler } from '../platform/api-handler.ts';
import { filesFromEnv } from '../platform/files.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { workflowsFromEnv } from '../platform/workflows.ts';
import { cedoliniAreaRoutes, cedoliniImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'cedolini');

export const handler = apiHandler(
  cedoliniAreaRoutes,
  cedoliniImplementation(platform, filesFromEnv(process.env), workflowsFromEnv(process.env)),
  platform,
);
