import { publicHandler } from '#platform/http/public-handler.ts';
import { pubblicoRoutes } from '#shared/contracts/pubblico/index.ts';
import { pubblicoImplementation } from './routes.ts';

export const handler = publicHandler(pubblicoRoutes, pubblicoImplementation(), process.env, 'pubblico');
