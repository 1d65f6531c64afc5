import { defineFlusso } from '#platform/work/flusso.ts';

export const pulizia = defineFlusso({
  tipo: 'pulizia',
  area: 'scambio',
  concurrency: 1,
  files: true,
  programmato: 'Eliminazione dei file scaduti',
});
