import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  giorniAssenza,
  giorniPerAliquota,
  giorniSenzaAccessorio,
  riduzioneAssenza,
  tipoAssenzaDi,
  trattamentoAssenza,
  trattenutaBrunetta,
} from '#shared/calculation/contratto/assenze/assenze.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { UNO } from '#shared/money/centesimi.ts';
import type { TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import { meseRetributivo } from '#shared/rules/contratto/tempo.ts';
import { inForceOn } from '#shared/rules/regola.ts';

const giorno = '2025-11-01';
const mese = inForceOn(meseRetributivo, giorno);
const effettoDi = (codice: string, quando = giorno) => inForceOn(tipoAssenzaDi(codice).effetto, quando);
const trattamento = (codice: string, contratto: TipoContratto, quando = giorno) =>
  trattamentoAssenza(tipoAssenzaDi(codice), contratto, effettoDi(codice, quando));
const percento = (centesimi: number): number => centesimi * (UNO / 100);

describe('days of an absence', () => {
  it('counts calendar days for sickness, working days for leave, nothing for hours', () => {
    // Friday 31 October to Tuesday 4 November 2025; the 1st is a holiday, the 2nd a Sunday
    expect(giorniAssenza('2025-10-31', '2025-11-04', effettoDi('MALATTIA'))).toBe(5);
    expect(giorniAssenza('2025-10-31', '2025-11-04', effettoDi('PERMESSO_PERSONALE'))).toBe(4);
    expect(giorniAssenza('2025-10-31', '2025-11-04', effettoDi('PERMESSO_PERSONALE'), ['2025-11-01'])).toBe(3);
    expect(() => giorniAssenza('2025-10-31', '2025-10-31', effettoDi('SCIOPERO_ORARIO'))).toThrow(/ore/);
    expect(() => giorniAssenza('2025-11-04', '2025-10-31', effettoDi('MALATTIA'))).toThrow(CalcoloImpossibile);
  });

  it('stops on unknown kinds and on kinds a contract cannot have', () => {
    expect(() => tipoAssenzaDi('VACANZA')).toThrow(/VACANZA/);
    expect(() => trattamento('ASPETTATIVA', 'SUPPLENTE_BREVE')).toThrow(CalcoloImpossibile);
    expect(() => trattamento('PERMESSO_PERSONALE_FERIE', 'TD_30_6')).toThrow(CalcoloImpossibile);
  });
});

describe('pay of the days', () => {
  it.each([
    ['TI', 0, 270, [[270, 100]]],
    [
      'TI',
      269,
      2,
      [
        [1, 100],
        [1, 90],
      ],
    ],
    [
      'TI',
      359,
      2,
      [
        [1, 90],
        [1, 50],
      ],
    ],
    [
      'TI',
      539,
      2,
      [
        [1, 50],
        [1, 0],
      ],
    ],
    [
      'TD_31_8',
      29,
      2,
      [
        [1, 100],
        [1, 50],
      ],
    ],
    [
      'TD_30_6',
      89,
      2,
      [
        [1, 50],
        [1, 0],
      ],
    ],
    ['SUPPLENTE_BREVE', 0, 30, [[30, 50]]],
    [
      'SUPPLENTE_BREVE',
      29,
      2,
      [
        [1, 50],
        [1, 0],
      ],
    ],
  ] as const)('sickness, %s after %i days: %i more', (contratto, precedenti, giorni, attesi) => {
    expect(giorniPerAliquota(giorni, precedenti, trattamento('MALATTIA', contratto))).toEqual(
      attesi.map(([quanti, centesimi]) => ({ giorni: quanti, aliquota: percento(centesimi) })),
    );
  });

  it.each([
    ['2022-12-31', [100, 30, 30, 30]],
    ['2023-12-31', [100, 30, 30, 30]],
    ['2024-01-01', [100, 80, 30, 30]],
    ['2024-12-31', [100, 80, 30, 30]],
    ['2025-01-01', [100, 80, 80, 30]],
  ] as const)('parental leave on %s: first month whole by contract, then the raised ones', (quando, attesi) => {
    const aliquote = [29, 59, 89, 119].map(
      (precedenti) => giorniPerAliquota(1, precedenti, trattamento('CONGEDO_PARENTALE', 'TI', quando))[0]?.aliquota,
    );
    expect(aliquote).toEqual(attesi.map(percento));
  });

  it('pays child sickness for thirty days a year, nothing after', () => {
    expect(giorniPerAliquota(31, 0, trattamento('MALATTIA_FIGLIO', 'SUPPLENTE_BREVE'))).toEqual([
      { giorni: 30, aliquota: UNO },
      { giorni: 1, aliquota: 0 },
    ]);
  });

  it('does not pay leave beyond its limit', () => {
    expect(giorniPerAliquota(2, 2, trattamento('PERMESSO_PERSONALE', 'TD_31_8'))).toEqual([
      { giorni: 1, aliquota: UNO },
      { giorni: 1, aliquota: 0 },
    ]);
  });

  it('splits days without losing any, whatever came before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 700 }), (precedenti, giorni) => {
        const gruppi = giorniPerAliquota(giorni, precedenti, trattamento('MALATTIA', 'TI'));
        expect(gruppi.reduce((totale, gruppo) => totale + gruppo.giorni, 0)).toBe(giorni);
        expect(gruppi.map(({ aliquota }) => aliquota)).toEqual(
          gruppi.map(({ aliquota }) => aliquota).toSorted((a, b) => b - a),
        );
      }),
    );
  });
});

describe('what is lost', () => {
  const mensile = dato('mensile', 202_236);

  it('is the days at the rate that is not paid', () => {
    expect(riduzioneAssenza(mensile, { giorni: 1, aliquota: 0 }, mese).importo).toBe(6_741);
    expect(riduzioneAssenza(mensile, { giorni: 10, aliquota: percento(50) }, mese).importo).toBe(33_706);
    expect(riduzioneAssenza(mensile, { giorni: 30, aliquota: percento(90) }, mese).importo).toBe(20_224);
    expect(riduzioneAssenza(mensile, { giorni: 30, aliquota: UNO }, mese).importo).toBe(0);
    expect(() => riduzioneAssenza(mensile, { giorni: 1, aliquota: -1 }, mese)).toThrow(CalcoloImpossibile);
    expect(() => riduzioneAssenza(mensile, { giorni: 31, aliquota: 0 }, mese)).toThrow(CalcoloImpossibile);
  });

  it('takes the fixed accessory for the first ten days of an event only', () => {
    const malattia = effettoDi('MALATTIA');
    expect(
      [
        [10, 0],
        [11, 0],
        [5, 8],
        [5, 10],
        [5, 12],
      ].map(([giorni = 0, prima = 0]) => giorniSenzaAccessorio(giorni, prima, malattia)),
    ).toEqual([10, 10, 2, 0, 0]);
    expect(giorniSenzaAccessorio(10, 0, effettoDi('MALATTIA_RICOVERO'))).toBe(0);
    expect(trattenutaBrunetta(dato('RPD', 20_510), 10, mese).importo).toBe(6_837);
    expect(trattenutaBrunetta(dato('RPD', 20_510), 0, mese).importo).toBe(0);
    expect(() => trattenutaBrunetta(dato('RPD', 20_510), -1, mese)).toThrow(CalcoloImpossibile);
  });
});
