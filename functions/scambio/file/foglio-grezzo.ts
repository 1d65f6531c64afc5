/** One list of a file before anybody knows what it holds. `tipato`: the values are those of our JSON, not what a person typed. */
export interface FoglioGrezzo {
  /** Name of the sheet, or of the kind in our JSON; '' for the only list of a spreadsheet. */
  readonly nome: string;
  readonly tipato: boolean;
  readonly intestazioni: readonly string[];
  readonly righe: readonly {
    readonly numero: number;
    readonly celle: readonly (string | number | boolean | null)[];
    readonly nascosta?: true;
    /** A fault of the row as a whole. */
    readonly errore?: string;
  }[];
  /** The sentences that tell the person how it was read. */
  readonly avvisi?: readonly string[];
}
