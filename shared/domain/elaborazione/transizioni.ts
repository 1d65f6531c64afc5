/** States a record may take and, for each, the states it may move to. A state absent from a row is refused by the store itself. */
export type Transizioni<S extends string> = Readonly<Record<S, readonly S[]>>;

export const statiElaborazione = ['ATTESA', 'IN_CORSO', 'COMPLETATO', 'CONTABILIZZATO', 'FALLITO'] as const;
export type StatoElaborazione = (typeof statiElaborazione)[number];

export const descrizioneStatoElaborazione: Readonly<Record<StatoElaborazione, string>> = {
  ATTESA: 'In attesa',
  IN_CORSO: 'In corso',
  COMPLETATO: 'Completata',
  CONTABILIZZATO: 'Contabilizzata',
  FALLITO: 'Fallita',
};

/** Accounting is terminal: corrections go through a linked run. Recomputing a completed run also needs it neither exposed nor accounted. */
export const transizioniElaborazione: Transizioni<StatoElaborazione> = {
  ATTESA: ['IN_CORSO'],
  IN_CORSO: ['COMPLETATO', 'FALLITO'],
  COMPLETATO: ['IN_CORSO', 'CONTABILIZZATO'],
  CONTABILIZZATO: [],
  FALLITO: ['IN_CORSO'],
};

export const statiListaNoipa = ['ATTESA', 'DA_INVIARE', 'IN_CORSO', 'INVIATO', 'FALLITO'] as const;
export type StatoListaNoipa = (typeof statiListaNoipa)[number];

export const descrizioneStatoListaNoipa: Readonly<Record<StatoListaNoipa, string>> = {
  ATTESA: 'In attesa',
  DA_INVIARE: 'Da inviare',
  IN_CORSO: 'In corso',
  INVIATO: 'Inviata',
  FALLITO: 'Fallita',
};

/** A list waits until it has payments, may be reworked until its sent date is set, then is read-only. */
export const transizioniListaNoipa: Transizioni<StatoListaNoipa> = {
  ATTESA: ['IN_CORSO', 'DA_INVIARE'],
  DA_INVIARE: ['IN_CORSO', 'ATTESA', 'INVIATO'],
  IN_CORSO: ['DA_INVIARE', 'FALLITO'],
  INVIATO: [],
  FALLITO: ['IN_CORSO'],
};

export const canTransition = <S extends string>(transizioni: Transizioni<S>, da: S, a: S): boolean =>
  transizioni[da].includes(a);

/** The states from which one can be reached: what the condition of the write checks. */
export const statiDiPartenza = <S extends string>(
  transizioni: Transizioni<S>,
  stati: readonly S[],
  a: S,
): readonly S[] => stati.filter((da) => transizioni[da].includes(a));
