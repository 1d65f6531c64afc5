import { describe, expect, it } from 'vitest';
import { giornoSettimana } from '#shared/domain/tempo/date.ts';
import { festivitaDi, isFestivo, pasqua } from '#shared/domain/tempo/festivita.ts';

const giorniDi = (anno: number) => festivitaDi(anno).map(({ giorno }) => giorno);

describe('Easter', () => {
  it('falls on the days the calendar printed', () => {
    expect([1818, 1943, 1954, 1981, 2000, 2008, 2011, 2024, 2025, 2026, 2027, 2038, 2049].map(pasqua)).toEqual([
      '1818-03-22',
      '1943-04-25',
      '1954-04-18',
      '1981-04-19',
      '2000-04-23',
      '2008-03-23',
      '2011-04-24',
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
      '2049-04-18',
    ]);
  });

  it('is a Sunday between 22 March and 25 April in every year', () => {
    for (let anno = 1900; anno <= 2299; anno += 1) {
      const giorno = pasqua(anno);
      expect(giornoSettimana(giorno)).toBe(7);
      expect(giorno.slice(5) >= '03-22' && giorno.slice(5) <= '04-25').toBe(true);
    }
  });
});

describe('national holidays', () => {
  it('are twelve and Easter until 2025, and San Francesco is added from 2026', () => {
    expect(giorniDi(2025)).toEqual([
      '2025-01-01',
      '2025-01-06',
      '2025-04-20',
      '2025-04-21',
      '2025-04-25',
      '2025-05-01',
      '2025-06-02',
      '2025-08-15',
      '2025-11-01',
      '2025-12-08',
      '2025-12-25',
      '2025-12-26',
    ]);
    expect(giorniDi(2025)).not.toContain('2025-10-04');
    expect(festivitaDi(2026).find(({ giorno }) => giorno === '2026-10-04')).toMatchObject({
      nome: "San Francesco d'Assisi",
      verificataIl: null,
    });
  });

  it('follow the laws that took some away and gave some back', () => {
    expect(giorniDi(1976)).toEqual(
      expect.arrayContaining(['1976-01-06', '1976-03-19', '1976-06-02', '1976-06-29', '1976-11-04']),
    );
    for (const tolto of ['1980-01-06', '1980-03-19', '1980-06-02', '1980-06-29', '1980-11-04'])
      expect(giorniDi(1980)).not.toContain(tolto);
    expect(giorniDi(1977)).toContain('1977-01-06');
    expect([giorniDi(1985), giorniDi(1986)].map((giorni, passo) => giorni.includes(`${1985 + passo}-01-06`))).toEqual([
      false,
      true,
    ]);
    expect([giorniDi(2000), giorniDi(2001)].map((giorni, passo) => giorni.includes(`${2000 + passo}-06-02`))).toEqual([
      false,
      true,
    ]);
  });

  it('take the patron saint that is given, and count Sundays', () => {
    const patrono = { nome: "Sant'Ambrogio", mese: 12, giorno: 7 };
    expect(festivitaDi(2026, patrono).filter(({ tipo }) => tipo === 'PATRONO')).toEqual([
      { giorno: '2026-12-07', nome: "Sant'Ambrogio", tipo: 'PATRONO', norma: null, verificataIl: null },
    ]);
    expect(isFestivo('2026-12-07')).toBe(false);
    expect(isFestivo('2026-12-07', patrono)).toBe(true);
    expect(isFestivo('2026-11-22')).toBe(true);
    expect(isFestivo('2026-11-20')).toBe(false);
    expect(
      festivitaDi(2025, { nome: 'Santo inventato', mese: 2, giorno: 29 }).some(({ tipo }) => tipo === 'PATRONO'),
    ).toBe(false);
  });
});
