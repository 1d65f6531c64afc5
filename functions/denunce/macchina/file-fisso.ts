import { CampoNonValido, type Valori } from './record-fisso.ts';

const FINE_RIGA = '\r\n';

/** A file that is not of the kind it should be: at which byte, from 1, and what was expected there. */
export class FileIllegibile extends Error {
  override readonly name = 'FileIllegibile';
}

/** A record of a file of fixed width, by its first character, with its place in the file from 1. */
export interface RecordLetto {
  readonly tipo: string;
  readonly valori: Valori;
  readonly numero: number;
}

/** Characters that one byte of windows-1252 holds as themselves: what the records of these files are made of. */
const UN_BYTE = /^[\u0000-\u007F\u00A0-\u00FF]*$/;

/** The bytes of records, each closed by CR LF; windows-1252. @throws CampoNonValido for a character the encoding lacks */
export const writeFileFisso = (records: readonly string[]): Uint8Array => {
  const testo = records.map((record) => record + FINE_RIGA).join('');
  if (!UN_BYTE.test(testo)) throw new CampoNonValido('file', 1, 'un carattere non si può scrivere.');
  return Buffer.from(testo, 'latin1');
};
