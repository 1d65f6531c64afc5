import { defineFlusso } from '#platform/work/flusso.ts';

export const aperturaMese = defineFlusso({
  tipo: 'apertura-mese',
  area: 'denunce',
  concurrency: 1,
  files: false,
  programmato: 'Denunce del mese passato',
  ogni: 'mese',
});
