import { expect, test } from 'vitest';
import { searchAliquote } from '#functions/tabelle/aliquote.ts';

const diOggi = (parole: string) =>
  searchAliquote(parole, '2026-06-01').map(({ dipendente, amministrazione }) => [dipendente, amministrazione]);

test('a collaborator bears a third of the Gestione separata, the school the rest', () => {
  expect(diOggi('Gestione separata senza DIS-COLL')).toEqual([[112_400, 224_800]]);
  expect(diOggi('Gestione separata con DIS-COLL')).toEqual([[116_767, 233_533]]);
});

test('the rates of every pension fund that has them are listed, and that of the life insurance', () => {
  expect(diOggi('CPDEL').toSorted()).toEqual([
    [null, 238_000],
    [88_500, null],
  ]);
  expect(diOggi('Assicurazione sociale vita')).toEqual([[930, null]]);
});
