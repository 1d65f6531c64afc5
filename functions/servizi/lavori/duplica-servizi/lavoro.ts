import { defineFlusso } from '../../../platform/work/flusso.ts';

export const duplicaServizi = defineFlusso({
  tipo: 'duplica-servizi',
  area: 'servizi',
  concurrency: 4,
  files: false,
});
