/** The readings that the head teacher switches on and off from the panel, for themselves and for the employees: the option of each, and how a sentence names it. */
export const consultazioni = {
  servizi: { opzione: 'flgVisualizzaServizi', di: 'dei servizi' },
  assenze: { opzione: 'flgVisualizzaAssenze', di: 'delle assenze' },
  datiContabili: { opzione: 'flgVisualizzaDatiContabili', di: 'dei dati contabili' },
} as const;
export type Consultazione = keyof typeof consultazioni;

export const nomiConsultazioni = ['servizi', 'assenze', 'datiContabili'] as const satisfies readonly Consultazione[];

type Opzioni = Readonly<Record<(typeof consultazioni)[Consultazione]['opzione'], boolean>>;

/** @returns the readings that these options leave on */
export const consultazioniAccese = (opzioni: Opzioni): Consultazione[] =>
  nomiConsultazioni.filter((una) => opzioni[consultazioni[una].opzione]);
