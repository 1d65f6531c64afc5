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

/** The states that are stored of a list of NoiPA. */
export const statiListaNoipa = ['ATTESA', 'DA_INVIARE', 'INVIATO'] as const;
export type StatoListaNoipa = (typeof statiListaNoipa)[number];

/** A list waits until it has payments, may be reworked until its sent date is set, then is read-only. */
export const transizioniListaNoipa: Transizioni<StatoListaNoipa> = {
  ATTESA: ['DA_INVIARE'],
  DA_INVIARE: ['ATTESA', 'INVIATO'],
  INVIATO: [],
};

export const canTransition = <S extends string>(transizioni: Transizioni<S>, da: S, a: S): boolean =>
  transizioni[da].includes(a);

/** The states from which one can be reached: what the condition of the write checks. */
export const statiDiPartenza = <S extends string>(
  transizioni: Transizioni<S>,
  stati: readonly S[],
  a: S,
): readonly S[] => stati.filter((da) => transizioni[da].includes(a));
