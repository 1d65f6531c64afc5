import { apiHandler } from '../platform/api-handler.ts';
import { filesFromEnv } from '../platform/files.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { workflowsFromEnv } from '../platform/workflows.ts';
import { sessioneAreaRoutes, sessioneImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'sessione');

export const handler = apiHandler(
  sessioneAreaRoutes,
  sessioneImplementation(platform, filesFromEnv(process.env), workflowsFromEnv(process.env)),
  platform,
);
