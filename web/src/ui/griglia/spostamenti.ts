import type { Stato } from './comandi.ts';
import { within, type Dati, type Posizione } from './modello.ts';

type Celle = Pick<Dati, 'righe' | 'colonne'>;

/**
 * Returns the state with its cells on the people and columns they were on, which may have moved: somebody else adds and takes
 * away rows while one writes. What was being written for a person or a column that went away is dropped, and told.
 */
export const follow = (stato: Stato, prima: Celle, dopo: Celle): Stato => {
  const { da, a } = stato.selezione;
  const [nuovoDa, nuovoA] = [moved(da, prima, dopo), moved(a, prima, dopo)];
  const persa = stato.scrivendo !== null && !hasStayed(a, prima, dopo);
  if (!persa && isStessa(da, nuovoDa) && isStessa(a, nuovoA)) return stato;
  return {
    ...stato,
    selezione: { da: nuovoDa, a: nuovoA },
    ...(persa
      ? { scrivendo: null, detto: 'La riga o la colonna in cui si scriveva non c’è più: il valore non è stato preso.' }
      : {}),
  };
};

/** Returns the state with its cell on the first row, of the column it was on. */
export const onFirstRow = (stato: Stato): Stato => {
  const cella = { riga: 0, colonna: stato.selezione.a.colonna };
  return { ...stato, selezione: { da: cella, a: cella }, scrivendo: null };
};

const isStessa = (una: Posizione, altra: Posizione): boolean =>
  una.riga === altra.riga && una.colonna === altra.colonna;

const placeOf = (
  posto: number,
  prima: readonly { readonly id: string }[],
  dopo: readonly { readonly id: string }[],
): number => {
  const id = prima[posto]?.id;
  return id === undefined || dopo[posto]?.id === id ? posto : dopo.findIndex((uno) => uno.id === id);
};

/** Where the person and the column of a cell are now; of those that went away, the place they had. */
const moved = ({ riga, colonna }: Posizione, prima: Celle, dopo: Celle): Posizione => {
  const [nuovaRiga, nuovaColonna] = [
    placeOf(riga, prima.righe, dopo.righe),
    placeOf(colonna, prima.colonne, dopo.colonne),
  ];
  return within(
    { riga: nuovaRiga === -1 ? riga : nuovaRiga, colonna: nuovaColonna === -1 ? colonna : nuovaColonna },
    { ...dopo, pagina: 1 },
  );
};

const hasStayed = ({ riga, colonna }: Posizione, prima: Celle, dopo: Celle): boolean =>
  placeOf(riga, prima.righe, dopo.righe) !== -1 && placeOf(colonna, prima.colonne, dopo.colonne) !== -1;
