import { defineFlusso } from '#platform/work/flusso.ts';

export const stampa = defineFlusso({
  tipo: 'stampa',
  area: 'stampe',
  concurrency: 1,
  files: true,
});
