/**
 * A decimal number as a person types it, before anybody decides what it measures.
 * `intero` and `decimali` are digit strings: no float ever holds the value.
 */
export type NumeroDigitato =
  | { readonly esito: 'letto'; readonly negativo: boolean; readonly intero: string; readonly decimali: string }
  /** '1.234' or '1,234': thousands or decimals, only the person knows. */
  | { readonly esito: 'ambiguo'; readonly negativo: boolean; readonly intero: string; readonly decimali: string }
  | { readonly esito: 'illeggibile' };

const illeggibile = { esito: 'illeggibile' } as const;

/** Reads Italian and English notation, whole or grouped: '1.234,56', '1234,5', '1,234.56', '1.234.567', '-12'. */
export const parseNumeroDigitato = (testo: string): NumeroDigitato => {
  const compatto = testo.replace(/[\s\u00A0\u202F']/g, '');
  const segno = /^[+-]?/.exec(compatto)?.[0] ?? '';
  const cifre = compatto.slice(segno.length);
  const negativo = segno === '-';
  if (!/^[\d.,]+$/.test(cifre) || !/^\d|^[.,]\d/.test(cifre)) return illeggibile;
  const separatori = cifre.replace(/\d/g, '');
  return separatori === '' ? letto(negativo, cifre, '') : conSeparatori(negativo, cifre, separatori);
};

const conSeparatori = (negativo: boolean, cifre: string, separatori: string): NumeroDigitato => {
  const ultimo = separatori.slice(-1);
  const posizione = cifre.lastIndexOf(ultimo);
  const [prima, dopo] = [cifre.slice(0, posizione), cifre.slice(posizione + 1)];
  if (new Set(separatori).size === 2) return conDueSeparatori(negativo, prima, dopo, ultimo);
  if (separatori.length > 1)
    return raggruppato(cifre, ultimo) ? letto(negativo, senzaSeparatori(cifre), '') : illeggibile;
  if (dopo === '') return illeggibile;
  if (/^[1-9]\d{0,2}$/.test(prima) && dopo.length === 3)
    return { esito: 'ambiguo', negativo, intero: prima, decimali: dopo };
  return letto(negativo, prima === '' ? '0' : prima, dopo);
};

const conDueSeparatori = (negativo: boolean, prima: string, dopo: string, decimale: string): NumeroDigitato => {
  const migliaia = altro(decimale);
  const leggibile = raggruppato(prima, migliaia) && dopo !== '' && !dopo.includes(migliaia);
  return leggibile ? letto(negativo, senzaSeparatori(prima), dopo) : illeggibile;
};

const letto = (negativo: boolean, intero: string, decimali: string): NumeroDigitato => ({
  esito: 'letto',
  negativo,
  intero,
  decimali,
});

const altro = (separatore: string): string => (separatore === '.' ? ',' : '.');

const senzaSeparatori = (testo: string): string => testo.replace(/[.,]/g, '');

const raggruppato = (testo: string, separatore: string): boolean => {
  const [primo = '', ...gruppi] = testo.split(separatore);
  return /^[1-9]\d{0,2}$/.test(primo) && gruppi.every((gruppo) => /^\d{3}$/.test(gruppo));
};
