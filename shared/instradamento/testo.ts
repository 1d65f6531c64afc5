import { formatEuro } from '../money/centesimi.ts';
import type { Destinazione, Rotta } from './rotta.ts';

const NOMI = {
  PERCETTORE: 'al percettore',
  TERZI: 'a terzi',
  SCUOLA: 'resta alla scuola',
  INAIL: "all'INAIL, con l'autoliquidazione annuale",
  NOIPA: 'paga NoiPA',
} as const;

const verso = (destinazione: Destinazione): string => {
  if (destinazione.a === 'DA_STABILIRE') return `codice da stabilire: ${destinazione.perche}`;
  if (destinazione.a !== 'F24') return NOMI[destinazione.a];
  const { sezione, ep, ordinario, ente, estremi, riferimentoA, riferimentoB } = destinazione;
  const colonne = [ente ?? '?', estremi ?? '?', riferimentoA, riferimentoB].filter((colonna) => colonna !== '');
  return `F24 ${sezione} ${ep}${ordinario === null ? '' : `/${ordinario}`} ${colonne.join(' ')}`;
};

/** Where each cent of a payslip goes, as plain text for people: one line a route. */
export const testoRotte = (rotte: readonly Rotta[]): string =>
  [
    '',
    'Dove va ogni importo',
    ...rotte.map(({ codice, importo, competenza, destinazione, adempimenti, mancanti }) => {
      const mese = competenza === null ? '–' : `${String(competenza.mese).padStart(2, '0')}/${competenza.anno}`;
      const mancano = mancanti.length === 0 ? '' : ` (manca ${mancanti.map(({ nome }) => nome).join(', ')})`;
      const dove = `${verso(destinazione)}${mancano}`;
      return `  ${codice.padEnd(30)} ${mese.padEnd(8)} ${formatEuro(importo).padStart(14)}  ${dove} [${Object.keys(adempimenti).join(' ')}]`;
    }),
  ].join('\n');
