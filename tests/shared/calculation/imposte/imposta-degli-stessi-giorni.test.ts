import { describe, expect, test } from 'vitest';
import { degliAltriCedolini, menoApplicato } from '#shared/calculation/imposte/imposta-degli-stessi-giorni.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';

const di = (importo: number) => dato('imposta', importo);

describe('the rest of a tax of the days', () => {
  test.each([
    [10_000, 4_000, 6_000],
    [10_000, 10_000, 0],
    [10_000, 10_001, 0],
    [10_000, 0, 10_000],
  ])('%i less %i is %i', (dovuto, applicato, resto) =>
    expect(menoApplicato('IRPEF', di(dovuto), applicato).importo).toBe(resto),
  );

  test('says what was due, what others have applied, and what is left', () => {
    const { testo, formula, figli } = menoApplicato('IRPEF', di(10_000), 4_000).spiega();
    expect(testo).toBe('IRPEF degli stessi giorni 100,00 € − 40,00 € già applicati da altri cedolini = 60,00 €');
    expect(formula).toBe('importo degli stessi giorni − già applicato, mai sotto zero');
    expect(figli).toHaveLength(1);
  });
});

test('the part of a tax that is of other payslips is what goes over that of the payment alone', () => {
  expect(degliAltriCedolini(di(10_001), di(10_000))).toEqual({ degliAltriCedolini: 1 });
  expect(degliAltriCedolini(di(10_000), di(10_000))).toEqual({});
  expect(degliAltriCedolini(di(9_999), di(10_000))).toEqual({});
});
