import { stampeRoutes } from '../../shared/contracts/stampe.ts';
import { apiHandler } from '../platform/api-handler.ts';
import { filesFromEnv } from '../platform/files.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { workflowsFromEnv } from '../platform/workflows.ts';
import { stampeImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'stampe');

export const handler = apiHandler(
  stampeRoutes,
  stampeImplementation(platform, filesFromEnv(process.env), workflowsFromEnv(process.env)),
  platform,
);
