import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const COST = 15;
const BLOCK = 8;
const BYTES = 32;
const MINIMUM = 12;
const MAXIMUM = 200;

/** Makes the stored form of a password: how it was made, its salt, its fingerprint. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const derived = await derive(password, salt, optionsOf(COST));
  return ['scrypt', COST, salt.toString('base64url'), derived.toString('base64url')].join('$');
};

/** True of the password that `stored` was made of. Who has none waits as long as who has one. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [, cost = String(COST), salt = '', fingerprint = ''] = (stored ?? '').split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), optionsOf(Number(cost)));
  const expected = Buffer.from(fingerprint, 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
};

/** Why a password cannot be chosen, in a sentence; null when it can. */
export const refusedPassword = (password: string, again: string, login: string): string | null => {
  if (password.length < MINIMUM) return `La password ha almeno ${MINIMUM} caratteri: una frase si ricorda meglio.`;
  if (password.length > MAXIMUM) return `La password ha al massimo ${MAXIMUM} caratteri.`;
  if (new Set(password).size < 5) return 'La password ripete sempre gli stessi caratteri: sceglierne un’altra.';
  if (password.toLowerCase().includes(login.toLowerCase()))
    return 'La password non contiene il nome utente: sceglierne un’altra.';
  return password === again ? null : 'Le due password non sono uguali: scriverle di nuovo.';
};

const optionsOf = (cost: number): ScryptOptions => ({ N: 2 ** cost, r: BLOCK, p: 1, maxmem: 256 * BLOCK * 2 ** cost });

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
