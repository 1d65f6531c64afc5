import { defineFlusso } from '../../../platform/work/flusso.ts';

export const esportazione = defineFlusso({
  tipo: 'esportazione',
  area: 'scambio',
  concurrency: 2,
  files: true,
  // the handlers of the areas, whose lists it reads, want to know where the machines are
  starts: [],
});
