import { describe, expect, test } from 'vitest';
import { codeAt, matchingStep, newSecret, otpauth, stepOf } from '#lib/local/identity/totp.ts';

/** The secret of the test vectors of RFC 6238, appendix B: '12345678901234567890'. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the code of a second factor', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is that of RFC 6238', (second, code) => {
    expect(codeAt(SECRET, stepOf(second * 1000))).toBe(code);
  });

  test('is taken one step early or late, and once', () => {
    const now = 1_234_567_890_000;
    const step = stepOf(now);
    for (const shift of [-1, 0, 1])
      expect(matchingStep(SECRET, codeAt(SECRET, step + shift), now, 0)).toBe(step + shift);
    for (const shift of [-2, 2]) expect(matchingStep(SECRET, codeAt(SECRET, step + shift), now, 0)).toBeNull();
    expect(matchingStep(SECRET, codeAt(SECRET, step), now, step)).toBeNull();
    for (const wrong of ['', '12345', '1234567', 'abcdef']) expect(matchingStep(SECRET, wrong, now, 0)).toBeNull();
  });

  test('comes from a secret that applications read', () => {
    const segreto = newSecret();
    expect(segreto).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauth(segreto, 'anna@scuola.example')).toBe(
      `otpauth://totp/Emolumenti:anna%40scuola.example?secret=${segreto}&issuer=Emolumenti`,
    );
  });
});
