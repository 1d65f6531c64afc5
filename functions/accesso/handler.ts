import { filesFromEnv } from '../platform/files.ts';
import { apiHandler } from '../platform/http/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { workflowsFromEnv } from '../platform/work/workflows.ts';
import { sessioneAreaRoutes, sessioneImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'sessione');

export const handler = apiHandler(
  sessioneAreaRoutes,
  sessioneImplementation(platform, filesFromEnv(process.env), workflowsFromEnv(process.env)),
  platform,
);
