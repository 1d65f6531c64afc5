import { giorniTra } from '#shared/domain/tempo/date.ts';

const MINUTO = 60_000;
const GIORNI_DEL_MESE = 30;

const fa = (numero: number, uno: string, molti: string): string =>
  numero === 1 ? `${uno} fa` : `${numero} ${molti} fa`;

/** How long ago a notification was written, in minutes, hours, days or months. Instants in. */
export const etaNotifica = (istante: string, adesso: number): string => {
  const minuti = Math.max(0, Math.floor((adesso - Date.parse(istante)) / MINUTO));
  if (minuti === 0) return 'meno di un minuto fa';
  if (minuti < 60) return fa(minuti, 'un minuto', 'minuti');
  const ore = Math.floor(minuti / 60);
  if (ore < 24) return fa(ore, "un'ora", 'ore');
  return etaGiorni(Math.floor(ore / 24));
};

/** How long ago news came out: today, days or months. Days in. */
export const etaNovita = (data: string, oggi: string): string => {
  const giorni = giorniTra(data, oggi);
  return giorni <= 0 ? 'oggi' : etaGiorni(giorni);
};

const etaGiorni = (giorni: number): string =>
  giorni < GIORNI_DEL_MESE
    ? fa(giorni, 'un giorno', 'giorni')
    : fa(Math.floor(giorni / GIORNI_DEL_MESE), 'un mese', 'mesi');
