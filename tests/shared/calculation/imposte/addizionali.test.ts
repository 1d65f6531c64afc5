import { describe, expect, test } from 'vitest';
import { accontoComunale, addizionale, rataAddizionale } from '../../../../shared/calculation/imposte/addizionali.ts';
import { dato } from '../../../../shared/calculation/spiegazione/calcolato.ts';
import { regoleCorrenti } from '../../../../shared/rules/regole.ts';

const regole = regoleCorrenti();

describe('addizionali', () => {
  const milano = (imponibile: number, irpef = 1) =>
    addizionale(dato('i', imponibile), irpef, { tipo: 'COMUNE', codice: 'F205' }, '2026-06-01', regole).importo;
  test("l'esenzione non è una franchigia", () => expect([milano(2_300_000), milano(2_300_100)]).toEqual([0, 18_401]));
  test('senza IRPEF non è dovuta', () => expect(milano(5_000_000, 0)).toBe(0));
  test('a scaglioni', () =>
    expect(
      addizionale(dato('i', 2_724_300), 1, { tipo: 'REGIONE', codice: 'Lombardia' }, '2026-06-01', regole).importo,
    ).toBe(37_794));
  test('un comune non caricato ferma il calcolo e lo nomina', () =>
    expect(() => addizionale(dato('i', 1), 1, { tipo: 'COMUNE', codice: 'Z999' }, '2026-06-01', regole)).toThrow(
      'Addizionale comunale Z999',
    ));
  test('acconto 30 %', () => expect(accontoComunale(dato('a', 21_794), '2026-06-01', regole).importo).toBe(6_538));
  test("rate: l'ultima, o la cessazione, prende tutto il resto", () =>
    expect(
      [
        rataAddizionale('x', { residuo: 10_000, rate: 11 }, false, '2026-06-01', regole),
        rataAddizionale('x', { residuo: 919, rate: 1 }, false, '2026-06-01', regole),
        rataAddizionale('x', { residuo: 10_000, rate: 11 }, true, '2026-06-01', regole),
      ].map(({ importo }) => importo),
    ).toEqual([909, 919, 10_000]));
});
