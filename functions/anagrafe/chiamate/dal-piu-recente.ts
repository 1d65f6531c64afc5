/** The rows in the order in which they began, the latest first. */
export const dalPiuRecente = <R extends { readonly datInizio: string }>(righe: readonly R[]): R[] =>
  righe.toSorted((a, b) => (a.datInizio < b.datInizio ? 1 : -1));
