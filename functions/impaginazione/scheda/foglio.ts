import type { Foglio } from '#platform/spreadsheet.ts';
import { formatCella } from '../elenco/data.ts';
import type { CasellaScheda, DatiSchede } from './layout.ts';

const COLONNE: Foglio['colonne'] = [
  ...['Scheda', 'Parte', 'Codice', 'Campo', 'Valore'].map((titolo) => ({ titolo, tipo: 'testo' }) as const),
  { titolo: 'Importo', tipo: 'importo' },
];

/** The boxes of the sheets, a row a box; amounts in a column of their own, as numbers. */
export const foglioSchede = ({ titolo, schede }: Pick<DatiSchede, 'titolo' | 'schede'>): Foglio => ({
  nome: titolo,
  colonne: COLONNE,
  righe: schede.flatMap(({ nome, parti }) =>
    parti.flatMap((parte) => parte.caselle.map((casella) => [nome, parte.titolo, ...rigaDi(casella)])),
  ),
});

const rigaDi = ({ codice, etichetta, tipo, valore }: CasellaScheda) =>
  tipo === 'importo' && typeof valore === 'number'
    ? [codice, etichetta, null, valore]
    : [codice, etichetta, formatCella(tipo, valore), null];
