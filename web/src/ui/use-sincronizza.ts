import { useWrite } from '#api/query.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { useConferma } from './conferma.tsx';
import { quanti } from './formati.ts';
import { useNotices } from './notices.tsx';

/** Calls that a very long sync may take: each does what fits one transaction. */
const MASSIMO_GIRI = 500;

/** Asks, then brings the names on the open payslips up to the registry: of one person, or of everybody whose notification is open. */
export const useSincronizza = (): ((uidSubAnagrafe?: string) => void) => {
  const sincronizza = useWrite(casaRoutes.syncAnagrafe, [notificheRoutes.listNotifiche]);
  const conferma = useConferma();
  const { notify } = useNotices();
  const run = async (uidSubAnagrafe: string | undefined) => {
    let cedolini = 0;
    for (let giro = 0; giro < MASSIMO_GIRI; giro += 1) {
      const esito = await sincronizza.mutateAsync({ body: uidSubAnagrafe === undefined ? {} : { uidSubAnagrafe } });
      cedolini += esito.cedolini;
      if (esito.rimasti === 0) break;
    }
    notify(
      'success',
      cedolini === 0
        ? 'Dati già allineati: nessun cedolino aperto aveva il nome vecchio'
        : `Sincronizzazione eseguita: ${quanti(cedolini, 'cedolino aggiornato', 'cedolini aggiornati')}`,
    );
  };
  return (uidSubAnagrafe) =>
    conferma({
      titolo:
        uidSubAnagrafe === undefined ? 'Sincronizzare i dati anagrafici di tutti?' : 'Sincronizzare i dati anagrafici?',
      azione: 'Sincronizza',
      testo:
        "I cedolini non contabilizzati e non esposti prenderanno cognome, nome e codice fiscale che l'anagrafe ha oggi. Gli importi non cambiano; i cedolini contabilizzati o esposti restano come sono.",
      esegui: () => run(uidSubAnagrafe),
    });
};
