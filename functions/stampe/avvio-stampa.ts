import { personaPropria } from '#archivio/dipendente/persona-propria.ts';
import { requireConsultazione } from '#archivio/scuola/consultazione.ts';
import { requireCosa } from '#archivio/scuola/opzioni-scuola.ts';
import type { StampaDefinita } from '#functions/impaginazione/stampa.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Files } from '#platform/files.ts';
import { startLavoro, type NuovoLavoro } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { anteprimaDi, type StampaAvviata } from '#shared/contracts/stampe/stampa.ts';
import { findStampaGiaFatta } from './stampa-gia-fatta.ts';

/** What the prints stand on; `release` tells this state of the program from another. */
export interface Mezzi {
  readonly files: Files;
  readonly workflows: Workflows;
  readonly release: string;
}

/** Starts a print as long work of the caller, or answers the one already made that says the same. Its record keeps the code and the parameters, which say the screen it was made for. @throws what the print refuses */
export const avvioStampaService = ({ files, workflows, release }: Mezzi) => ({
  start: async (
    { contratto, title }: StampaDefinita,
    parametri: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ): Promise<StampaAvviata> => {
    const { archivio, oggi, adesso, modifica } = context;
    const proprio = contratto.scope === 'proprio';
    if (contratto.cosa !== undefined) await requireCosa(contratto.cosa, context);
    if (contratto.consultazione !== undefined)
      await requireConsultazione(archivio, contratto.consultazione, proprio ? 'dipendente' : 'dirigente');
    const persona = proprio ? await personaPropria(context) : null;
    const descrizione = await title(parametri, { archivio, files, oggi, creato: instant(adesso), persona });
    if (persona !== null)
      modifica.audit({
        entita: 'PERSONA',
        uid: persona,
        azione: 'letto',
        dopo: { stampa: descrizione, ...parametri },
      });
    const nuova: NuovoLavoro = {
      tipo: 'stampa',
      area: areaDi(anteprimaDi(contratto, parametri)),
      descrizione,
      oggetto: contratto.codice,
      totale: 0,
      // a print of one's own is nobody else's, whatever their roles
      ruoli: proprio ? [] : contratto.roles,
      persona,
      parametri,
    };
    const fatta = await findStampaGiaFatta({ files, release }, nuova, context);
    const { uid, stato } = fatta ?? startLavoro(workflows, nuova, context);
    return { printId: uid, stato, fattaIl: fatta?.finitoIl ?? null };
  },
});

/** First part of an address. */
const areaDi = (indirizzo: string): string => indirizzo.split('/')[1] ?? '';
