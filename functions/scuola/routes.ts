import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import type { Platform } from '#platform/platform.ts';
import { avvisiPostaRoutes } from '#shared/contracts/scuola/avvisi-posta.ts';
import { calendariRoutes } from '#shared/contracts/scuola/calendari.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import { identitaRoutes } from '#shared/contracts/scuola/identita.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import type { scuolaRoutes } from '#shared/contracts/scuola/index.ts';
import { logoRoutes } from '#shared/contracts/scuola/logo.ts';
import { scuolaRoutes as scuoleRoutes } from '#shared/contracts/scuola/scuola.ts';
import { subentroRoutes } from '#shared/contracts/scuola/subentro.ts';

/** The calls of the school: those of a thing are read when one of them is first asked. */
export const scuolaImplementation = (platform: Platform): Implementation<typeof scuolaRoutes> => ({
  ...deferred(scuoleRoutes, async () => (await import('./chiamate/scuole.ts')).scuoleImplementation(platform)),
  ...deferred(identitaRoutes, async () => (await import('./chiamate/identita.ts')).identitaImplementation()),
  ...deferred(subentroRoutes, async () => {
    const { getSubentro } = await import('./subentro.ts');
    return { getSubentro: (_input, { archivio }) => getSubentro(archivio) };
  }),
  ...deferred(elenchiScuolaRoutes, async () => (await import('./chiamate/elenchi.ts')).elenchiImplementation()),
  ...deferred(calendariRoutes, async () => (await import('./chiamate/calendari.ts')).calendariImplementation()),
  ...deferred(impostazioniRoutes, async () =>
    (await import('./chiamate/impostazioni.ts')).impostazioniImplementation(),
  ),
  ...deferred(logoRoutes, async () => (await import('./chiamate/logo.ts')).logoImplementation()),
  ...deferred(avvisiPostaRoutes, async () =>
    (await import('./chiamate/avvisi-posta.ts')).avvisiPostaImplementation(platform),
  ),
});
