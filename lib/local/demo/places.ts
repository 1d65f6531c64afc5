/** A town with what the records of people and schools say of it. */
export interface Luogo {
  readonly codComune: string;
  readonly desComune: string;
  readonly provincia: string;
  readonly cap: string;
  readonly regione: string;
  /** The region as taxes name it (table T0). */
  readonly codRegione: string;
}

const luogo = (
  codComune: string,
  desComune: string,
  [provincia, cap]: readonly [string, string],
  [regione, codRegione]: readonly [string, string],
): Luogo => ({ codComune, desComune, provincia, cap, regione, codRegione });

export const ROMA = luogo('H501', 'ROMA', ['RM', '00100'], ['Lazio', '08']);
export const MILANO = luogo('F205', 'MILANO', ['MI', '20100'], ['Lombardia', '10']);
export const NAPOLI = luogo('F839', 'NAPOLI', ['NA', '80100'], ['Campania', '05']);

/** Where the people of the demonstration were born and live. */
export const LUOGHI: readonly [Luogo, ...Luogo[]] = [
  ROMA,
  MILANO,
  NAPOLI,
  luogo('L219', 'TORINO', ['TO', '10100'], ['Piemonte', '13']),
  luogo('A944', 'BOLOGNA', ['BO', '40100'], ['Emilia-Romagna', '06']),
  luogo('G273', 'PALERMO', ['PA', '90100'], ['Sicilia', '16']),
  luogo('D612', 'FIRENZE', ['FI', '50100'], ['Toscana', '17']),
];
