import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { FileIllegibile, type RecordLetto } from '../file-fisso.ts';
import { nonLetti, readRecord, type FissoDiverso, type RecordFisso } from '../record-fisso.ts';
import { righeDi } from './righe-del-file.ts';
import { difettoDiRecord } from './rilievi-di-lettura.ts';

/** A format of fixed width: its records by their first character, and which of them it begins with. */
export interface FormatoFisso {
  readonly tracciati: Readonly<Record<string, RecordFisso>>;
  readonly lunghezza: number;
  readonly primo: string;
}

/** The records of a file, and what is wrong in them that no record holds. */
export interface FileFisso {
  readonly records: readonly RecordLetto[];
  readonly rilievi: readonly Rilievo[];
}

/** A file with more faults is of another kind. */
const MASSIMI_RILIEVI = 50_000;

/** The records of a file, by the layout that their first character names. @throws FileIllegibile for one whose first record is not of its kind */
export const readFileFisso = (bytes: Uint8Array, formato: FormatoFisso): FileFisso => {
  const { righe, rilievi: scritti } = righeDi(bytes);
  const [prima = ''] = righe;
  checkPrimo(prima, formato);
  const rilievi = [...scritti];
  const records: RecordLetto[] = [];
  for (const [indice, riga] of righe.entries()) {
    const letto = readRiga(riga, indice + 1, formato);
    rilievi.push(...letto.rilievi);
    if (letto.record !== null) records.push(letto.record);
    if (rilievi.length > MASSIMI_RILIEVI)
      throw new FileIllegibile(
        `Record ${indice + 1}: più di ${MASSIMI_RILIEVI.toLocaleString('it')} errori, il file non è di questo tipo.`,
      );
  }
  return { records, rilievi };
};

/** The frame of the file: what its first record is, and how long. */
const checkPrimo = (riga: string, { tracciati, lunghezza, primo }: FormatoFisso): void => {
  const tipo = riga.slice(0, 1);
  if (tracciati[tipo] === undefined) {
    const trovato = /^[\u0021-\u007E]$/.test(tipo) ? `"${tipo}"` : 'un carattere che non si legge';
    throw new FileIllegibile(
      `Byte 1: il file non è di questo tipo: comincia con ${trovato}, i suoi record cominciano con ${Object.keys(tracciati).join(', ')}.`,
    );
  }
  if (tipo !== primo) throw new FileIllegibile(`Byte 1, record 1: il file comincia con il record ${primo}.`);
  const caratteri = inUnByte(riga, lunghezza) ?? riga;
  if (caratteri.length === lunghezza) return;
  throw new FileIllegibile(
    caratteri.length < lunghezza
      ? `Byte ${caratteri.length + 1}, record 1: finisce dopo ${caratteri.length} caratteri, attesi ${lunghezza}.`
      : `Byte ${lunghezza + 1}, record 1: attesi ${lunghezza} caratteri e poi CR LF, ne ha ${caratteri.length}.`,
  );
};

/** A record whose letters are of two bytes each, in its characters; null for any other. */
const inUnByte = (riga: string, lunghezza: number): string | null => {
  if (riga.length <= lunghezza) return null;
  try {
    const letto = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(riga, 'latin1'));
    return letto.length === lunghezza ? letto : null;
  } catch {
    return null;
  }
};

const readRiga = (
  riga: string,
  numero: number,
  { tracciati, lunghezza }: FormatoFisso,
): { readonly record: RecordLetto | null; readonly rilievi: readonly Rilievo[] } => {
  const tipo = riga.slice(0, 1);
  const tracciato = tracciati[tipo];
  if (tracciato === undefined)
    return {
      record: null,
      rilievi: [
        difettoDiRecord(numero, {
          codice: 'denuncia.record',
          atteso: `un record ${Object.keys(tracciati).join(', ')}`,
          trovato: accorciato(tipo, 1),
          rimedio: 'Togliere il record, o correggerne il primo carattere: gli altri sono controllati senza.',
        }),
      ],
    };
  const caratteri = inUnByte(riga, lunghezza);
  const suo = caratteri ?? riga;
  if (suo.length !== lunghezza)
    return {
      record: { tipo, valori: nonLetti(tracciato), numero },
      rilievi: [
        difettoDiRecord(numero, {
          codice: 'denuncia.lunghezza',
          atteso: `${lunghezza} caratteri e poi CR LF`,
          trovato: `${suo.length} caratteri`,
          rimedio: 'Scrivere di nuovo il record: dei suoi campi non si sa il posto, gli altri record sono controllati.',
        }),
      ],
    };
  const { valori, diversi } = readRecord(tracciato, suo, { posto: `record ${numero}` });
  return {
    record: { tipo, valori, numero },
    rilievi: [...(caratteri === null ? [] : [inUtf8(numero, riga)]), ...diversi.map((uno) => fissoDi(numero, uno))],
  };
};

const inUtf8 = (numero: number, riga: string): Rilievo => {
  const doppio = [...riga].findIndex((carattere) => carattere >= '\u0080');
  return difettoDiRecord(numero, {
    codice: 'denuncia.codifica',
    posizione: doppio + 1,
    atteso: 'un byte per carattere (windows-1252)',
    trovato: 'una lettera scritta in UTF-8, con due byte',
    rimedio: 'Salvare il file in windows-1252.',
  });
};

const fissoDi = (numero: number, { posizione, atteso, trovato }: FissoDiverso): Rilievo =>
  difettoDiRecord(numero, {
    codice: 'denuncia.valore-fisso',
    posizione,
    atteso: atteso === '' ? 'spazi' : atteso,
    trovato: accorciato(trovato, 100) || 'spazi',
    rimedio: 'Scrivere lì quello che il tracciato vuole sempre.',
  });
