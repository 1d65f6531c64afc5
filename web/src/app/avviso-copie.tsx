import { useEffect } from 'react';
import { useNotices } from '#ui/notices.tsx';
import { useHasRole } from '#ui/session.ts';
import { loadConfig } from './app-config.ts';

const ID = 'copie';

const PAROLE = {
  DA_SCEGLIERE:
    'I dati di questa scuola non hanno ancora copie: chi cura il computer scelga dove vanno, con npm run admin -- copie CARTELLA.',
  MANCANTI:
    'Da più di tre giorni non si riesce a fare una copia dei dati: controllare il disco delle copie, o chiederlo a chi cura il computer.',
} as const;

/** Keeps a line in the bar of messages for the manager while the copies of this machine are missing. */
export const AvvisoCopie = () => {
  const { keep, drop } = useNotices();
  const gestore = useHasRole('GESTORE');
  useEffect(() => {
    if (!gestore) return;
    loadConfig().then(
      ({ copie = 'IN_ORDINE' }) => {
        if (copie !== 'IN_ORDINE')
          keep({
            id: ID,
            type: copie === 'MANCANTI' ? 'error' : 'warning',
            content: PAROLE[copie],
            dismissible: true,
            dismissLabel: 'Chiudi il messaggio',
            onDismiss: () => drop(ID),
          });
      },
      () => undefined,
    );
  }, [gestore, keep, drop]);
  return null;
};
