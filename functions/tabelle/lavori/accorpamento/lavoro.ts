import { defineFlusso } from '#platform/work/flusso.ts';
import { azioniAccorpamento } from './azioni.ts';

export const accorpamento = defineFlusso({
  tipo: 'accorpamento',
  area: 'tabelle',
  concurrency: 2,
  files: false,
  azioni: ({ workflows }) => azioniAccorpamento(workflows),
});
