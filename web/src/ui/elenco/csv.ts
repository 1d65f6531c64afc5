import { textOf, type Colonna } from './colonna.ts';

/** Rows as a CSV that Italian spreadsheets open by themselves: semicolons, UTF-8 with mark, lines ended by CRLF. */
export const csvOf = <R>(colonne: readonly Colonna<R>[], righe: readonly R[]): string =>
  `\uFEFF${[colonne.map(({ titolo }) => titolo), ...righe.map((riga) => colonne.map(({ valore }) => valore(riga)))].map((celle) => celle.map(cell).join(';')).join('\r\n')}\r\n`;

/** A text that a spreadsheet would run as a formula is preceded by an apostrophe; numbers stay numbers. */
const cell = (valore: ReturnType<Colonna<unknown>['valore']>): string => {
  const testo = textOf(valore);
  const innocuo = typeof valore !== 'number' && /^[=+\-@\t\r]/.test(testo) ? `'${testo}` : testo;
  return /[";\r\n]/.test(innocuo) ? `"${innocuo.replaceAll('"', '""')}"` : innocuo;
};

/** Hands a text to the user as a file. */
export const downloadText = (nome: string, testo: string, tipo = 'text/csv'): void => {
  const url = URL.createObjectURL(new Blob([testo], { type: `${tipo};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
  URL.revokeObjectURL(url);
};
