import { guarded } from '#shared/domain/formula-injection.ts';

/** The cells of a record: what lies in an object has the names of both, lists are JSON. */
export const celleDi = (record: Readonly<Record<string, unknown>>, prima = ''): ReadonlyMap<string, string> => {
  const celle = new Map<string, string>();
  for (const [nome, valore] of Object.entries(record)) {
    const colonna = `${prima}${nome}`;
    if (isOggetto(valore)) for (const [una, cella] of celleDi(valore, `${colonna}.`)) celle.set(una, cella);
    else celle.set(colonna, testoDi(valore));
  }
  return celle;
};

const isOggetto = (valore: unknown): valore is Record<string, unknown> =>
  typeof valore === 'object' && valore !== null && !Array.isArray(valore);

const testoDi = (valore: unknown): string => {
  if (valore === null || valore === undefined) return '';
  return typeof valore === 'string' ? valore : JSON.stringify(valore);
};

/** A line of CSV as RFC 4180 has it, with the separator of Italian spreadsheets. A text that a spreadsheet would take for a formula begins with an apostrophe. */
export const rigaCsv = (celle: readonly string[]): string =>
  `${celle
    .map((cella) => (/^-\d+$/.test(cella) ? cella : guarded(cella)))
    .map((cella) => (/[";\r\n]/.test(cella) ? `"${cella.replaceAll('"', '""')}"` : cella))
    .join(';')}\r\n`;
