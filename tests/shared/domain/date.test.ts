import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anniScolasticiTra,
  annoScolasticoDi,
  nomeAnnoScolastico,
  parseAnnoScolastico,
  periodoAnnoScolastico,
} from '#shared/domain/tempo/anno-scolastico.ts';
import {
  addGiorni,
  addMesiAGiorno,
  anniCompiuti,
  formatGiorno,
  formatGiornoEsteso,
  giorniTra,
  giornoSettimana,
  isGiorno,
  nomeMese,
  parseGiorno,
} from '#shared/domain/tempo/date.ts';
import {
  addMesi,
  compareMesi,
  containsMese,
  formatMese,
  giorniDelMese,
  isPeriodoMensile,
  mesiTra,
  overlapsMesi,
  ultimoGiornoDelMese,
} from '#shared/domain/tempo/mese.ts';

describe('days', () => {
  it('knows the real calendar', () => {
    expect(['2024-02-29', '2000-02-29', '9999-12-31', '1900-01-01'].map(isGiorno)).toEqual([true, true, true, true]);
    expect(
      [
        '2023-02-29',
        '1900-02-29',
        '2024-04-31',
        '2024-13-01',
        '2024-00-10',
        '24-01-01',
        '2024-1-1',
        '0999-01-01',
        '2O24-01-01',
        '2024-0a-01',
        '2024-01-0 ',
        '2024-01- 1',
        '2024/01/01',
        '2024-01-011',
        '٢٠٢٤-٠١-٠١',
        '',
        null,
        20240101,
      ].map(isGiorno),
    ).toEqual(Array.from({ length: 18 }, () => false));
  });

  it('reads what people type', () => {
    expect(['1/9/2025', '01-09-2025', '1.9.2025', '01092025', '2025-09-01', ' 01/09/2025 '].map(parseGiorno)).toEqual(
      Array.from({ length: 6 }, () => '2025-09-01'),
    );
    expect(['1/9/25', '31/4/2025', '29/02/2023', '09/31/2025', 'ieri', '1/9'].map(parseGiorno)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it('writes them the Italian way', () => {
    expect(formatGiorno('2025-09-01')).toBe('01/09/2025');
    expect(formatGiornoEsteso('2025-09-01')).toBe('1° settembre 2025');
    expect(formatGiornoEsteso('2025-12-25')).toBe('25 dicembre 2025');
    expect(nomeMese(12)).toBe('dicembre');
    expect(() => nomeMese(13)).toThrow(RangeError);
  });

  it('moves over months, years and clock changes', () => {
    expect(addGiorni('2024-02-28', 1)).toBe('2024-02-29');
    expect(addGiorni('2026-03-28', 2)).toBe('2026-03-30');
    expect(addGiorni('2025-01-01', -1)).toBe('2024-12-31');
    expect(addMesiAGiorno('2025-01-31', 1)).toBe('2025-02-28');
    expect(giorniTra('2026-03-28', '2026-03-30')).toBe(2);
    expect(giornoSettimana('2026-11-20')).toBe(5);
  });

  it('counts completed years on the birthday, not before', () => {
    expect(anniCompiuti('2000-02-29', '2021-02-27')).toBe(20);
    expect(anniCompiuti('2000-02-29', '2021-02-28')).toBe(21);
    expect(anniCompiuti('1996-05-10', '2026-05-09')).toBe(29);
    expect(anniCompiuti('1996-05-10', '2026-05-10')).toBe(30);
  });

  it('adds and counts back the same days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), fc.integer({ min: -5000, max: 5000 }), (da, numero) => {
        const inizio = addGiorni('1980-01-01', da);
        expect(giorniTra(inizio, addGiorni(inizio, numero))).toBe(numero);
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});

describe('months', () => {
  it('counts, orders and names them', () => {
    expect(addMesi({ anno: 2025, mese: 11 }, 3)).toEqual({ anno: 2026, mese: 2 });
    expect(addMesi({ anno: 2025, mese: 1 }, -1)).toEqual({ anno: 2024, mese: 12 });
    expect(compareMesi({ anno: 2025, mese: 12 }, { anno: 2026, mese: 1 })).toBe(-1);
    expect(formatMese({ anno: 2025, mese: 9 })).toBe('settembre 2025');
    expect([giorniDelMese({ anno: 2024, mese: 2 }), giorniDelMese({ anno: 2023, mese: 2 })]).toEqual([29, 28]);
    expect(ultimoGiornoDelMese({ anno: 2026, mese: 4 })).toBe('2026-04-30');
    expect(mesiTra({ anno: 2025, mese: 11 }, { anno: 2026, mese: 1 })).toHaveLength(3);
    expect(mesiTra({ anno: 2026, mese: 1 }, { anno: 2025, mese: 12 })).toEqual([]);
  });

  it('tells overlaps from neighbours, with open ends', () => {
    const dal = { anno: 2025, mese: 1 };
    const giugno = { anno: 2025, mese: 6 };
    const luglio = { anno: 2025, mese: 7 };
    expect(overlapsMesi({ dal, al: giugno }, { dal: luglio, al: null })).toBe(false);
    expect(overlapsMesi({ dal, al: luglio }, { dal: luglio, al: null })).toBe(true);
    expect(overlapsMesi({ dal, al: null }, { dal: luglio, al: null })).toBe(true);
    expect(containsMese({ dal, al: giugno }, luglio)).toBe(false);
    expect(isPeriodoMensile({ dal: luglio, al: giugno })).toBe(false);
  });
});

describe('school year', () => {
  it('starts on 1 September and ends on 31 August', () => {
    expect(annoScolasticoDi('2025-08-31').numAnno).toBe(2024);
    expect(annoScolasticoDi('2025-09-01')).toEqual({ numAnno: 2025, desAnno: '2025/26' });
    expect(periodoAnnoScolastico(2025)).toEqual({ dal: '2025-09-01', al: '2026-08-31' });
    expect(nomeAnnoScolastico(1999)).toBe('1999/00');
    expect(['2025/26', '2025/2026', '2025-26', '1999/00'].map(parseAnnoScolastico)).toEqual([2025, 2025, 2025, 1999]);
    expect(['2025/27', '2025', '25/26'].map(parseAnnoScolastico)).toEqual([null, null, null]);
    expect(anniScolasticiTra(2023, 2025).map(({ numAnno }) => numAnno)).toEqual([2025, 2024, 2023]);
  });
});
