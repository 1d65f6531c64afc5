import { defineFlusso } from '#platform/work/flusso.ts';

export const duplicazioneServizi = defineFlusso({
  tipo: 'duplica-servizi',
  area: 'servizi',
  concurrency: 4,
  files: false,
});
