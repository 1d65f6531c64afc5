import { defineFlusso } from '#platform/work/flusso.ts';
import { azioniElimina } from './azioni.ts';

export const eliminazioneCedolini = defineFlusso({
  tipo: 'elimina-cedolini',
  area: 'cedolini',
  concurrency: 4,
  files: true,
  azioni: () => azioniElimina,
});
