import { defineFlusso } from '#platform/work/flusso.ts';

export const accorpamentoAnagrafe = defineFlusso({
  tipo: 'accorpa-anagrafe',
  area: 'anagrafe',
  concurrency: 1,
  files: false,
  accessi: true,
});
