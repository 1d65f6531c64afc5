import { expect, test } from 'vitest';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { totaliDi } from '#ui/elenco/totali.ts';

interface Riga {
  readonly lordo: number | null;
  readonly ore: number;
  readonly tariffa: number;
}
const colonne: readonly Colonna<Riga>[] = [
  { id: 'lordo', titolo: 'Lordo', tipo: 'importo', somma: true },
  { id: 'ore', titolo: 'Ore', tipo: 'ore', somma: true },
  { id: 'tariffa', titolo: 'Tariffa', tipo: 'importo' },
];
const righe: readonly Riga[] = [
  { lordo: 100_050, ore: 150, tariffa: 1000 },
  { lordo: -50, ore: 200, tariffa: 1000 },
  { lordo: null, ore: 0, tariffa: 1000 },
];

test('under a list stand the sums of the columns that make sense summed, of all its rows', () => {
  expect(totaliDi(colonne, righe, true)).toBe('Totale: Lordo 1.000,00 € · Ore 3,5');
});

test('a list of more pages says that the sum is of the page', () => {
  expect(totaliDi(colonne, righe, false)).toBe('Totale di questa pagina: Lordo 1.000,00 € · Ore 3,5');
});

test('one row says its own sums, and a list without sums says none', () => {
  expect(totaliDi(colonne, righe.slice(0, 1), true)).toBeNull();
  expect(totaliDi(colonne.slice(2), righe, true)).toBeNull();
});
