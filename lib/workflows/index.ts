/** A kind of long work: the module that performs its steps, and how many blocks run at once. */
export interface WorkflowEntry {
  readonly handler: `functions/elaborazioni/${string}/handler.ts`;
  readonly concurrency: number;
}

/** Every state machine of the product, by kind. All have the one shape of `long-work.ts`. */
export const workflows: Readonly<Record<string, WorkflowEntry>> = {
  'calcolo-cedolini': { handler: 'functions/elaborazioni/calcolo-cedolini/handler.ts', concurrency: 8 },
  stampa: { handler: 'functions/elaborazioni/stampa/handler.ts', concurrency: 1 },
  'elimina-cedolini': { handler: 'functions/elaborazioni/elimina-cedolini/handler.ts', concurrency: 4 },
  'duplica-servizi': { handler: 'functions/elaborazioni/duplica-servizi/handler.ts', concurrency: 4 },
  accorpamento: { handler: 'functions/elaborazioni/accorpamento/handler.ts', concurrency: 2 },
  'accorpa-anagrafe': { handler: 'functions/elaborazioni/accorpa-anagrafe/handler.ts', concurrency: 1 },
};
