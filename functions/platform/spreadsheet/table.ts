import { isExists } from 'date-fns/isExists';
import { FileNonLeggibile } from './file-non-leggibile.ts';
import { checkColonne, checkRighe, Misura } from './limiti.ts';

export interface RigaTable {
  /** Number of the row in the file, as the spreadsheet program shows it; the first is 1. */
  readonly numero: number;
  /** As many as the headings, '' where the cell is empty. */
  readonly celle: readonly string[];
}

/**
 * The content of a file as trimmed text. Dates are `YYYY-MM-DD`; numbers are as a person types them in Italian (decimal comma, no thousands
 * separator unless it was written); hours of a day are `8:30`; rows with nothing in them are left out.
 */
export interface Table {
  readonly intestazioni: readonly string[];
  readonly righe: readonly RigaTable[];
}

/** `31/12/2026`, `1-9-2026` or `1.9.2026` as `2026-12-31`; any other text, impossible dates included, as it is but trimmed. */
export const cellText = (text: string): string => {
  const trimmed = text.trim();
  const [, giorno = '', , mese = '', anno = ''] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(trimmed) ?? [];
  if (anno === '' || !isExists(Number(anno), Number(mese) - 1, Number(giorno))) return trimmed;
  return `${anno}-${mese.padStart(2, '0')}-${giorno.padStart(2, '0')}`;
};

const lastFilled = (celle: readonly string[]): number => celle.findLastIndex((cella) => cella !== '') + 1;

/**
 * The table of a file: its first row that is not empty holds the headings. `misura` counts the whole file when it has more than one table.
 * @throws FileNonLeggibile when it is empty, too long, too wide or holds too much: before anything is laid out in memory
 */
export const tableOf = (righe: readonly RigaTable[], misura = new Misura()): Table => {
  const [intestazioni, ...dati] = righe.filter(({ celle }) => lastFilled(celle) > 0);
  if (intestazioni === undefined)
    throw new FileNonLeggibile(
      'vuoto',
      'Il file non contiene dati: controllare che il foglio da importare sia il primo della cartella.',
    );
  checkRighe(dati.length);
  const larghezza = dati.reduce(
    (width, { celle }) => Math.max(width, lastFilled(celle)),
    lastFilled(intestazioni.celle),
  );
  checkColonne(larghezza);
  misura.addCelle(larghezza * (dati.length + 1));
  for (const { celle } of [intestazioni, ...dati]) misura.addTesti(celle);
  const padded = (celle: readonly string[]): string[] =>
    Array.from({ length: larghezza }, (_, index) => celle[index] ?? '');
  return {
    intestazioni: padded(intestazioni.celle),
    righe: dati.map(({ numero, celle }) => ({ numero, celle: padded(celle) })),
  };
};
