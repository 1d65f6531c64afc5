import { assenzeRoutes } from '../../shared/contracts/assenze.ts';
import { apiHandler } from '../platform/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { assenzeImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'assenze');

export const handler = apiHandler(assenzeRoutes, assenzeImplementation(platform), platform);
