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
  const caratteri = new TextDecoder('windows-1252').decode(bytes);
  if (caratteri === '') throw new FileIllegibile('Byte 1: il file è vuoto.');
  const letti: RecordLetto[] = [];
  for (let inizio = 0; inizio < caratteri.length; inizio += lunghezza + FINE_RIGA.length) {
    const dove = `record ${letti.length + 1}`;
    const fine = inizio + lunghezza;
    const chiusura = caratteri.slice(fine, fine + FINE_RIGA.length);
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
