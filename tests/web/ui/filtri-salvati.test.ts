import { expect, test } from 'vitest';
import {
  filtriToText,
  filtroInVigore,
  readFiltri,
  withFiltro,
  withoutFiltro,
  type FiltroSalvato,
} from '#ui/elenco/filtri-salvati.ts';

const senzaIban: FiltroSalvato = { nome: 'Senza IBAN', filtri: [{ campo: 'iban', operatore: 'uguale', valore: '' }] };
const brevi: FiltroSalvato = {
  nome: 'supplenti brevi',
  filtri: [{ campo: 'contratto', operatore: 'contiene', valore: 'breve' }],
};

test('filters are kept as a text and read back, each under one name, sorted', () => {
  const due = withFiltro(withFiltro([], brevi), senzaIban);
  expect(readFiltri(filtriToText(due) ?? '')).toEqual([senzaIban, brevi]);
  expect(withFiltro(due, { nome: 'SENZA IBAN', filtri: brevi.filtri }).map(({ nome }) => nome)).toEqual([
    'SENZA IBAN',
    'supplenti brevi',
  ]);
  expect(withoutFiltro(due, 'senza iban')).toEqual([brevi]);
  expect(filtroInVigore(due, brevi.filtri)).toEqual(brevi);
  expect(filtroInVigore(due, [])).toBeUndefined();
});

test('a text of the preferences that keeps something else has no filters; too many are told before they are lost', () => {
  for (const altro of ['', '{"anno":2026}', '[', '[{"nome":1}]']) expect(readFiltri(altro)).toEqual([]);
  expect(filtriToText([])).toBe('');
  const troppi = Array.from({ length: 60 }, (_, numero) => ({ ...senzaIban, nome: `Filtro ${numero}` }));
  expect(filtriToText(troppi)).toBeNull();
});
