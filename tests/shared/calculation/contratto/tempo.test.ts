import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  giorniCalendario,
  mesiTredicesima,
  minimaleOrario,
  quoteMensili,
  rateoTredicesima,
  rateoTredicesimaGiornaliero,
  trattenutaGiornaliera,
  trattenutaScioperoOrarioAta,
  trattenutaScioperoOrarioDocenti,
  trentesimi,
  trentesimiDiPeriodi,
} from '#shared/calculation/contratto/tempo.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import {
  frazioneTredicesima,
  meseRetributivo,
  minimaleGiornaliero,
  scioperoOrario,
  tredicesima,
} from '#shared/rules/contratto/tempo.ts';
import { inForceOn } from '#shared/rules/regola.ts';

const mese = inForceOn(meseRetributivo, '2025-01-01');
const frazione = inForceOn(frazioneTredicesima, '2025-01-01');
const giorni = (dal: string, al: string): number => trentesimi(dal, al, mese);

describe('thirtieths', () => {
  it.each([
    ['2025-01-01', '2025-01-31', 30],
    ['2025-01-01', '2025-01-30', 30],
    ['2025-01-02', '2025-01-31', 30],
    ['2025-01-03', '2025-01-31', 29],
    ['2025-01-31', '2025-01-31', 1],
    ['2025-02-01', '2025-02-28', 30],
    ['2025-02-01', '2025-02-27', 27],
    ['2025-02-02', '2025-02-28', 27],
    ['2024-02-01', '2024-02-28', 28],
    ['2024-02-01', '2024-02-29', 30],
    ['2025-04-01', '2025-04-30', 30],
    ['2025-04-16', '2025-04-30', 15],
    ['2025-01-16', '2025-02-15', 31],
    ['2024-09-01', '2025-08-31', 360],
  ])('from %s to %s: %i', (dal, al, attesi) => {
    expect(giorni(dal, al)).toBe(attesi);
  });

  it('cuts a period by month', () => {
    expect(quoteMensili('2025-01-16', '2025-03-02', mese)).toEqual([
      { dal: '2025-01-16', al: '2025-01-31', mese: { anno: 2025, mese: 1 }, trentesimi: 16 },
      { dal: '2025-02-01', al: '2025-02-28', mese: { anno: 2025, mese: 2 }, trentesimi: 30 },
      { dal: '2025-03-01', al: '2025-03-02', mese: { anno: 2025, mese: 3 }, trentesimi: 2 },
    ]);
  });

  it('gives the same for a period cut in two at any day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1400 }),
        fc.integer({ min: 1, max: 500 }),
        fc.nat(499),
        (inizio, durata, taglio) => {
          const dal = addGiorni('2023-01-01', inizio);
          const al = addGiorni(dal, durata);
          const mezzo = addGiorni(dal, taglio % durata);
          expect(
            trentesimiDiPeriodi(
              [
                { dal, al: mezzo },
                { dal: addGiorni(mezzo, 1), al },
              ],
              mese,
            ),
          ).toBe(giorni(dal, al));
        },
      ),
    );
  });

  it('never gives more than 30 in a month nor a day shared twice', () => {
    const gennaio = [
      { dal: '2025-01-17', al: '2025-01-31' },
      { dal: '2025-01-01', al: '2025-01-15' },
    ];
    expect(trentesimiDiPeriodi(gennaio, mese)).toBe(30);
    expect(trentesimiDiPeriodi([], mese)).toBe(0);
    expect(() => trentesimiDiPeriodi([...gennaio, { dal: '2025-01-31', al: '2025-02-03' }], mese)).toThrow(
      /31\/01\/2025/,
    );
  });

  it('stops on an inverted period and on days that do not exist', () => {
    expect(() => giorni('2025-01-02', '2025-01-01')).toThrow(CalcoloImpossibile);
    expect(() => giorni('2025-02-29', '2025-03-01')).toThrow(/2025-02-29/);
    expect(giorniCalendario('2024-02-28', '2024-03-01')).toBe(3);
  });
});

describe('13th month', () => {
  it.each([
    ['2025-03-01', '2025-03-31', 1],
    ['2025-03-01', '2025-03-15', 0],
    ['2025-03-01', '2025-03-16', 1],
    ['2025-02-14', '2025-02-28', 0],
    ['2025-02-13', '2025-02-28', 1],
    ['2025-02-01', '2025-02-28', 1],
    ['2024-09-16', '2025-06-30', 9],
    ['2024-09-15', '2025-06-30', 10],
  ])('from %s to %s: %i twelfths', (dal, al, attesi) => {
    expect(mesiTredicesima(dal, al, frazione)).toBe(attesi);
  });

  it('is a twelfth a month, or a 365th a day', () => {
    const mensile = dato('mensile', 200_000);
    expect(rateoTredicesima(mensile, 10, frazione).importo).toBe(166_667);
    expect(rateoTredicesima(mensile, 12, frazione).importo).toBe(200_000);
    expect(rateoTredicesimaGiornaliero(mensile, 31, inForceOn(tredicesima, '2025-01-01')).importo).toBe(16_986);
    expect(rateoTredicesimaGiornaliero(mensile, 365, inForceOn(tredicesima, '2025-01-01')).importo).toBe(200_000);
    expect(() => rateoTredicesima(mensile, 13, frazione)).toThrow(CalcoloImpossibile);
  });
});

describe('strikes and minimums', () => {
  const sciopero = inForceOn(scioperoOrario, '2025-01-01');
  const mensile = dato('mensile', 156_000);

  it('takes a thirtieth a day, 1/156 an hour from ATA staff, the hours of the own month from teachers', () => {
    expect(trattenutaGiornaliera(mensile, 1, mese).importo).toBe(5_200);
    expect(trattenutaScioperoOrarioAta(mensile, 100, sciopero).importo).toBe(1_000);
    expect(trattenutaScioperoOrarioAta(mensile, 250, sciopero).importo).toBe(2_500);
    expect(trattenutaScioperoOrarioDocenti(mensile, 100, 1800, sciopero).importo).toBe(
      Math.round((156_000 * 100) / 7794),
    );
    expect(() => trattenutaScioperoOrarioAta(mensile, -1, sciopero)).toThrow(CalcoloImpossibile);
    expect(() => trattenutaGiornaliera(mensile, 31, mese)).toThrow(CalcoloImpossibile);
  });

  it('has a minimum for each year, which serves for the next and for no other', () => {
    const minimi = ['2023-12-31', '2024-01-01', '2025-01-01', '2026-12-31', '2027-12-31'].map(
      (giorno) => inForceOn(minimaleGiornaliero, giorno).valore,
    );
    expect(minimi).toEqual([5395, 5687, 5732, 5813, 5813]);
    expect(() => inForceOn(minimaleGiornaliero, '2028-01-01')).toThrow(/01\/01\/2028/);
    expect(minimaleOrario(inForceOn(minimaleGiornaliero, '2026-01-01'), 6, 3600).importo).toBe(969);
  });
});
