import { createHmac } from 'node:crypto';

const SECONDI = 30;
const CIFRE = 6;
const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The six digits that an authenticator app shows at an instant (RFC 6238, HMAC-SHA-1, steps of 30 seconds), from its key in base 32, as the page that
 * registers the app writes it: spaces, small letters and final '=' do not matter. @throws RangeError for a key that is not base 32
 */
export const totpAt = (key: string, instant: Date): string => {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(instant.getTime() / 1000 / SECONDI)));
  const digest = createHmac('sha1', fromBase32(key)).update(step).digest();
  const from = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(from) & 0x7fffffff;
  return String(number % 10 ** CIFRE).padStart(CIFRE, '0');
};

const fromBase32 = (text: string): Buffer => {
  const values = [...text.replaceAll(/[\s=]/g, '').toUpperCase()].map((letter) => ALFABETO.indexOf(letter));
  if (values.length === 0 || values.includes(-1)) throw new RangeError('The key of an authenticator is not base 32');
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
