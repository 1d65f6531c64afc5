import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { requireFormaNuova } from '#archivio/casa/forma-approvazioni.ts';
import { opzioniApprovazione, ruoliApprovanti } from '#archivio/casa/opzioni-approvazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import type { Effetto } from '#platform/data/effetti.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import type { Approvante } from '#shared/domain/approvazione.ts';

/** Roles given to a user: the name, those before, those after, the effects of it. */
interface RuoliDati {
  readonly chi: string;
  readonly oggetto: string;
  readonly prima: readonly Ruolo[];
  readonly dopo: readonly Ruolo[];
  readonly effetti: readonly Effetto[];
}

const APPROVANTI: readonly Exclude<Approvante, 'NESSUNO'>[] = ['PRESIDE', 'GESTORE'];

/** The roles among those given whose approval the school asks. One request, only where one of them approves at all. */
export const ruoliNominati = async (
  archivio: Archivio,
  dati: readonly Ruolo[],
): Promise<readonly Exclude<Approvante, 'NESSUNO'>[]> => {
  const possibili = APPROVANTI.filter((ruolo) => dati.includes(ruolo));
  if (possibili.length === 0) return [];
  const nominati = ruoliApprovanti(await opzioniApprovazione.get(archivio));
  return possibili.filter((ruolo) => nominati.has(ruolo));
};

/**
 * A role whose approval the school asks is given with somebody who has it: who made such a user alone would approve by two alone. @returns whether somebody was asked
 * @throws STATO_NON_AMMESSO
 */
export const approveRuoli = async (
  store: Store,
  { chi, oggetto, prima, dopo, effetti }: RuoliDati,
  context: RequestContext,
): Promise<boolean> => {
  const dati = dopo.filter((ruolo) => !prima.includes(ruolo));
  const nominati = await ruoliNominati(context.archivio, dati);
  context.modifica.admit(nominati.length === 0 ? effetti : []);
  if (nominati.length > 0) await requireFormaNuova(store);
  for (const approvante of nominati)
    await requireApprovazione(
      {
        tipo: 'RUOLI',
        approvante,
        oggetto,
        contenuto: JSON.stringify([chi, prima, dopo]),
        descrizione: `Ruolo ${approvante} a ${chi}`,
        effetti,
        fatti: () => ({ cambi: [{ chi, cosa: 'Ruoli', prima: prima.join(', '), dopo: dopo.join(', ') }] }),
      },
      context,
    );
  return nominati.length > 0;
};
