export interface RigaTable {
  /** Number of the row in the file, as the spreadsheet program shows it; the first is 1. */
  readonly numero: number;
  /** As many as the headings, '' where the cell is empty. */
  readonly celle: readonly string[];
  /** The row is hidden, by hand, by a filter or by an outline: whoever opens the file does not see it. */
  readonly nascosta?: true;
  /** A fault of the row as a whole, in words for the person who mends it. */
  readonly errore?: string;
}

/**
 * The content of a file as trimmed text. A text is as the file has it, whatever it looks like: the column that it is of says what it means. Cells of dates are `YYYY-MM-DD`; numbers are as a person types them in Italian (decimal comma, no thousands
 * separator unless it was written); hours of a day are `8:30`; rows with nothing in them are left out.
 */
export interface Table {
  readonly intestazioni: readonly string[];
  readonly righe: readonly RigaTable[];
  /** Number of the row of the headings, where it is not the first. */
  readonly rigaIntestazioni?: number;
  /** Rows above the headings, taken for titles. */
  readonly sopra?: readonly RigaTable[];
  /** The sentences that tell the person how it was read. */
  readonly avvisi?: readonly string[];
}

/** The facts of a sheet besides its rows. */
export interface Aspetto {
  /** Columns that whoever opens the file does not see, the first is 0. */
  readonly colonneNascoste?: readonly number[];
  /** Its records are only as wide as their separators make them: one beyond the headings was split in the middle of a value. */
  readonly aRecord?: true;
}
