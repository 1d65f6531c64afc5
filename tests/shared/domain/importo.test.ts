import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseImporto } from '#shared/domain/misure/importo.ts';
import { parseOre } from '#shared/domain/misure/ore.ts';
import { formatEuro, formatImporto, formatOre } from '#shared/money/centesimi.ts';

const centesimi = (testo: string) => {
  const letto = parseImporto(testo);
  return letto.esito === 'valido' ? letto.importo : letto.esito;
};
const ore = (testo: string) => {
  const letto = parseOre(testo);
  return letto.esito === 'valido' ? letto.ore : letto.esito;
};

describe('amounts as people type them', () => {
  it('reads comma and point, grouped or not', () => {
    expect(
      ['1.234,56', '1234,56', '1234.56', '1,234.56', '€ 1.234,56', '1 234,56', '1234,56 €', "1'234,56"].map(centesimi),
    ).toEqual(Array.from({ length: 8 }, () => 123_456));
    expect(
      ['12', '12,5', '12.5', ',50', '0,05', '-3,20', '+7', '1.234.567', '1.234.567,8', '-0'].map(centesimi),
    ).toEqual([1200, 1250, 1250, 50, 5, -320, 700, 123_456_700, 123_456_780, 0]);
  });

  it('asks about one separator before three digits', () => {
    expect(parseImporto('1.234')).toEqual({
      esito: 'ambiguo',
      letture: [123_400, 123],
      messaggio: '"1.234" è 1.234,00 € oppure 1,23 €?',
    });
    expect(['1.234', '1,234', '999.000', '-1.234'].map(centesimi)).toEqual(Array.from({ length: 4 }, () => 'ambiguo'));
    expect(['1234.567', '0,123', '0.500'].map(centesimi)).toEqual(['errato', 'errato', 'errato']);
  });

  it('refuses what is no amount', () => {
    for (const testo of [
      '',
      ' ',
      'abc',
      '1,2,3',
      '1.23.456',
      '1.234,567',
      '12.',
      '12,',
      '--1',
      '1e5',
      '1.234.56',
      '0.123.456',
      '1,234,56.7',
      '12.345.6',
      'Infinity',
      '99999999999,99',
    ]) {
      expect(centesimi(testo), testo).toBe('errato');
    }
  });

  it('reads back every amount the product writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (importo) => {
        expect(centesimi(formatEuro(importo))).toBe(importo);
        expect(centesimi(formatImporto(importo).replaceAll('.', ''))).toBe(importo);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe('hours as people type them', () => {
  it('reads decimals and minutes', () => {
    expect(['1,5', '1.5', '1:30', '1h30', '1 h 30 min', '2h', '1,5 ore', '0:15', '18', '0'].map(ore)).toEqual([
      150, 150, 150, 150, 150, 200, 150, 25, 1800, 0,
    ]);
    expect(parseOre('1:20')).toEqual({ esito: 'valido', ore: 133, arrotondate: true });
    expect(parseOre('1:45')).toEqual({ esito: 'valido', ore: 175, arrotondate: false });
    expect(['1:60', '-1', 'x', '1,255', '12345'].map(ore)).toEqual(['errato', 'errato', 'errato', 'ambiguo', 'errato']);
  });

  it('reads back every number of hours the product writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (quante) => {
        expect(ore(formatOre(quante))).toBe(quante);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});
