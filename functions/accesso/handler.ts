import { apiHandler } from '#platform/http/api-handler.ts';
import { identitaFromEnv } from '#platform/identita-dell-ambiente.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { accessoRoutes } from '#shared/contracts/accesso/index.ts';
import { accessoImplementation } from './routes.ts';

export const handler = apiHandler(accessoRoutes, accessoImplementation, {
  platform: platformFromEnv(process.env, 'accesso'),
  identita: identitaFromEnv(process.env),
  // read when the first message is written
  posta: async () => (await import('#platform/posta.ts')).postaFromEnv(process.env),
});
