import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import type { Platform } from '#platform/platform.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/index.ts';

/** The calls of absences, read when the first of them is made. */
export const assenzeImplementation = (platform: Platform): Implementation<typeof assenzeRoutes> =>
  deferred(assenzeRoutes, async () => (await import('./chiamate/assenze.ts')).assenzeImplementation(platform));
