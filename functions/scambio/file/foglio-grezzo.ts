interface RigaGrezza {
  readonly numero: number;
  readonly celle: readonly (string | number | boolean | null)[];
  readonly nascosta?: true;
  /** A fault of the row as a whole. */
  readonly errore?: string;
}

/** One list of a file before anybody knows what it holds. `tipato`: the values are those of our JSON, not what a person typed. */
export interface FoglioGrezzo {
  /** Name of the sheet, or of the kind in our JSON; '' for the only list of a spreadsheet. */
  readonly nome: string;
  readonly tipato: boolean;
  readonly intestazioni: readonly string[];
  readonly righe: readonly RigaGrezza[];
  /** Number of the row of the headings, where it is not the first. */
  readonly rigaIntestazioni?: number;
  /** Rows above the headings, taken for titles. */
  readonly sopra?: readonly RigaGrezza[];
  /** The sentences that tell the person how it was read. */
  readonly avvisi?: readonly string[];
}
