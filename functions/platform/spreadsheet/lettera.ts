/** The letter by which spreadsheets call a column; the first (0) is A. */
export const letteraDi = (colonna: number): string =>
  (colonna < 26 ? '' : letteraDi(Math.floor(colonna / 26) - 1)) + String.fromCharCode(65 + (colonna % 26));
