import { assenzeRoutes } from '../../shared/contracts/assenze.ts';
import { daRicalcolare } from '../cedolini/da-ricalcolare.ts';
import { apiHandler } from '../platform/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { assenzeImplementation } from './routes.ts';

const platform = { ...platformFromEnv(process.env, 'assenze'), conseguenze: daRicalcolare };

export const handler = apiHandler(assenzeRoutes, assenzeImplementation(platform), platform);
