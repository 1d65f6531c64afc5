import { Griglia } from '#ui/griglia/griglia.tsx';
import type { ColonnaGriglia, RigaGriglia } from '#ui/griglia/modello.ts';
import { scritturaOre } from '#ui/modulo/campi/lettura.ts';
import { useTelefono } from '#ui/use-larghezza.ts';
import { personeDellaFigura } from './persone-della-figura.ts';

const colonne: readonly ColonnaGriglia[] = [
  { id: 'aggiuntive', titolo: 'Attività aggiuntive', dettaglio: 'ore', scrittura: scritturaOre },
  { id: 'recupero', titolo: 'Corsi di recupero', dettaglio: 'ore', scrittura: scritturaOre },
];

/** Hours in hundredths. */
const ORE = [{ aggiuntive: 400, recupero: 600 }, { aggiuntive: 250 }, { recupero: 1000 }] as const;

/** The hours of each row. */
const TOTALI = ['10,00', '2,50', '10,00'];

const righe: readonly RigaGriglia[] = personeDellaFigura.map(({ cognome, nome, cf }, posto) => ({
  id: cf,
  titolo: `${cognome} ${nome}`,
  codice: cf,
  chiavi: [],
  valori: ORE[posto] ?? {},
  totale: TOTALI[posto] ?? '',
}));

const nothing = (): void => undefined;

/** The sheet of a run, with the hours of three people: on a phone, where the sheet is pushed sideways, its first column. */
export const FoglioDelleVoci = () => (
  <Griglia
    nome="Figura: il foglio delle voci"
    intestazione="Persona"
    righe={righe}
    colonne={useTelefono() ? colonne.slice(0, 1) : colonne}
    totali={{ aggiuntive: '6,50', recupero: '16,00' }}
    totale="22,50"
    onCambi={nothing}
  />
);
