import { defineFlusso } from '#platform/work/flusso.ts';

export const datiPersonali = defineFlusso({
  tipo: 'dati-personali',
  area: 'anagrafe',
  concurrency: 4,
  files: true,
});
