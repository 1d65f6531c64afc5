import { FileNonLeggibile } from '#platform/spreadsheet.ts';

/** A million cells, which is the most that a file may hold, with room for the rows around them. */
const MASSIMO_VALORI = 1_500_000;
/** Each takes twenty times the bytes it is written with. */
const MASSIMO_OGGETTI = 200_000;

const VIRGOLETTE = 0x22;
const BARRA = 0x5c;
const VIRGOLA = 0x2c;
const GRAFFA = 0x7b;
const QUADRA = 0x5b;

/**
 * Refuses, before it is parsed, a JSON that would take many times its size in memory: small objects by the million.
 * @throws FileNonLeggibile
 */
export const checkMisuraJson = (bytes: Uint8Array): void => {
  let [oggetti, valori] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === VIRGOLETTE) at = endOfText(bytes, at);
    else if (byte === VIRGOLA) valori += 1;
    else if (byte === GRAFFA || byte === QUADRA) oggetti += 1;
  }
  if (oggetti > MASSIMO_OGGETTI || valori > MASSIMO_VALORI)
    throw new FileNonLeggibile(
      'troppe_righe',
      'Il file ha più righe e valori di quanti se ne possono leggere insieme: dividerlo in più file.',
    );
};

/** Where the text that begins here ends; the end of the file when it does not. */
const endOfText = (bytes: Uint8Array, begin: number): number => {
  let at = begin + 1;
  while (at < bytes.length && bytes[at] !== VIRGOLETTE) at += bytes[at] === BARRA ? 2 : 1;
  return at;
};
