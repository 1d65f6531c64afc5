import type { Implementation } from '#platform/http/api-handler.ts';
import type { logoRoutes } from '#shared/contracts/scuola/logo.ts';
import { logoService } from '../logo-service.ts';

/** The calls of the logo. */
export const logoImplementation = (): Implementation<typeof logoRoutes> => ({
  getLogo: (_input, { archivio }) => logoService.get(archivio),
  saveLogo: ({ body }, context) => logoService.save(body, context),
  removeLogo: ({ query }, context) => logoService.remove(query.versione, context),
});
