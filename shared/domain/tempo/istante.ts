import type { Giorno } from './date.ts';

/** The time that the office lives by, wherever the program and the browser run. */
export const FUSO_ITALIANO = 'Europe/Rome';

const giornoInItalia = new Intl.DateTimeFormat('sv-SE', { timeZone: FUSO_ITALIANO, dateStyle: 'short' });

/** The day in Italy of an instant: '2026-02-10T23:30:00Z' → '2026-02-11'. The first ten characters of an instant are the day of Greenwich. */
export const giornoDellIstante = (istante: string | Date): Giorno => giornoInItalia.format(new Date(istante));
