import { describe, expect, test } from 'vitest';
import { setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';
import { isOfferta } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { irapDiChi } from '#shared/rules/contributi.ts';
import { regoleCorrenti, regoleDa, recordUso } from '#shared/rules/regole.ts';
import { accessorio, calcolato, collaborazione, importo, occasionale } from '../situazioni.ts';

const irapDi = (scuola: (typeof setupTypes)[number]) => [
  importo(calcolato(occasionale({ scuola })), 'IRAP'),
  importo(calcolato(collaborazione({ scuola })), 'IRAP'),
];

describe('IRAP on what is paid is of public bodies alone (D.Lgs. 446/1997, art. 10-bis)', () => {
  test('8.5 % of 1.000,00 for them; nothing of a private school, which declares its own', () => {
    expect(irapDi('SCUOLA')).toEqual([8_500, 8_500]);
    expect(irapDi('AFAM')).toEqual([8_500, 8_500]);
    expect(irapDi('COMUNALE')).toEqual([8_500, 8_500]);
    expect(irapDi('PARITARIA')).toEqual([0, 0]);
  });
  test('it feeds no return of IRAP either', () => {
    const di = (scuola: (typeof setupTypes)[number]) => calcolato(occasionale({ scuola })).adempimenti.includes('IRAP');
    expect([di('SCUOLA'), di('PARITARIA')]).toEqual([true, false]);
  });
  test('an all-inclusive amount has no IRAP to unbundle', () => {
    const lordo = (scuola: (typeof setupTypes)[number]) =>
      importo(calcolato(occasionale({ scuola, base: 'LS' })), 'V1');
    expect(lordo('PARITARIA')).toBe(100_000);
    expect(lordo('SCUOLA')).toBe(92_166);
  });
  test('the rule of the calculation and the table of the kinds say the same', () =>
    expect(setupTypes.filter((setupType) => isOfferta('IRAP', { setupType }))).toEqual(
      irapDiChi.versioni.at(-1)?.valore,
    ));
  test('a payslip sealed before the kind was asked is computed again as it was', () => {
    const regole = recordUso(regoleCorrenti());
    calcolato(occasionale({ scuola: 'AFAM' }), regole);
    const allora = regoleDa(regole.usate().filter(({ id }) => id !== irapDiChi.id));
    expect(importo(calcolato(occasionale({ scuola: 'PARITARIA' }), allora), 'IRAP')).toBe(8_500);
    expect(importo(calcolato(accessorio()), 'IRAP')).toBe(8_500);
  });
});
