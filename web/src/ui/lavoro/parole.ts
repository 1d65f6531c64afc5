import type { Lavoro } from '../../../../shared/contracts/lavori/lavoro.ts';
import { formatDurata, formatIntero, quanti } from '../formati.ts';
import { isInCorso } from './andamento.ts';

/** What the bar says of long work, in words and colour. */
export interface Parole {
  readonly tipo: 'in-progress' | 'success' | 'warning' | 'error' | 'info';
  readonly testo: string;
}

/** The sentence for the present state. `rimasti` in seconds; `fermo`: nothing has moved for a while. */
export const paroleDi = (lavoro: Lavoro, rimasti: number | null, fermo: boolean): Parole => {
  if (isInCorso(lavoro)) return { tipo: fermo ? 'warning' : 'in-progress', testo: inCorso(lavoro, rimasti, fermo) };
  switch (lavoro.stato) {
    case 'COMPLETATO':
      return lavoro.scartati > 0
        ? {
            tipo: 'warning',
            testo: `Finito: ${quanti(lavoro.fatti - lavoro.scartati, 'record elaborato', 'record elaborati')}, ${quanti(lavoro.scartati, 'scartato', 'scartati')}.`,
          }
        : {
            tipo: 'success',
            testo:
              lavoro.totale > 0
                ? `Finito: ${quanti(lavoro.fatti, 'record elaborato', 'record elaborati')}.`
                : 'Finito.',
          };
    case 'FALLITO':
      return {
        tipo: 'error',
        testo: `Non riuscito${lavoro.motivo ? `: ${lavoro.motivo}` : ''}. Quello che era già fatto è rimasto.`,
      };
    case 'FERMATO':
      return {
        tipo: 'info',
        testo: `Fermato a ${formatIntero(lavoro.fatti)} di ${formatIntero(lavoro.totale)}. Quello che era già fatto è rimasto.`,
      };
    case 'ANNULLATO':
      return { tipo: 'info', testo: "Annullato: i dati sono tornati com'erano." };
    default:
      return { tipo: 'info', testo: lavoro.stato };
  }
};

const inCorso = ({ stato, fatti, totale }: Lavoro, rimasti: number | null, fermo: boolean): string => {
  if (fermo) return 'Sta impiegando più del previsto. Si può continuare a lavorare, o verificarne lo stato.';
  if (stato === 'ATTESA' || totale === 0) return 'In attesa di cominciare…';
  return `${formatIntero(fatti)} di ${formatIntero(totale)}${rimasti === null ? '' : `, circa ${formatDurata(rimasti)} alla fine`}`;
};
