import { describe, expect, test } from 'vitest';
import { paste } from '#ui/griglia/incolla.ts';
import type { RigaGriglia } from '#ui/griglia/modello.ts';
import { inOrdine, NOME, nextOrdine, TOTALE, type Ordine } from '#ui/griglia/ordine.ts';
import { scritturaOre } from '#ui/modulo/campi/lettura.ts';

const riga = (indice: number, titolo: string, ore?: number): RigaGriglia => ({
  id: `p${indice}`,
  titolo,
  chiavi: [],
  valori: ore === undefined ? {} : { ore },
  totale: '',
});
const RIGHE = [
  riga(0, "D'Angelo Maria"),
  riga(1, 'Prova Anna', 150),
  riga(2, 'Prova Luca', 200),
  riga(3, 'Doppi Ada'),
  riga(4, 'Doppi Ada'),
];

describe('a heading', () => {
  const titoli = (ordine: Ordine | null, righe = RIGHE): readonly string[] =>
    inOrdine(righe, ordine).map(({ id }) => id);
  const su = nextOrdine(null, 'ore', RIGHE);
  const giu = nextOrdine(su, 'ore', RIGHE);
  test('sorts upwards, then downwards, then leaves the rows as they come', () => {
    expect(titoli(su)).toEqual(['p0', 'p3', 'p4', 'p1', 'p2']);
    expect(su?.verso).toBe('ascending');
    expect(titoli(giu)).toEqual(['p2', 'p1', 'p0', 'p3', 'p4']);
    expect(nextOrdine(giu, 'ore', RIGHE)).toBeNull();
    expect(titoli(nextOrdine(giu, NOME, RIGHE))).toEqual(['p0', 'p3', 'p4', 'p1', 'p2']);
  });
  test('of the totals sorts by their amount, negative ones first', () => {
    const [a, b, c] = RIGHE.map((una, posto) => ({
      ...una,
      totale: ['1.000,00 €', '900,00 €', '−5,00 €'][posto] ?? '',
    }));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three rows');
    expect(titoli(nextOrdine(null, TOTALE, [a, b, c]), [a, b, c])).toEqual(['p2', 'p1', 'p0']);
  });
  test('moves no row when a value changes afterwards, and puts who comes later at the end', () => {
    const dopo = [riga(9, 'Aggiunta Ida', 50), ...RIGHE.map((una) => ({ ...una, valori: { ore: 1 } }))];
    expect(titoli(su, dopo)).toEqual(['p0', 'p3', 'p4', 'p1', 'p2', 'p9']);
  });
  test('a column pasted without names goes to the rows as they stand on the screen', () => {
    const righe = inOrdine(RIGHE, giu);
    expect(
      paste(
        [['1'], ['2']],
        { riga: 0, colonna: 0 },
        { righe, colonne: [{ id: 'ore', titolo: 'Ore', scrittura: scritturaOre }], pagina: 10 },
      ).cambi,
    ).toEqual([
      { riga: 'p2', colonna: 'ore', valore: 100 },
      { riga: 'p1', colonna: 'ore', valore: 200 },
    ]);
  });
});
