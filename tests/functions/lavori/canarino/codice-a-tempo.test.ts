import { expect, test } from 'vitest';
import { totpAt } from '#functions/lavori/canarino/codice-a-tempo.ts';

/** The key and the vectors of RFC 6238, appendix B (SHA-1), of which an app shows the last six digits. */
const CHIAVE = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%d seconds after the epoch the code is %s', (seconds, code) => {
  expect(totpAt(CHIAVE, new Date(seconds * 1000))).toBe(code);
});

test('the key is read as the page that registers the app writes it', () => {
  expect(totpAt('gezd gnbv gy3t qojq gezd gnbv gy3t qojq==', new Date(59_000))).toBe('287082');
  expect(() => totpAt('GEZD1', new Date(0))).toThrow(RangeError);
  expect(() => totpAt('', new Date(0))).toThrow(RangeError);
});
