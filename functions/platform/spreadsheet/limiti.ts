import { FileNonLeggibile } from './file-non-leggibile.ts';
import { letteraDi } from './lettera.ts';

/** What a file may hold, whatever its format. Rows and columns are of one list, cells and characters of the whole file, empty cells included. */
export const MAX_RIGHE = 20_000;
export const MAX_COLONNE = 200;
const MAX_CELLE = 1_000_000;
const MAX_CARATTERI = 20_000_000;

const migliaia = (numero: number): string => numero.toLocaleString('it-IT');

/** @throws FileNonLeggibile when a list has more rows of data than can be imported */
export const checkRighe = (quante: number): void => {
  if (quante > MAX_RIGHE)
    throw new FileNonLeggibile(
      'troppe_righe',
      `Il file ha ${migliaia(quante)} righe di dati e se ne possono importare al massimo ${migliaia(MAX_RIGHE)} alla volta: dividerlo in più file.`,
    );
};

/** @throws FileNonLeggibile when a list is wider than can be imported */
export const checkColonne = (quante: number): void => {
  if (quante > MAX_COLONNE)
    throw new FileNonLeggibile(
      'troppe_colonne',
      `Il file ha ${migliaia(quante)} colonne e se ne possono importare al massimo ${MAX_COLONNE}: eliminare quelle che non servono.`,
    );
};

/** Data this far down, with empty rows before, is refused. */
const LAST_DATA_ROW = 2 * MAX_RIGHE;

/** @param row from 1 @param column from 0 @throws FileNonLeggibile when a cell that holds something is beyond what can be imported */
export const checkPosto = (row: number, column: number): void => {
  const cella = `${letteraDi(column)}${row}`;
  if (row > LAST_DATA_ROW)
    throw new FileNonLeggibile(
      'troppe_righe',
      `Il foglio ha dati fino alla riga ${row} e se ne possono importare al massimo ${migliaia(MAX_RIGHE)} alla volta: dividerlo in più file.`,
      { cella },
    );
  if (column >= MAX_COLONNE)
    throw new FileNonLeggibile(
      'troppe_colonne',
      `Il foglio ha dati fino alla colonna ${letteraDi(column)} e se ne possono importare al massimo ${MAX_COLONNE}: eliminare le colonne che non servono.`,
      { cella },
    );
};

/** Counts what a file holds while it is read: a small file can name the same text, or leave the same cells empty, very many times. */
export class Misura {
  #celle = 0;
  #caratteri = 0;

  /** @throws FileNonLeggibile past the limit of cells */
  addCelle(quante: number): void {
    this.#celle += quante;
    if (this.#celle > MAX_CELLE)
      throw new FileNonLeggibile(
        'troppe_celle',
        `Il file ha più di ${migliaia(MAX_CELLE)} celle, contando quelle vuote: eliminare le colonne che non servono oppure dividerlo in più file.`,
      );
  }

  /** @throws FileNonLeggibile past the limit of characters */
  addTesti(testi: readonly unknown[]): void {
    for (const testo of testi) if (typeof testo === 'string') this.#caratteri += testo.length;
    if (this.#caratteri > MAX_CARATTERI)
      throw new FileNonLeggibile(
        'troppo_testo',
        `I testi del file superano in tutto ${migliaia(MAX_CARATTERI)} caratteri: accorciare quelli molto lunghi oppure dividerlo in più file.`,
      );
  }
}
