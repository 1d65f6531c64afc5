import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { FUSO_ITALIANO, giornoDellIstante } from '#shared/domain/tempo/istante.ts';

/** Formats of the screen that belong to no field: amounts, rates, hours, days and months are in shared/money and shared/domain. */

const oraRoma = new Intl.DateTimeFormat('it-IT', { timeZone: FUSO_ITALIANO, hour: '2-digit', minute: '2-digit' });

/** An instant of the API as the office reads it: '2026-02-10T09:05:00Z' → '10/02/2026 10:05'. */
export const formatIstante = (istante: string): string =>
  `${formatGiorno(giornoDellIstante(istante))} ${oraRoma.format(new Date(istante))}`;

/** The time of day of an instant of this browser: '10:32'. */
export const formatOra = (quando: Date): string => oraRoma.format(quando);

/** A whole number with its thousands: 12345 → '12.345', 1000 → '1.000'. */
export const formatIntero = (numero: number): string => numero.toLocaleString('it-IT', { useGrouping: 'always' });

/** A length of time in words: 45 → '45 secondi', 200 → '3 minuti', 7300 → '2 ore'. Seconds in. */
export const formatDurata = (secondi: number): string => {
  if (secondi < 60) return quanti(Math.max(1, Math.round(secondi)), 'secondo', 'secondi');
  if (secondi < 3600) return quanti(Math.round(secondi / 60), 'minuto', 'minuti');
  return quanti(Math.round(secondi / 3600), 'ora', 'ore');
};

/** A count with its noun: (1, 'riga', 'righe') → '1 riga'. */
export const quanti = (numero: number, uno: string, molti: string): string =>
  `${formatIntero(numero)} ${numero === 1 ? uno : molti}`;

/** A size as people read it: 1536 → '1,5 KB'. */
export const formatDimensione = (byte: number): string => {
  if (byte < 1024) return `${byte} byte`;
  const unita = byte < 1024 ** 2 ? { divisore: 1024, nome: 'KB' } : { divisore: 1024 ** 2, nome: 'MB' };
  return `${(byte / unita.divisore).toLocaleString('it-IT', { maximumFractionDigits: 1 })} ${unita.nome}`;
};
