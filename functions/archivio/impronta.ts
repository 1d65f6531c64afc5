import { createHash } from 'node:crypto';

/** The hash of texts one under the other: the same texts, the same letters. */
export const impronta = (...testi: readonly string[]): string =>
  createHash('sha256').update(testi.join('\n')).digest('base64url');
