import { describe, expect, test } from 'vitest';
import { accontoComunale, addizionale, rataAddizionale } from '#shared/calculation/imposte/addizionali.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const regole = regoleCorrenti();

describe('surtaxes', () => {
  const milano = (imponibile: number, irpef = 1) =>
    addizionale(dato('i', imponibile), irpef, { tipo: 'COMUNE', codice: 'F205' }, '2026-06-01', regole).importo;
  test('an exemption is not an allowance', () => expect([milano(2_300_000), milano(2_300_100)]).toEqual([0, 18_401]));
  test('is not due without IRPEF', () => expect(milano(5_000_000, 0)).toBe(0));
  test('by brackets', () =>
    expect(
      addizionale(dato('i', 2_724_300), 1, { tipo: 'REGIONE', codice: 'Lombardia' }, '2026-06-01', regole).importo,
    ).toBe(37_794));
  test('the surtax of a town that was not loaded stops the computation and is named', () =>
    expect(() => addizionale(dato('i', 1), 1, { tipo: 'COMUNE', codice: 'Z999' }, '2026-06-01', regole)).toThrow(
      'Addizionale del comune di domicilio fiscale',
    ));
  test('advance of 30 %', () => expect(accontoComunale(dato('a', 21_794), '2026-06-01', regole).importo).toBe(6_538));
  test('instalments: the last one, or the end of work, takes all that is left', () =>
    expect(
      [
        rataAddizionale('x', { residuo: 10_000, rate: 11 }, false, '2026-06-01', regole),
        rataAddizionale('x', { residuo: 919, rate: 1 }, false, '2026-06-01', regole),
        rataAddizionale('x', { residuo: 10_000, rate: 11 }, true, '2026-06-01', regole),
      ].map(({ importo }) => importo),
    ).toEqual([909, 919, 10_000]));
});
