import { scuolaRoutes } from '../../shared/contracts/scuola.ts';
import { apiHandler } from '../platform/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { scuolaImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'scuola');

export const handler = apiHandler(scuolaRoutes, scuolaImplementation(platform), platform);
