import type { StatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';

/** The audience of a run. */
export type Esposta = 'nessuno' | 'dipendenti' | 'bilancio';

/** The words that the office reads of a run that does not allow what it asks. */
export const perche = (stato: StatoElaborazione, esposta: Esposta, ammessa: readonly StatoElaborazione[]): string => {
  const parole = { ATTESA: 'è in attesa', IN_CORSO: 'è in corso', COMPLETATO: 'è completata', FALLITO: 'è fallita' };
  if (stato === 'CONTABILIZZATO') return 'è contabilizzata e non cambia più';
  if (ammessa.join('') === 'CONTABILIZZATO') return `${parole[stato]} e non è contabilizzata; contabilizzarla prima`;
  const vista = {
    dipendenti: 'è esposta ai dipendenti; nasconderla prima di modificarla',
    bilancio: 'è esposta al bilancio',
  };
  return esposta === 'nessuno' ? parole[stato] : vista[esposta];
};
