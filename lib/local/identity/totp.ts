import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one that are taken too: clocks of telephones are not exact. */
const TOLERANCE = 1;

/** A new secret of a second factor, in base32 as every application takes it. */
export const newSecret = (): string => toBase32(randomBytes(20));

/** The code of a step of time (RFC 6238, HMAC-SHA-1, six digits). */
export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
};

export const stepOf = (milliseconds: number): number => Math.floor(milliseconds / 1000 / STEP_SECONDS);

/** The step that a code is of, among those of now and later than `after`: a code is good once. @returns null for a wrong one */
export const matchingStep = (secret: string, code: string, now: number, after: number): number | null => {
  const typed = Buffer.from(code.replace(/\s/g, ''));
  const steps = [0, -1, 1].map((shift) => stepOf(now) + shift * TOLERANCE).filter((step) => step > after);
  const found = steps.find((step) => {
    const expected = Buffer.from(codeAt(secret, step));
    return typed.length === expected.length && timingSafeEqual(typed, expected);
  });
  return found ?? null;
};

/** The address that an application of codes reads. */
export const otpauth = (secret: string, login: string): string =>
  `otpauth://totp/Emolumenti:${encodeURIComponent(login)}?secret=${secret}&issuer=Emolumenti`;

const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
