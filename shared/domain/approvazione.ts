/** What a school may want two people for. */
export const tipiApprovazione = ['CONTABILIZZAZIONE', 'INVIO', 'COORDINATE'] as const;
export type TipoApprovazione = (typeof tipiApprovazione)[number];

export const descrizioneApprovazione: Readonly<Record<TipoApprovazione, string>> = {
  CONTABILIZZAZIONE: "Contabilizzazione di un'elaborazione",
  INVIO: 'Data di invio di una denuncia',
  COORDINATE: 'Coordinate di pagamento di una persona',
};

/** Who must be the second person; nobody: one person is enough. */
export const approvanti = ['NESSUNO', 'GESTORE', 'PRESIDE'] as const;
export type Approvante = (typeof approvanti)[number];

export const statiApprovazione = ['IN_ATTESA', 'APPROVATA', 'RIFIUTATA', 'ESEGUITA'] as const;
