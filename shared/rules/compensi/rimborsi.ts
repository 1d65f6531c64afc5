import type { Centesimi } from '../../money/centesimi.ts';
import { tuir } from '../norme.ts';
import type { RegolaDatata } from '../regola.ts';

/** Where food, lodging and hired transport of a mission must be paid by traceable means for their refund to stay outside income. */
export const tracciabilitaRimborsi: RegolaDatata<{ readonly luogo: 'ITALIA' }> = {
  id: 'rimborsi.tracciabilita',
  descrizione: 'Rimborsi di vitto, alloggio, taxi e noleggio con conducente: pagamento tracciabile',
  versioni: [
    {
      dal: '2025-01-01',
      valore: { luogo: 'ITALIA' },
      norma: [...tuir('art. 51 c. 5'), { testo: 'L. 207/2024, art. 1 c. 81; DL 84/2025, art. 1' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'lavorofacile.it, risposta AdE 188/2025; commercialistatelematico.com 08/2025; manageritalia.it',
      },
    },
  ],
};

/** The most that is refunded for the meals of one day of mission, in cents, by how many they are. */
export interface PastiInMissione {
  /** From eight hours. */
  readonly unPasto: Centesimi;
  /** Over twelve hours, together. */
  readonly duePasti: Centesimi;
}
export const pastiInMissione: RegolaDatata<PastiInMissione> = {
  id: 'rimborsi.pasti',
  descrizione: 'Rimborso dei pasti in missione, personale non dirigente',
  versioni: [
    {
      dal: '2002-01-01',
      valore: { unPasto: 2_226, duePasti: 4_426 },
      norma: [{ testo: 'L. 836/1973; L. 417/1978; DPR 395/1988, art. 5 (43.100 e 85.700 lire)' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'giustiziamolise.it, spese per il vitto; 123dok.org, missioni nella scuola',
      },
      nota: 'Un promemoria sindacale scrive 44,27 per due pasti: 85.700 lire sono 44,26 €',
    },
  ],
};

export const regoleRimborsi: readonly RegolaDatata<unknown>[] = [tracciabilitaRimborsi, pastiInMissione];
