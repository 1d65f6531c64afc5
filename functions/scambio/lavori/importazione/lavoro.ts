import { defineFlusso } from '#platform/work/flusso.ts';
import { azioniImportazione } from '../../azioni-importazione.ts';

export const importazione = defineFlusso({
  tipo: 'importazione',
  area: 'scambio',
  // one block at a time: rows come after those they refer to
  concurrency: 1,
  files: true,
  lettore: { megabyte: 256, secondi: 60 },
  starts: ['importazione'],
  azioni: azioniImportazione,
});
