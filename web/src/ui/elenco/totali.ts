import { formatEuro, formatOre } from '#shared/money/centesimi.ts';
import { valoreDi, type Colonna } from './colonna.ts';

/** Says the sums of the columns that have one, of the rows in view; null where a single row says them already. */
export const totaliDi = <R, O extends string>(
  colonne: readonly Colonna<R, O>[],
  righe: readonly R[],
  tutte: boolean,
): string | null => {
  const somme = colonne
    .filter(({ somma }) => somma === true)
    .map((colonna) => `${colonna.titolo} ${scritta(colonna, righe)}`);
  if (righe.length < 2 || somme.length === 0) return null;
  return `${tutte ? 'Totale' : 'Totale di questa pagina'}: ${somme.join(' · ')}`;
};

const scritta = <R, O extends string>(colonna: Colonna<R, O>, righe: readonly R[]): string => {
  const somma = righe.reduce((finora, riga) => {
    const valore = valoreDi(colonna, riga);
    return finora + (typeof valore === 'number' ? valore : 0);
  }, 0);
  return colonna.tipo === 'ore' ? formatOre(somma) : formatEuro(somma);
};
