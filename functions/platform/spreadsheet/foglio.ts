/** What a column holds: text · integer cents · `YYYY-MM-DD` · integer · integer hundredths of an hour · integer parts per million. */
export type TipoColonna = 'testo' | 'importo' | 'data' | 'intero' | 'ore' | 'aliquota';

export interface Colonna {
  readonly titolo: string;
  readonly tipo: TipoColonna;
  /** In characters; by default as wide as its kind needs. */
  readonly larghezza?: number;
  /** Summed under the rows of an XLSX, by a formula that whoever edits the sheet sees follow. */
  readonly somma?: true;
}

/** Text for `testo` and `data`, an integer for the others, null when there is nothing. */
export type ValoreCella = string | number | null;

export interface Foglio {
  /** Shown on the tab of the sheet. */
  readonly nome: string;
  readonly colonne: readonly Colonna[];
  readonly righe: readonly (readonly ValoreCella[])[];
}

/** A value of its column, told apart by type. */
export type Valore =
  | { readonly tipo: 'testo' | 'data'; readonly testo: string }
  | { readonly tipo: 'importo' | 'intero' | 'ore' | 'aliquota'; readonly numero: number };

const GIORNO = /^\d{4}-\d\d-\d\d$/;

const isTesto = (tipo: 'testo' | 'data', valore: unknown): valore is string =>
  typeof valore === 'string' && (tipo === 'testo' || GIORNO.test(valore));

/**
 * @returns undefined for an empty cell
 * @throws TypeError when the value is not of its column's type: the caller has a bug
 */
export const valoreDi = (colonna: Colonna, valore: ValoreCella | undefined): Valore | undefined => {
  if (valore === null || valore === undefined || valore === '') return undefined;
  const { tipo } = colonna;
  if (tipo === 'testo' || tipo === 'data') {
    if (!isTesto(tipo, valore)) throw new TypeError(`Column "${colonna.titolo}" (${tipo}) got a ${typeof valore}.`);
    return { tipo, testo: valore };
  }
  if (typeof valore !== 'number' || !Number.isSafeInteger(valore))
    throw new TypeError(`Column "${colonna.titolo}" (${tipo}) got something that is not an integer.`);
  return { tipo, numero: valore };
};
