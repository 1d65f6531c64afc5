/** One list of a file before anybody knows what it holds. `tipato`: the values are those of our JSON, not what a person typed. */
export interface FoglioGrezzo {
  /** Name of the sheet, or of the kind in our JSON; '' for the only list of a spreadsheet. */
  readonly nome: string;
  readonly tipato: boolean;
  readonly intestazioni: readonly string[];
  readonly righe: readonly { readonly numero: number; readonly celle: readonly (string | number | boolean | null)[] }[];
}
