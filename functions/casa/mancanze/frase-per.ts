const NOMI_DETTI = 5;

/** A sentence with the first names of a list; null when there is none. */
export const frasePer = (nomi: readonly string[], frase: (detti: string) => string): string | null => {
  if (nomi.length === 0) return null;
  const altri = nomi.length - NOMI_DETTI;
  return frase(`${nomi.slice(0, NOMI_DETTI).join(', ')}${altri > 0 ? ` e altri ${altri}` : ''}`);
};
