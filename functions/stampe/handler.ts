import { stampeRoutes } from '../../shared/contracts/stampe/index.ts';
import { filesFromEnv } from '../platform/files.ts';
import { apiHandler } from '../platform/http/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { workflowsFromEnv } from '../platform/work/workflows.ts';
import { stampeImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'stampe');

export const handler = apiHandler(
  stampeRoutes,
  stampeImplementation(platform, filesFromEnv(process.env), workflowsFromEnv(process.env)),
  platform,
);
