import { defineFlusso } from '#platform/work/flusso.ts';

export const verificaNotturna = defineFlusso({
  tipo: 'verifica-notturna',
  area: 'cedolini',
  concurrency: 1,
  files: 'lock',
  programmato: 'Verifica di cedolini e denunce salvati',
});
