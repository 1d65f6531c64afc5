import { readTable, readWorkbook } from '../../platform/spreadsheet.ts';
import { readFileJson } from './file-json.ts';

/** One list of a file before anybody knows what it holds. `tipato`: the values are those of our JSON, not what a person typed. */
export interface FoglioGrezzo {
  /** Name of the sheet, or of the kind in our JSON; '' for the only list of a spreadsheet. */
  readonly nome: string;
  readonly tipato: boolean;
  readonly intestazioni: readonly string[];
  readonly righe: readonly { readonly numero: number; readonly celle: readonly (string | number | boolean | null)[] }[];
}

/**
 * The lists of a file that somebody sent, by what its name ends with; of a spreadsheet the first sheet, or all of them. It knows no kind of record: only bytes.
 * @throws FileNonLeggibile with an Italian sentence, one for the whole file
 */
export const readFile = async (
  bytes: Uint8Array,
  nomeFile: string,
  quali: 'primo' | 'tutti',
): Promise<readonly FoglioGrezzo[]> => {
  if (nomeFile.toLowerCase().endsWith('.json')) return readFileJson(bytes);
  if (quali === 'primo') return [{ nome: '', tipato: false, ...(await readTable(bytes, nomeFile)) }];
  return (await readWorkbook(bytes, nomeFile)).map(({ name, intestazioni, righe }) => ({
    nome: name,
    tipato: false,
    intestazioni,
    righe,
  }));
};
