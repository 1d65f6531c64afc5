import { guarded } from '#shared/domain/formula-injection.ts';
import { exportedText } from './cella.tsx';
import { valoreDi, type Colonna, type Valore } from './colonna.ts';

/** Rows as a CSV that Italian spreadsheets open by themselves: semicolons, UTF-8 with mark, lines ended by CRLF. */
export const csvOf = <R, O extends string>(colonne: readonly Colonna<R, O>[], righe: readonly R[]): string => {
  const titoli = colonne.map(({ titolo }) => quoted(titolo));
  const celle = righe.map((riga) => colonne.map((colonna) => cell(valoreDi(colonna, riga), colonna.tipo)).join(';'));
  return `\uFEFF${[titoli.join(';'), ...celle].join('\r\n')}\r\n`;
};

/** A text that a spreadsheet would run as a formula is guarded as the files of the server are, so that it is read back the same; numbers stay numbers. */
const cell = (valore: Valore, tipo: Colonna<unknown>['tipo']): string => {
  const testo = exportedText(valore, tipo);
  return quoted(typeof valore === 'number' ? testo : guarded(testo));
};

const quoted = (testo: string): string => (/[";\r\n]/.test(testo) ? `"${testo.replaceAll('"', '""')}"` : testo);
