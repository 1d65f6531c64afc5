import { rettangoloDi, type Dati, type Selezione } from './modello.ts';

/** A cell in quotes, or the text up to its end; a tab; the end of a line. */
const PEZZI = /"((?:[^"]|"")*)"?|[^\t\n"][^\t\n]*|\t|\n/g;

/** The cells of a text copied from a spreadsheet: tabs between them, a line for each row; a cell in quotes may hold both. */
export const readAppunti = (testo: string): string[][] => {
  const righe: string[][] = [];
  let [riga, cella]: [string[], string] = [[], ''];
  const closeRiga = (): void => {
    righe.push([...riga, cella.trim()]);
    [riga, cella] = [[], ''];
  };
  for (const [pezzo, inVirgolette] of testo.replace(/\r\n?/g, '\n').matchAll(PEZZI)) {
    if (pezzo === '\n') closeRiga();
    else if (pezzo === '\t') {
      riga.push(cella.trim());
      cella = '';
    } else cella += inVirgolette === undefined ? pezzo : inVirgolette.replaceAll('""', '"');
  }
  closeRiga();
  return righe.filter((una) => una.some((testoCella) => testoCella !== ''));
};

/** The chosen cells as a spreadsheet takes them. */
export const writeAppunti = (selezione: Selezione, { righe, colonne }: Dati): string => {
  const { daRiga, aRiga, daColonna, aColonna } = rettangoloDi(selezione);
  return righe
    .slice(daRiga, aRiga + 1)
    .map(({ valori }) =>
      colonne
        .slice(daColonna, aColonna + 1)
        .map(({ id, scrittura }) => scrittura.scrivi(valori[id]))
        .join('\t'),
    )
    .join('\n');
};
