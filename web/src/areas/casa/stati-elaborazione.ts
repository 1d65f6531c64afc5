import { descrizioneStatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';

/** How each state of a run is shown. */
export const statiElaborazioneVisti = {
  ATTESA: { tipo: 'pending', testo: descrizioneStatoElaborazione.ATTESA },
  IN_CORSO: { tipo: 'in-progress', testo: descrizioneStatoElaborazione.IN_CORSO },
  COMPLETATO: { tipo: 'success', testo: descrizioneStatoElaborazione.COMPLETATO },
  CONTABILIZZATO: { tipo: 'success', testo: descrizioneStatoElaborazione.CONTABILIZZATO },
  FALLITO: { tipo: 'error', testo: descrizioneStatoElaborazione.FALLITO },
} as const;
