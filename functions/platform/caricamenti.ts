/**
 * Where files that people upload arrive: a folder of the bucket whose files are removed once they are older than `giorni` days, in both homes. The work that reads
 * one moves it to its place first, so what is left there was never used.
 */
export const CARICAMENTI = { cartella: 'caricamenti/', giorni: 1 } as const;
