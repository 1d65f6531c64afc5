/** What a school may want two people for. */
export const regoleApprovazione = ['CONTABILIZZAZIONE', 'INVIO', 'COORDINATE', 'MANDATI'] as const;
export type RegolaApprovazione = (typeof regoleApprovazione)[number];

/** The kinds of act that wait for a second person: those of a rule, and those that would loosen one (the rule itself, the role that it names given to somebody). */
export const tipiApprovazione = [...regoleApprovazione, 'OPZIONI', 'RUOLI'] as const;
export type TipoApprovazione = (typeof tipiApprovazione)[number];

export const descrizioneApprovazione: Readonly<Record<TipoApprovazione, string>> = {
  CONTABILIZZAZIONE: "Contabilizzazione di un'elaborazione",
  INVIO: 'Data di invio di una denuncia, e il suo annullamento',
  COORDINATE: 'Coordinate di pagamento di una persona, e chi riscuote per lei',
  MANDATI: "Mandati di pagamento di un'elaborazione",
  OPZIONI: 'Regola delle due persone allentata',
  RUOLI: 'Ruolo di chi approva, dato a qualcuno',
};

/** Who must be the second person; nobody: one person is enough. */
export const approvanti = ['NESSUNO', 'GESTORE', 'PRESIDE'] as const;
export type Approvante = (typeof approvanti)[number];

/** The role that approves, in the words of a screen. */
export const nomeApprovante: Readonly<Record<Exclude<Approvante, 'NESSUNO'>, string>> = {
  GESTORE: 'chi gestisce gli utenti',
  PRESIDE: 'il dirigente scolastico',
};

export const statiApprovazione = ['IN_ATTESA', 'APPROVATA', 'RIFIUTATA', 'ESEGUITA'] as const;
