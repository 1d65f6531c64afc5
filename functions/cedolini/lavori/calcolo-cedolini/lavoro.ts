import { defineFlusso } from '#platform/work/flusso.ts';
import { azioniCalcolo } from './azioni.ts';

export const calcoloCedolini = defineFlusso({
  tipo: 'calcolo-cedolini',
  area: 'cedolini',
  concurrency: 8,
  files: true,
  azioni: () => azioniCalcolo,
});
