import { apiHandler } from '../platform/http/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { scuolaAreaRoutes, scuolaImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'scuola');

export const handler = apiHandler(scuolaAreaRoutes, scuolaImplementation(platform), platform);
