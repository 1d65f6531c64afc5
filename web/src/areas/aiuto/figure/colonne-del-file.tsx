import { AbbinaColonne } from '#ui/foglio-da-file/abbina-colonne.tsx';
import type { Uso } from '#ui/foglio-da-file/foglio-di-ore.ts';
import { scritturaOre } from '#ui/modulo/campi/lettura.ts';
import { personeDellaFigura } from './persone-della-figura.ts';

const ore = { id: 'recupero', titolo: 'Corsi di recupero', dettaglio: 'ore', scrittura: scritturaOre };
const [prima, , ultima] = personeDellaFigura;
const file = [
  { colonna: 0, lettera: 'A', intestazione: 'Docente', esempi: [prima.cf, ultima.cf] },
  { colonna: 1, lettera: 'B', intestazione: 'Ore svolte', esempi: ['12,5', '8'] },
  { colonna: 2, lettera: 'C', intestazione: 'Note', esempi: ['classe 2A'] },
];
const usi: readonly Uso[] = [{ dice: 'chi' }, { dice: 'quanto', colonna: ore }, null];

const nothing = (): void => undefined;

/** The columns of a file of hours, each with what it says. */
export const ColonneDelFile = () => (
  <AbbinaColonne file={file} usi={usi} presenti={[ore]} offerte={[]} suoi="Voci dell'elaborazione" onUso={nothing} />
);
