import { defineFlusso } from '#platform/work/flusso.ts';
import { azioniAccorpa } from './azioni.ts';

export const accorpamentoElaborazioni = defineFlusso({
  tipo: 'accorpa-elaborazioni',
  area: 'cedolini',
  concurrency: 4,
  files: true,
  azioni: ({ workflows }) => azioniAccorpa(workflows),
});
