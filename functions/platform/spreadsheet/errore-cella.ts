/** The text of a formula whose value the file does not hold: only the program that made it can work it out. */
export const SENZA_VALORE = '#SENZA VALORE!';
/** The text of a number whose format the file does not describe: it might be a date. */
export const SENZA_FORMATO = '#SENZA FORMATO!';
/** The text of a number that is shown as a date and is none: programs show only the signs of a cell too narrow. */
export const SENZA_DATA = '#SENZA DATA!';

/** The errors of spreadsheets, by the names of the English programs and of the Italian ones. */
const ERRORI: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALORE!',
  '#REF!': '#RIF!',
  '#NAME?': '#NOME?',
  '#NULL!': '#NULLO!',
  '#NUM!': '#NUM!',
  '#DIV/0!': '#DIV/0!',
};
const ITALIANI = new Set(Object.values(ERRORI));
const DI_LIBREOFFICE = /^Err:\d{3}$/;

/** Returns the name by which the Italian programs show an error; a text that is no error as it is. */
export const erroreMostrato = (testo: string): string => ERRORI[testo] ?? testo;

/** Returns what is wrong with a cell whose text stands for no value, in words that say what to do; null for any other text. */
export const erroreDelFoglio = (testo: string): string | null => {
  if (testo === SENZA_VALORE)
    return 'La cella contiene una formula di cui il file non dice il valore: aprire il file con Excel o LibreOffice, salvarlo e ricaricarlo, oppure scrivere il valore.';
  if (testo === SENZA_FORMATO)
    return 'La cella contiene un numero di cui il file non dice il formato: riscriverlo, oppure salvare di nuovo il file con Excel o LibreOffice.';
  if (testo === SENZA_DATA)
    return 'La cella ha il formato di una data, ma il suo numero non è di nessuna data: riscriverla.';
  return ITALIANI.has(erroreMostrato(testo)) || DI_LIBREOFFICE.test(testo)
    ? `La cella contiene l'errore ${erroreMostrato(testo)} del foglio di calcolo: correggerla.`
    : null;
};
