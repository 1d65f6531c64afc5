/** A kind of long work: the module that performs its steps, and how many blocks run at once. */
export interface WorkflowEntry {
  readonly handler: `functions/${string}/handler.ts`;
  readonly concurrency: number;
  /** Kinds of long work that its steps start in turn; an empty list for steps that only need to name them. */
  readonly starts?: readonly string[];
}

/** Every state machine of the product, by kind. All have the one shape of `long-work.ts`. */
export const workflows: Readonly<Record<string, WorkflowEntry>> = {
  'calcolo-cedolini': { handler: 'functions/cedolini/lavori/calcolo-cedolini/handler.ts', concurrency: 8 },
  stampa: { handler: 'functions/stampe/lavori/stampa/handler.ts', concurrency: 1 },
  'elimina-cedolini': { handler: 'functions/cedolini/lavori/elimina-cedolini/handler.ts', concurrency: 4 },
  'duplica-servizi': { handler: 'functions/servizi/lavori/duplica-servizi/handler.ts', concurrency: 4 },
  accorpamento: { handler: 'functions/tabelle/lavori/accorpamento/handler.ts', concurrency: 2 },
  'accorpa-anagrafe': { handler: 'functions/anagrafe/lavori/accorpa-anagrafe/handler.ts', concurrency: 1 },
  // One block at a time: rows come after those they refer to.
  importazione: {
    handler: 'functions/scambio/lavori/importazione/handler.ts',
    concurrency: 1,
    starts: ['importazione'],
  },
  esportazione: { handler: 'functions/scambio/lavori/esportazione/handler.ts', concurrency: 2, starts: [] },
};
