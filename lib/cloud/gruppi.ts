/** The five groups of alarms, as who receives them reads them: what is wrong, and the chapter of the manual that says what to do. */
export const GRUPPI = {
  chiamate: { titolo: 'Gli uffici ricevono errori', capitolo: 'gli-uffici-ricevono-errori' },
  lentezza: { titolo: 'Il programma è lento o rallentato', capitolo: 'il-programma-è-lento-o-rallentato' },
  lavori: { titolo: 'Un lavoro lungo non è finito', capitolo: 'un-lavoro-lungo-non-è-finito' },
  accessi: { titolo: 'Le persone non entrano', capitolo: 'le-persone-non-entrano' },
  dati: { titolo: 'I dati conservati non tornano', capitolo: 'i-dati-conservati-non-tornano' },
} as const satisfies Readonly<Record<string, { readonly titolo: string; readonly capitolo: string }>>;

export type Gruppo = keyof typeof GRUPPI;
export const gruppi: readonly Gruppo[] = ['chiamate', 'lentezza', 'lavori', 'accessi', 'dati'];

/** The document beside the README. */
export const MANUALE = 'ALLARMI.md';

/** Where the description of an alarm sends its reader. */
export const manualeDi = (gruppo: Gruppo): string => `Che cosa fare: ${MANUALE}#${GRUPPI[gruppo].capitolo}`;
