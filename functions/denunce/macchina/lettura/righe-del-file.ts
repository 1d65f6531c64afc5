import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { FileIllegibile } from '../file-fisso.ts';
import { difettoDiLettura } from './rilievi-di-lettura.ts';

/** A file in its lines, and what is unusual in how they are written. */
interface FileInRighe {
  readonly righe: readonly string[];
  readonly rilievi: readonly Rilievo[];
}

const MARCA_UTF8 = [0xef, 0xbb, 0xbf] as const;
const MARCHE_UTF16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;
const comincia = (bytes: Uint8Array, marca: readonly number[]): boolean =>
  marca.every((byte, posto) => bytes[posto] === byte);

const scrittura = (trovato: string, atteso: string, rimedio: string): Rilievo =>
  difettoDiLettura({ codice: 'denuncia.scrittura', campo: 'file', atteso, trovato, rimedio });

const MARCA = scrittura(
  'la marca di UTF-8 (BOM) prima del primo carattere',
  'il primo record, dal primo byte',
  'Salvare il file in windows-1252, senza marca: il programma lo legge senza.',
);
const SOSTITUZIONE = scrittura(
  'il carattere 1A dopo l’ultimo record',
  'la fine del file',
  'Toglierlo: il programma lo legge senza.',
);
const SENZA_FINE = scrittura(
  'l’ultimo record senza fine riga',
  'CR LF dopo ogni record, anche l’ultimo',
  'Aggiungere la fine riga: il programma lo legge lo stesso.',
);
const SOLO_LF = scrittura(
  'righe chiuse da un carattere solo (LF o CR)',
  'CR LF dopo ogni record',
  'Salvare il file con le righe di Windows: il programma lo legge lo stesso.',
);
const vuote = (quante: number): Rilievo =>
  scrittura(
    quante === 1 ? 'una riga vuota' : `${quante} righe vuote`,
    'nessuna riga vuota',
    'Toglierle: il programma legge il file senza.',
  );

/** The lines of a file of one byte a character. @throws FileIllegibile for an empty one, and one of two bytes a character */
export const righeDi = (bytes: Uint8Array): FileInRighe => {
  if (bytes.length === 0) throw new FileIllegibile('Byte 1: il file è vuoto.');
  if (MARCHE_UTF16.some((marca) => comincia(bytes, marca)))
    throw new FileIllegibile('Byte 1: il file comincia con la marca di UTF-16: salvarlo in windows-1252, senza marca.');
  const conMarca = comincia(bytes, MARCA_UTF8);
  const intero = Buffer.from(bytes.subarray(conMarca ? MARCA_UTF8.length : 0)).toString('latin1');
  const testo = intero.replace(/\u001A{1,10}$/, '');
  const tutte = testo.split(/\r\n|\n|\r/);
  const righe = tutte.filter((riga) => riga !== '');
  const isChiuso = tutte.at(-1) === '';
  const senzaNiente = tutte.length - righe.length - (isChiuso ? 1 : 0);
  const insolite: readonly (readonly [boolean, Rilievo])[] = [
    [conMarca, MARCA],
    [testo !== intero, SOSTITUZIONE],
    [/(?<!\r)\n|\r(?!\n)/.test(testo), SOLO_LF],
    [!isChiuso, SENZA_FINE],
    [senzaNiente > 0, vuote(senzaNiente)],
  ];
  return { righe, rilievi: insolite.flatMap(([isVero, rilievo]) => (isVero ? [rilievo] : [])) };
};
