import { assenzeRoutes } from '../../shared/contracts/assenze/assenze.ts';
import { daRicalcolare } from '../cedolini/cedolino/da-ricalcolare.ts';
import { apiHandler } from '../platform/http/api-handler.ts';
import { platformFromEnv } from '../platform/platform.ts';
import { assenzeImplementation } from './routes.ts';

const platform = { ...platformFromEnv(process.env, 'assenze'), conseguenze: daRicalcolare };

export const handler = apiHandler(assenzeRoutes, assenzeImplementation(platform), platform);
