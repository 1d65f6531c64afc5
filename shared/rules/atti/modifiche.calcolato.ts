import type { CommaCheModifica } from './comma.ts';
import { commiEsaminati } from './commi.ts';

/** The commas that change an article from a known day, as much of each as ends a check: a bundle has these alone, not the words of every act. */
export const commiCheModificano: readonly CommaCheModifica[] = commiEsaminati.flatMap(
  ({ comma, del, dal, modifica, lascia = [], esito }) =>
    del === null || modifica.length === 0
      ? []
      : [{ comma, del, dal, modifica, lascia, versioni: esito.tipo === 'REGOLA' ? esito.versioni : [] }],
);
