import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import type { Platform } from '#platform/platform.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { addizionaliRoutes } from '#shared/contracts/tabelle/addizionali.ts';
import { codiciDenunceRoutes } from '#shared/contracts/tabelle/codici-denunce.ts';
import { commissioniRoutes } from '#shared/contracts/tabelle/commissioni.ts';
import { descrizioniRitenuteRoutes } from '#shared/contracts/tabelle/descrizioni-ritenute.ts';
import { fontiRoutes } from '#shared/contracts/tabelle/fonti.ts';
import type { tabelleRoutes } from '#shared/contracts/tabelle/index.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { tabelleRoutes as codiciRoutes } from '#shared/contracts/tabelle/tabelle.ts';
import { valoriAnnunciatiRoutes } from '#shared/contracts/tabelle/valori-annunciati.ts';
import { vociUtenteRoutes } from '#shared/contracts/tabelle/voci-utente.ts';

/** The calls of the tables: those of a table are read when one of them is first asked. */
export const tabelleImplementation = (
  _platform: Platform,
  workflows: Workflows,
): Implementation<typeof tabelleRoutes> => ({
  ...deferred(codiciRoutes, async () => (await import('./chiamate/codici.ts')).codiciImplementation()),
  ...deferred(posizioniRoutes, async () =>
    (await import('./chiamate/posizioni.ts')).posizioniImplementation(workflows),
  ),
  ...deferred(vociUtenteRoutes, async () => (await import('./chiamate/voci.ts')).vociUtenteImplementation()),
  ...deferred(commissioniRoutes, async () => (await import('./chiamate/commissioni.ts')).commissioniImplementation()),
  ...deferred(addizionaliRoutes, async () => (await import('./chiamate/addizionali.ts')).addizionaliImplementation()),
  ...deferred(codiciDenunceRoutes, async () => (await import('./chiamate/denunce.ts')).codiciDenunceImplementation()),
  ...deferred(descrizioniRitenuteRoutes, async () =>
    (await import('./chiamate/ritenute.ts')).descrizioniRitenuteImplementation(),
  ),
  ...deferred(valoriAnnunciatiRoutes, async () =>
    (await import('./chiamate/annunciati.ts')).valoriAnnunciatiImplementation(),
  ),
  ...deferred(fontiRoutes, async () => {
    const { fontiAl } = await import('./fonti.ts');
    return { listFonti: async (_input, { oggi }) => fontiAl(oggi) };
  }),
});
