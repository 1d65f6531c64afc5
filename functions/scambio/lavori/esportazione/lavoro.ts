import { defineFlusso } from '#platform/work/flusso.ts';

export const esportazione = defineFlusso({
  tipo: 'esportazione',
  area: 'scambio',
  concurrency: 2,
  files: true,
  runsCalls: true,
});
