import { expect, test } from 'vitest';
import { settimanaDi, settimaneDelMese } from '#functions/denunce/formati/uniemens/settimane.ts';

test('weeks go from Sunday to Saturday; that of 1 January is the first, and December is never in it', () => {
  expect(settimaneDelMese('2025-03')).toEqual([9, 10, 11, 12, 13, 14]);
  expect(['2025-01-01', '2025-01-04', '2025-01-05', '2025-03-03', '2025-12-31', '2024-12-31'].map(settimanaDi)).toEqual(
    [1, 1, 2, 10, 53, 53],
  );
  expect(settimanaDi('2023-01-01')).toBe(1);
  // A leap year that begins on a Saturday has 54: the first and the last hold one day each.
  expect([settimanaDi('2028-01-02'), settimanaDi('2028-12-30'), settimanaDi('2028-12-31')]).toEqual([2, 53, 54]);
});
