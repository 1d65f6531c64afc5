import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import type { Platform } from '#platform/platform.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { attivitaRoutes } from '#shared/contracts/servizi/attivita.ts';
import type { serviziRoutes } from '#shared/contracts/servizi/index.ts';
import { prestatoServizioRoutes } from '#shared/contracts/servizi/prestato-servizio.ts';
import { serviziRoutes as registratiRoutes } from '#shared/contracts/servizi/servizi.ts';
import { supplenzeRoutes } from '#shared/contracts/servizi/supplenze.ts';

/** The calls of services and of activities, each read when one of them is first asked. */
export const serviziImplementation = (
  platform: Platform,
  workflows: Workflows,
): Implementation<typeof serviziRoutes> => ({
  ...deferred({ ...registratiRoutes, ...supplenzeRoutes }, async () =>
    (await import('./chiamate/servizi.ts')).serviziImplementation(platform, workflows),
  ),
  ...deferred(prestatoServizioRoutes, async () =>
    (await import('./chiamate/prestato-servizio.ts')).prestatoServizioImplementation(),
  ),
  ...deferred(attivitaRoutes, async () => (await import('./chiamate/attivita.ts')).attivitaImplementation(platform)),
});
