import { defineFlusso } from '#platform/work/flusso.ts';

/** One block at a time: the service counts how many messages leave in a second. */
export const avvisiPosta = defineFlusso({
  tipo: 'avvisi-posta',
  area: 'casa',
  concurrency: 1,
  files: false,
  posta: true,
});
