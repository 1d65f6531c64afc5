import type { RegolaDatata } from '../regola.ts';

/** How the monthly filing declares who has only the unemployment contribution on what the school pays. */
interface ContribuzioneDs {
  readonly tipoContribuzione: string;
}

/**
 * State fixed-term staff on accessory pay: one declaration for each person and month of payment, without weeks or days, which are those of the
 * salary that others pay. The code is the one that programs write for staff of public bodies who have this contribution only.
 */
export const contribuzioneDs: RegolaDatata<ContribuzioneDs> = {
  id: 'uniemens.contribuzione-ds',
  descrizione: 'UniEmens del personale statale a tempo determinato: solo contributo di disoccupazione sugli accessori',
  versioni: [
    {
      dal: '2020-01-01',
      valore: { tipoContribuzione: '71' },
      norma: [{ testo: 'Messaggio INPS 591 del 17/2/2020' }],
      fonte: 'conoscenza',
      riscontro: null,
    },
  ],
};
