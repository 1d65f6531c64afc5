import { expect, test } from 'vitest';
import { cittadinanzeInps, codiceCittadinanzaInps } from '#functions/riferimento/luoghi/cittadinanze-inps.ts';
import { getStatoEstero } from '#functions/riferimento/luoghi/stati-esteri.ts';

test('Italian citizenship, which is none of a foreign State, is 000', () => {
  expect(codiceCittadinanzaInps(null)).toBe('000');
});

test('every code is of three digits, of one State that exists, and of no other', () => {
  const { voci } = cittadinanzeInps;
  expect(voci.filter(({ codice, descrizione }) => !/^\d{3}$/.test(descrizione) || !getStatoEstero(codice))).toEqual([]);
  expect(new Set(voci.map(({ descrizione }) => descrizione)).size).toBe(voci.length);
  expect(voci.length).toBeGreaterThan(190);
});

test('a territory without a citizenship of its own has no code', () => {
  expect(codiceCittadinanzaInps('Z129')).toBe('235');
  expect(codiceCittadinanzaInps('Z108')).toBeUndefined();
});
