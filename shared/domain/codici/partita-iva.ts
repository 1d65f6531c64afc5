/** Offices that number VAT codes: 001–100 the provinces, 120, 121, 888 and 999 the others (D.M. 23/12/1976). */
const ufficioAmmesso = (ufficio: number): boolean =>
  (ufficio >= 1 && ufficio <= 100) || [120, 121, 888, 999].includes(ufficio);

/**
 * Control digit of the first ten digits of a partita IVA or of an 11-digit codice fiscale: Luhn, digits in even places doubled.
 * @throws RangeError when they are not ten digits.
 */
export const cifraControllo = (dieciCifre: string): string => {
  if (!/^\d{10}$/.test(dieciCifre)) throw new RangeError('Ten digits expected');
  const somma = [...dieciCifre].reduce((totale, cifra, posto) => {
    const valore = Number(cifra) * (posto % 2 === 0 ? 1 : 2);
    return totale + (valore > 9 ? valore - 9 : valore);
  }, 0);
  return String((10 - (somma % 10)) % 10);
};

/** True when the eleventh digit is the control digit of the other ten and the number is not all zeros. */
export const hasCifraControlloValida = (undiciCifre: string): boolean =>
  /^\d{11}$/.test(undiciCifre) &&
  !undiciCifre.startsWith('0000000') &&
  cifraControllo(undiciCifre.slice(0, 10)) === undiciCifre[10];

/** What is wrong with a partita IVA, in the words of the form; null when it is right. */
export const errorePartitaIva = (testo: string): string | null => {
  if (!/^\d{11}$/.test(testo)) return 'La partita IVA ha 11 cifre.';
  if (!hasCifraControlloValida(testo))
    return 'La cifra di controllo della partita IVA non corrisponde: controllare le cifre.';
  if (!ufficioAmmesso(Number(testo.slice(7, 10))))
    return 'Le cifre 8-10 della partita IVA non corrispondono ad alcun ufficio.';
  return null;
};

export const isPartitaIva = (testo: string): boolean => errorePartitaIva(testo) === null;
