import type { CodiceStampa, StampaAvviata } from '../../shared/contracts/stampe/stampe.ts';
import type { Ruolo } from '../../shared/domain/accesso/ruoli.ts';
import type { Store } from '../platform/data/dynamo.ts';
import type { RequestContext } from '../platform/http/api-handler.ts';
import { startLavoro } from '../platform/work/lavoro.ts';
import type { Workflows } from '../platform/work/workflows.ts';

/** A print to make. `area` is where its preview belongs; `ruoli` may open it besides who asked for it (none: only its owner). */
export interface NuovaStampa {
  readonly stampa: CodiceStampa;
  readonly area: string;
  readonly titolo: string;
  readonly ruoli: readonly Ruolo[];
  readonly parametri: Readonly<Record<string, unknown>>;
}

/** Starts a print as long work of the caller. */
export const avviaStampa = (
  store: Store,
  workflows: Workflows,
  { stampa, area, titolo, ruoli, parametri }: NuovaStampa,
  context: RequestContext,
): StampaAvviata => {
  const { uid, stato } = startLavoro(
    store,
    workflows,
    { tipo: 'stampa', area, descrizione: titolo, oggetto: stampa, totale: 0, ruoli, parametri },
    context,
  );
  return { printId: uid, stato };
};
