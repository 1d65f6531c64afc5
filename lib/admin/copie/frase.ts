import { randomBytes, scryptSync } from 'node:crypto';

/** Letters and figures that nobody mistakes for others. */
const ALFABETO = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GRUPPI = 6;
const PER_GRUPPO = 4;

/** A new recovery phrase: six groups of four signs, 120 bits. */
export const newFrase = (): string => {
  const segni = [...randomBytes(GRUPPI * PER_GRUPPO)].map((byte) => ALFABETO[byte % ALFABETO.length]).join('');
  return (segni.match(/.{4}/g) ?? []).join(' ');
};

/** The form that two ways of typing one phrase share. */
export const normalFrase = (frase: string): string => frase.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The key of the copies, which the phrase gives back where the data are lost. */
export const chiaveDi = (frase: string): string =>
  scryptSync(normalFrase(frase), 'emolumenti: copie', 32, { N: 2 ** 15, maxmem: 64 * 1024 ** 2 }).toString('base64url');
