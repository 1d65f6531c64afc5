import { CampoNonValido, readRecord, type RecordFisso, type Valori } from './record-fisso.ts';

const FINE_RIGA = '\r\n';

/** A file that is not of the kind it should be: at which byte, from 1, and what was expected there. */
export class FileIllegibile extends Error {
  override readonly name = 'FileIllegibile';
}

/** A record of a file of fixed width, by its first character. */
export interface RecordLetto {
  readonly tipo: string;
  readonly valori: Valori;
}

/** Characters that one byte of windows-1252 holds as themselves: what the records of these files are made of. */
const UN_BYTE = /^[\u0000-\u007F\u00A0-\u00FF]*$/;

/** The bytes of records, each closed by CR LF; windows-1252. @throws CampoNonValido for a character the encoding lacks */
export const writeFileFisso = (records: readonly string[]): Uint8Array => {
  const testo = records.map((record) => record + FINE_RIGA).join('');
  if (!UN_BYTE.test(testo)) throw new CampoNonValido('file', 1, 'un carattere non si può scrivere.');
  return Buffer.from(testo, 'latin1');
};

/** The records of a file, by the layout that their first character names. @throws FileIllegibile */
export const readFileFisso = (
  bytes: Uint8Array,
  tracciati: Readonly<Record<string, RecordFisso>>,
  lunghezza: number,
): readonly RecordLetto[] => {
  checkCodifica(bytes);
  const caratteri = new TextDecoder('windows-1252').decode(bytes);
  checkTracciato(caratteri.slice(0, 1), tracciati);
  const letti: RecordLetto[] = [];
  for (let inizio = 0; inizio < caratteri.length; inizio += lunghezza + FINE_RIGA.length) {
    const dove = `record ${letti.length + 1}`;
    const fine = inizio + lunghezza;
    const chiusura = caratteri.slice(fine, fine + FINE_RIGA.length);
    if (chiusura !== FINE_RIGA) checkUnByte(bytes.subarray(inizio, fine + FINE_RIGA.length), { inizio, dove });
    const breve = [...caratteri.slice(inizio, fine)].findIndex((carattere) => carattere === '\r' || carattere === '\n');
    if (breve >= 0)
      throw new FileIllegibile(
        `Byte ${inizio + breve + 1}, ${dove}: finisce dopo ${breve} caratteri, attesi ${lunghezza}.`,
      );
    if (chiusura !== FINE_RIGA)
      throw new FileIllegibile(
        `Byte ${Math.min(fine, caratteri.length) + 1}, ${dove}: attesi ${lunghezza} caratteri e poi CR LF.`,
      );
    letti.push(readTipo(caratteri.slice(inizio, fine), tracciati, { inizio, dove }));
  }
  return letti;
};

/** Marks that other encodings put before the first character. */
const MARCHE = [
  { codifica: 'UTF-8', byte: [0xef, 0xbb, 0xbf] },
  { codifica: 'UTF-16', byte: [0xff, 0xfe] },
  { codifica: 'UTF-16', byte: [0xfe, 0xff] },
] as const;

const checkCodifica = (bytes: Uint8Array): void => {
  if (bytes.length === 0) throw new FileIllegibile('Byte 1: il file è vuoto.');
  const marca = MARCHE.find(({ byte }) => byte.every((uno, indice) => bytes[indice] === uno));
  if (marca !== undefined)
    throw new FileIllegibile(
      `Byte 1: il file comincia con la marca di ${marca.codifica}: salvarlo in windows-1252, senza marca.`,
    );
};

/** A file of another kind is told so, before what is wrong with its letters. */
const checkTracciato = (primo: string, tracciati: Readonly<Record<string, RecordFisso>>): void => {
  if (tracciati[primo] !== undefined) return;
  const trovato = /^[\u0021-\u007E]$/.test(primo) ? `"${primo}"` : 'un carattere che non si legge';
  throw new FileIllegibile(
    `Byte 1: il file non è di questo tipo: comincia con ${trovato}, i suoi record cominciano con ${Object.keys(tracciati).join(', ')}.`,
  );
};

/** A letter of UTF-8 takes two bytes, and moves whatever comes after it in its record. */
const checkUnByte = (
  record: Uint8Array,
  { inizio, dove }: { readonly inizio: number; readonly dove: string },
): void => {
  const doppio = record.findIndex(
    (byte, indice) => (byte === 0xc2 || byte === 0xc3) && ((record[indice + 1] ?? 0) & 0xc0) === 0x80,
  );
  if (doppio >= 0)
    throw new FileIllegibile(
      `Byte ${inizio + doppio + 1}, ${dove}: una lettera è scritta in UTF-8, con due byte: salvare il file in windows-1252.`,
    );
};

const readTipo = (
  caratteri: string,
  tracciati: Readonly<Record<string, RecordFisso>>,
  { inizio, dove }: { readonly inizio: number; readonly dove: string },
): RecordLetto => {
  const tipo = caratteri.slice(0, 1);
  const tracciato = tracciati[tipo];
  if (tracciato === undefined)
    throw new FileIllegibile(`Byte ${inizio + 1}, ${dove}: il tipo di record "${tipo}" non è previsto.`);
  try {
    return { tipo, valori: readRecord(tracciato, caratteri) };
  } catch (cause) {
    if (!(cause instanceof CampoNonValido)) throw cause;
    throw new FileIllegibile(`Byte ${inizio + cause.posizione}, ${dove}: ${cause.message}`, { cause });
  }
};
