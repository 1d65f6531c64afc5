import { expect, test } from 'vitest';
import { compareMesi } from '#shared/domain/tempo/mese.ts';
import { meseAmmesso, meseScelto } from '#ui/scelte/mese-scelto.ts';

const AMMESSI = { dal: { anno: 2024, mese: 3 }, al: { anno: 2026, mese: 2 } };

test.each([
  ['December, in January', { anno: 2026, mese: 1 }, 12, { anno: 2025, mese: 12 }],
  ['one of the same year', { anno: 2025, mese: 6 }, 1, { anno: 2025, mese: 1 }],
  ['one before the first of the first year', { anno: 2024, mese: 5 }, 1, { anno: 2025, mese: 1 }],
  ['the last', { anno: 2026, mese: 1 }, 2, { anno: 2026, mese: 2 }],
])('%s is the month of that name, whatever the year beside it', (_quale, valore, mese, scelto) => {
  expect(meseScelto(valore, mese, AMMESSI)).toEqual(scelto);
});

test('whatever month is named, it is that one: never another in silence', () => {
  for (const anno of [2024, 2025, 2026])
    for (let mese = 1; mese <= 12; mese += 1) {
      const scelto = meseScelto({ anno, mese: 2 }, mese, AMMESSI);
      expect(scelto.mese).toBe(mese);
      expect(meseAmmesso(scelto, AMMESSI)).toEqual(scelto);
    }
});

test('a month that no year has is the nearest', () => {
  const pochi = { dal: { anno: 2026, mese: 2 }, al: { anno: 2026, mese: 4 } };
  expect(meseScelto({ anno: 2026, mese: 3 }, 12, pochi)).toEqual(pochi.al);
  expect(compareMesi(meseScelto({ anno: 2026, mese: 3 }, 1, pochi), pochi.dal)).toBe(0);
});
