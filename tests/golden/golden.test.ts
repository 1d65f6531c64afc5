import { describe, expect, test } from 'vitest';
import { isLontana, readDaTrovare, readGolden } from './golden.ts';
import { temi } from './temi/temi.ts';

const golden = readGolden();

describe('golden amounts and payslips', () => {
  test('they are at least four hundred, a hundred of them published or of the second implementation, each with an id of its own', () => {
    expect(golden.length).toBeGreaterThanOrEqual(400);
    expect(golden.filter(({ genere }) => genere === 'pubblicato').length).toBeGreaterThanOrEqual(100);
    expect(golden.filter(({ genere }) => genere === 'seconda implementazione').length).toBeGreaterThanOrEqual(100);
    expect(new Set(golden.map(({ id }) => id)).size).toBe(golden.length);
  });

  test('no rule was opened on a day and left without its figures', () => expect(readDaTrovare()).toEqual([]));

  test('every subject has its amounts', () =>
    expect(Object.keys(temi).filter((tema) => !golden.some((uno) => uno.tema === tema))).toEqual([]));

  test.each(golden.map((uno) => [uno.id, uno] as const))('%s', (_, uno) => {
    const calcolate = temi[uno.tema]?.(uno.letti);
    const lontane = Object.entries(uno.atteso).filter(([figura, importo]) =>
      isLontana(calcolate?.[figura], importo, uno),
    );
    expect(
      lontane.map(
        ([figura, importo]) => `${figura}: ${importo} expected, ${String(calcolate?.[figura])} computed (${uno.fonte})`,
      ),
    ).toEqual([]);
  });
});
