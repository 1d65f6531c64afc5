import type { ImpedimentoElaborazioni } from '#archivio/persone/passaggio-elaborazioni.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import type { Platform } from '#platform/platform.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { anagrafeRoutes as personeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { discordanzeRoutes } from '#shared/contracts/anagrafe/discordanze.ts';
import { fiscaleRoutes } from '#shared/contracts/anagrafe/fiscale.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { anagrafeRoutes } from '#shared/contracts/anagrafe/index.ts';
import { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import { restituzioniRoutes } from '#shared/contracts/anagrafe/restituzione.ts';
import { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { situazioniRoutes } from '#shared/contracts/anagrafe/situazione.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';

/** The calls of the registry: those of a thing are read when one of them is first asked. */
export const anagrafeImplementation = (
  platform: Platform,
  workflows: Workflows,
  impedimento: ImpedimentoElaborazioni,
): Implementation<typeof anagrafeRoutes> => ({
  ...deferred(personeRoutes, async () =>
    (await import('./chiamate/persone.ts')).personeImplementation(platform, workflows, impedimento),
  ),
  ...deferred(nucleoRoutes, async () => (await import('./chiamate/nucleo.ts')).nucleoImplementation()),
  ...deferred(fiscaleRoutes, async () => (await import('./chiamate/fiscali.ts')).fiscaleImplementation(platform)),
  ...deferred(vociPersonaRoutes, async () => (await import('./chiamate/voci.ts')).vociPersonaImplementation()),
  ...deferred(incarichiRoutes, async () => (await import('./chiamate/incarichi.ts')).incarichiImplementation()),
  ...deferred(saldiAperturaRoutes, async () => (await import('./chiamate/saldi.ts')).saldiImplementation()),
  ...deferred(restituzioniRoutes, async () =>
    (await import('./chiamate/restituzioni.ts')).restituzioniImplementation(),
  ),
  ...deferred(discordanzeRoutes, async () => {
    const { discordanzeService } = await import('./discordanze/discordanze-service.ts');
    return {
      cosaTocca: ({ body }, { archivio }) => discordanzeService.ofPersona(body, archivio),
      cosaToccaLaScuola: ({ body }, { archivio }) => discordanzeService.ofScuola(body.anno, archivio),
    };
  }),
  ...deferred(situazioniRoutes, async () => {
    const { listSituazioni } = await import('./persone/situazioni.ts');
    return { listSituazioni: ({ body }, context) => listSituazioni(body.uids, context) };
  }),
});
