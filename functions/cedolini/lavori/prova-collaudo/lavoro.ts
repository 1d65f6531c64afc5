import { defineFlusso } from '#platform/work/flusso.ts';
import { azioniProva } from './azioni.ts';

export const provaCollaudo = defineFlusso({
  tipo: 'prova-collaudo',
  area: 'cedolini',
  concurrency: 1,
  files: false,
  azioni: () => azioniProva,
});
