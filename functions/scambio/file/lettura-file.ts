import { readTable, readWorkbook } from '#platform/spreadsheet.ts';
import { readFileJson } from './file-json.ts';
import type { FoglioGrezzo } from './foglio-grezzo.ts';

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
  return (await readWorkbook(bytes, nomeFile)).map(({ name, ...tabella }) => ({
    nome: name,
    tipato: false,
    ...tabella,
  }));
};
