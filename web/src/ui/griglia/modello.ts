import type { Scrittura } from '../modulo/campi/lettura.ts';

/** A column of numbers: how they are typed and shown. */
export interface ColonnaGriglia {
  readonly id: string;
  readonly titolo: string;
  /** Second line of the heading: unit, rate, period. */
  readonly dettaglio?: string;
  readonly scrittura: Scrittura<number>;
}

export interface RigaGriglia {
  readonly id: string;
  readonly titolo: string;
  /** Second line of the name: the codice fiscale, by which homonyms are told apart. */
  readonly codice?: string;
  /** The reason to look at the row, in words: shown as a sign before the name. */
  readonly segno?: string;
  /** What a spreadsheet may name the row by: tax code, number, name. */
  readonly chiavi: readonly string[];
  /** Values by column; a column that is not there is empty. */
  readonly valori: Readonly<Record<string, number>>;
  readonly totale: string;
}

/** The value of a cell as it should be; null empties it. */
export interface Cambio {
  readonly riga: string;
  readonly colonna: string;
  readonly valore: number | null;
}

/** A cell by its place, from 0. */
export interface Posizione {
  readonly riga: number;
  readonly colonna: number;
}

/** Cells from the one that was chosen first (`da`) to the active one (`a`). */
export interface Selezione {
  readonly da: Posizione;
  readonly a: Posizione;
}

/** What the grid shows, and how many rows a page of it holds. */
export interface Dati {
  readonly righe: readonly RigaGriglia[];
  readonly colonne: readonly ColonnaGriglia[];
  readonly pagina: number;
}

export interface Rettangolo {
  readonly daRiga: number;
  readonly aRiga: number;
  readonly daColonna: number;
  readonly aColonna: number;
}

export const rettangoloDi = ({ da, a }: Selezione): Rettangolo => ({
  daRiga: Math.min(da.riga, a.riga),
  aRiga: Math.max(da.riga, a.riga),
  daColonna: Math.min(da.colonna, a.colonna),
  aColonna: Math.max(da.colonna, a.colonna),
});

export const isDentro = ({ daRiga, aRiga, daColonna, aColonna }: Rettangolo, { riga, colonna }: Posizione): boolean =>
  riga >= daRiga && riga <= aRiga && colonna >= daColonna && colonna <= aColonna;

/** The nearest cell that exists: rows and columns go away while one looks at them. */
export const within = ({ riga, colonna }: Posizione, { righe, colonne }: Dati): Posizione => ({
  riga: Math.max(0, Math.min(riga, righe.length - 1)),
  colonna: Math.max(0, Math.min(colonna, colonne.length - 1)),
});

export type Verso =
  | 'su'
  | 'giù'
  | 'sinistra'
  | 'destra'
  | 'pagina su'
  | 'pagina giù'
  | 'inizio'
  | 'fine'
  | 'prima'
  | 'ultima'
  | 'in cima'
  | 'in fondo';

const passi: Readonly<Record<Verso, (da: Posizione, dati: Dati) => Posizione>> = {
  su: ({ riga, colonna }) => ({ riga: riga - 1, colonna }),
  giù: ({ riga, colonna }) => ({ riga: riga + 1, colonna }),
  sinistra: ({ riga, colonna }) => ({ riga, colonna: colonna - 1 }),
  destra: ({ riga, colonna }) => ({ riga, colonna: colonna + 1 }),
  'pagina su': ({ riga, colonna }, { pagina }) => ({ riga: riga - pagina, colonna }),
  'pagina giù': ({ riga, colonna }, { pagina }) => ({ riga: riga + pagina, colonna }),
  inizio: ({ riga }) => ({ riga, colonna: 0 }),
  fine: ({ riga }, { colonne }) => ({ riga, colonna: colonne.length }),
  prima: () => ({ riga: 0, colonna: 0 }),
  ultima: (_, { righe, colonne }) => ({ riga: righe.length, colonna: colonne.length }),
  'in cima': ({ colonna }) => ({ riga: 0, colonna }),
  'in fondo': ({ colonna }, { righe }) => ({ riga: righe.length, colonna }),
};

/** Where a step leads, within the grid. */
export const step = (da: Posizione, verso: Verso, dati: Dati): Posizione => within(passi[verso](da, dati), dati);
