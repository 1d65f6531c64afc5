const messaggi = {
  'sessione-scaduta': 'L’accesso è scaduto. Accedi di nuovo per continuare.',
  'accesso-rifiutato': 'Il fornitore di identità non ha concesso l’accesso. Riprova o rivolgiti all’amministratore.',
  'disco-pieno':
    'L’accesso non si può registrare: il disco su cui Emolumenti conserva i dati è pieno. Libera spazio, o chiedilo a chi cura il computer, e riprova.',
  'risposta-estranea': 'Questa pagina di accesso è scaduta o è già stata usata. Accedi di nuovo.',
  'fornitore-irraggiungibile': 'Il servizio di accesso non risponde. Controlla la connessione e riprova.',
  'finestra-bloccata':
    'Il browser ha bloccato la finestra di conferma. Consenti le finestre a comparsa per questo sito e riprova.',
  'finestra-chiusa': 'La finestra di conferma è stata chiusa prima di completare l’accesso. Riprova.',
  'altra-persona': 'Le credenziali inserite sono di un’altra persona. Conferma con le tue.',
} as const;

export type MotivoAccesso = keyof typeof messaggi;

/** Why signing in, renewing or confirming one's identity did not succeed; the message is for the person. */
export class ErroreAccesso extends Error {
  readonly motivo: MotivoAccesso;

  constructor(motivo: MotivoAccesso, cause?: unknown) {
    super(messaggi[motivo], { cause });
    this.name = 'ErroreAccesso';
    this.motivo = motivo;
  }
}
