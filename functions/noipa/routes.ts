import { soloSeOfferte } from '#archivio/scuola/opzioni-scuola.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import { divisioneRoutes } from '#shared/contracts/noipa/divisione.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import { esamiRoutes } from '#shared/contracts/noipa/esami.ts';
import { importazioneMofRoutes } from '#shared/contracts/noipa/importazione.ts';
import { noipaRoutes } from '#shared/contracts/noipa/index.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import { portaleRoutes } from '#shared/contracts/noipa/portale.ts';
import { variazioniNoipaRoutes } from '#shared/contracts/noipa/variazioni.ts';

/** The calls of the lists and of their funds: each folder is read when one of its calls is first asked. */
export const noipaImplementation = (): Implementation<typeof noipaRoutes> =>
  soloSeOfferte(noipaRoutes, {
    ...deferred(pianiCapitoliRoutes, async () => (await import('./dotazione/chiamate.ts')).codici),
    ...deferred(dotazioneRoutes, async () => (await import('./dotazione/chiamate.ts')).dotazione),
    ...deferred(portaleRoutes, async () => (await import('./dotazione/chiamate.ts')).portale),
    ...deferred(listeRoutes, async () => (await import('./liste/chiamate.ts')).liste),
    ...deferred(pagamentiRoutes, async () => (await import('./liste/chiamate.ts')).pagamenti),
    ...deferred(esamiRoutes, async () => (await import('./liste/chiamate.ts')).esami),
    ...deferred(divisioneRoutes, async () => (await import('./liste/chiamate.ts')).divisione),
    ...deferred(importazioneMofRoutes, async () => (await import('./liste/chiamate.ts')).importazione),
    ...deferred(variazioniNoipaRoutes, async () => (await import('./liste/chiamate.ts')).variazioni),
  });
