import { expect, test } from 'vitest';
import { compareVersioni } from '../../../shared/domain/versione.ts';

test('versions are ordered part by part, as numbers', () => {
  const ordinate = ['0.1.0', '0.1.2', '0.1.10', '0.2', '1', '1.0.1'];
  expect([...ordinate].reverse().sort(compareVersioni)).toEqual(ordinate);
  expect(compareVersioni('1.0.0', '1')).toBe(0);
});
