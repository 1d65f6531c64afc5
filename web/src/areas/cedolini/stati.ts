import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { descrizioneStatoElaborazione, type StatoElaborazione } from '../../../../shared/domain/stati.ts';

const tipi: Readonly<Record<StatoElaborazione, StatusIndicatorProps.Type>> = { ATTESA: 'pending', IN_CORSO: 'in-progress', COMPLETATO: 'success', CONTABILIZZATO: 'success', FALLITO: 'error' };

/** How each state of a run is shown. */
export const statiProcesso = {
  ATTESA: { tipo: tipi.ATTESA, testo: descrizioneStatoElaborazione.ATTESA },
  IN_CORSO: { tipo: tipi.IN_CORSO, testo: descrizioneStatoElaborazione.IN_CORSO },
  COMPLETATO: { tipo: tipi.COMPLETATO, testo: descrizioneStatoElaborazione.COMPLETATO },
  CONTABILIZZATO: { tipo: tipi.CONTABILIZZATO, testo: descrizioneStatoElaborazione.CONTABILIZZATO },
  FALLITO: { tipo: tipi.FALLITO, testo: descrizioneStatoElaborazione.FALLITO },
} as const;

/** How each outcome of a person is shown. */
export const esitiCedolino = { CALCOLATO: { tipo: 'success', testo: 'Calcolato' }, SCARTATO: { tipo: 'error', testo: 'Scartato' } } as const;
