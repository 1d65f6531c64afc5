import { defineFlusso } from '#platform/work/flusso.ts';

export const avvisoScadenze = defineFlusso({
  tipo: 'scadenze',
  area: 'denunce',
  concurrency: 1,
  files: false,
  programmato: 'Avvisi degli adempimenti in scadenza',
});
