import { byTesto } from '#shared/domain/ordine-testi.ts';
import { aiutiDeiCampi, glossario } from '#ui/parole/glossario.ts';
import type { Parola } from '#ui/parole/parola.ts';
import type { Capitolo } from '../capitoli.tsx';

/** The title of the chapter of the words. */
export const PAROLE = 'Le parole dell’ufficio';
/** The title of the chapter of the fields. */
export const CAMPI = 'I campi, uno per uno';

/** The words of the office, each with what it means: a chapter of the manual. */
const parole: Capitolo = {
  titolo: PAROLE,
  paragrafi: ['Accanto a un campo che ne usa una, «Info» la spiega nel riquadro a destra.'],
  passi: glossario.map(({ parola, testo }) => ({ titolo: parola, testo })),
};

/** The fields of the forms, each with what it is and where it is found: a chapter of the manual. */
const campi: Capitolo = {
  titolo: CAMPI,
  paragrafi: ['Quello che «Info» dice accanto a ciascun campo: che cos’è, dove si trova, che cosa cambia.'],
  passi: aiutiDeiCampi
    .toSorted(byTesto(({ parola }: Parola) => parola))
    .map(({ parola, testo }) => ({ titolo: parola, testo })),
};

export const capitoliParole: readonly Capitolo[] = [parole, campi];
