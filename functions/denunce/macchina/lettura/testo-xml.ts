import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { FileIllegibile } from '../file-fisso.ts';
import { difettoDiLettura } from './rilievi-di-lettura.ts';

/** An XML in its characters, and what is unusual in how it is written. */
interface TestoLetto {
  readonly testo: string;
  readonly rilievi: readonly Rilievo[];
}

const A_CAPO = 10;
const MARCHE_UTF16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;
/** Encodings of one byte a letter, that a file may say it is in. */
const DI_UN_BYTE = /^(?:iso-8859-1|iso-8859-15|latin1|windows-1252)$/i;

const SOSTITUZIONE = difettoDiLettura({
  codice: 'denuncia.scrittura',
  campo: 'file',
  atteso: 'la fine del file',
  trovato: 'il carattere 1A dopo l’ultimo elemento',
  rimedio: 'Toglierlo: il programma lo legge senza.',
});
const MARCA = difettoDiLettura({
  codice: 'denuncia.scrittura',
  campo: 'file',
  atteso: 'il primo carattere del file',
  trovato: 'la marca di UTF-8 (BOM) prima del primo carattere',
  rimedio: 'Salvare il file senza marca: il programma lo legge lo stesso.',
});
const altraCodifica = (codifica: string): Rilievo =>
  difettoDiLettura({
    codice: 'denuncia.scrittura',
    campo: 'file',
    atteso: 'UTF-8',
    trovato: codifica,
    rimedio: 'Salvare il file in UTF-8: il programma lo legge nella codifica che dichiara.',
  });

/** The characters of a file in UTF-8, or in the encoding that it declares. @throws FileIllegibile for one of two bytes a character */
export const testoXml = (bytes: Uint8Array): TestoLetto => {
  if (MARCHE_UTF16.some((marca) => marca.every((byte, posto) => bytes[posto] === byte)))
    throw new FileIllegibile('Byte 1, riga 1: il file è scritto in UTF-16. Salvarlo in UTF-8.');
  const { testo: intero, rilievi } = decodificato(bytes);
  const testo = intero.replace(/\u001A{1,10}\s{0,10}$/, '');
  const conMarca = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return {
    testo,
    rilievi: [...(conMarca ? [MARCA] : []), ...rilievi, ...(testo === intero ? [] : [SOSTITUZIONE])],
  };
};

const decodificato = (bytes: Uint8Array): TestoLetto => {
  const inizio = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, detta = ''] = /^<\?xml[^>]{0,100}encoding=["']([\w-]{1,40})["']/.exec(inizio) ?? [];
  try {
    return { testo: new TextDecoder('utf-8', { fatal: true }).decode(bytes), rilievi: [] };
  } catch {
    const testo = new TextDecoder('windows-1252').decode(bytes);
    return { testo, rilievi: [DI_UN_BYTE.test(detta) ? altraCodifica(detta) : nonUtf8(bytes)] };
  }
};

/** Where a file that says nothing else stops being UTF-8. */
const nonUtf8 = (bytes: Uint8Array): Rilievo => {
  // What is written again from a lenient reading differs from the first byte that is not UTF-8.
  const riscritto = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), 'utf8');
  const diverso = bytes.findIndex((byte, posto) => byte !== riscritto[posto]);
  const prima = bytes.subarray(0, diverso < 0 ? bytes.length : diverso);
  const riga = prima.reduce((righe, byte) => (byte === A_CAPO ? righe + 1 : righe), 1);
  return difettoDiLettura({
    codice: 'denuncia.codifica',
    campo: `riga.${riga}`,
    atteso: 'UTF-8',
    trovato: `il byte ${prima.length + 1}, che non è UTF-8`,
    rimedio: 'Salvare il file in UTF-8: il programma lo legge come windows-1252.',
  });
};
