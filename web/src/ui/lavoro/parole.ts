import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { formatDurata, formatIntero, quanti } from '../formati.ts';

/** What the bar says of long work, in words and colour. */
export interface Parole {
  readonly tipo: 'in-progress' | 'success' | 'warning' | 'error' | 'info';
  readonly testo: string;
}

/** The sentence for the present state. `rimasti` in seconds; `fermo`: nothing has moved for a while. */
export const paroleDi = (lavoro: Lavoro, rimasti: number | null, fermo: boolean): Parole => {
  switch (lavoro.stato) {
    case 'ATTESA':
    case 'IN_CORSO':
      if (lavoro.motivo !== null) return { tipo: 'error', testo: lavoro.motivo };
      return { tipo: fermo ? 'warning' : 'in-progress', testo: inCorso(lavoro, rimasti, fermo) };
    case 'COMPLETATO':
      return finito(lavoro);
    case 'FALLITO':
      return {
        tipo: 'error',
        testo: `Non riuscito${lavoro.motivo ? `: ${lavoro.motivo.replace(/\.$/, '')}` : ''}. Quello che era già fatto è rimasto.`,
      };
    case 'FERMATO':
      return {
        tipo: 'info',
        testo: `Fermato a ${formatIntero(lavoro.fatti)} di ${formatIntero(lavoro.totale)}. Quello che era già fatto è rimasto.`,
      };
    case 'ANNULLATO':
      return { tipo: 'info', testo: "Annullato: i dati tornano com'erano." };
  }
};

const finito = ({ fatti, totale, scartati, file }: Lavoro): Parole => {
  if (scartati > 0)
    return {
      tipo: 'warning',
      testo: `Finito: ${quanti(fatti - scartati, 'record elaborato', 'record elaborati')}, ${quanti(scartati, 'scartato', 'scartati')}.`,
    };
  if (file !== null) return { tipo: 'success', testo: `Finito: ${file.nome}.` };
  return {
    tipo: 'success',
    testo: totale > 0 ? `Finito: ${quanti(fatti, 'record elaborato', 'record elaborati')}.` : 'Finito.',
  };
};

const inCorso = ({ stato, fatti, totale }: Lavoro, rimasti: number | null, fermo: boolean): string => {
  if (fermo) return 'Sta impiegando più del previsto. Si può continuare a lavorare, o verificarne lo stato.';
  if (stato === 'ATTESA' || totale === 0) return 'In attesa di cominciare…';
  return `${formatIntero(fatti)} di ${formatIntero(totale)}${rimasti === null ? '' : `, circa ${formatDurata(rimasti)} alla fine`}`;
};
