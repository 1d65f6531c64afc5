import { sessioneRoutes } from '../../shared/contracts/sessione.ts';
import { apiHandler } from '../platform/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { sessioneImplementation } from './routes.ts';

const platform = platformFromEnv(process.env, 'sessione');

export const handler = apiHandler(sessioneRoutes, sessioneImplementation(platform), platform);
