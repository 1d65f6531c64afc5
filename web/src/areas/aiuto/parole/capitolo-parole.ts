import { glossario } from '#ui/parole/glossario.ts';
import type { Capitolo } from '../capitoli.tsx';

/** The title of the chapter of the words. */
export const PAROLE = 'Le parole dell’ufficio';

/** The words of the office, each with what it means: a chapter of the manual. */
export const capitoloParole: Capitolo = {
  titolo: PAROLE,
  paragrafi: ['Accanto a un campo che ne usa una, «Info» la spiega nel riquadro a destra.'],
  passi: glossario.map(({ parola, testo }) => ({ titolo: parola, testo })),
};
