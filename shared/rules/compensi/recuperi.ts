import type { PartiPerMilione } from '../../money/centesimi.ts';
import { tuir } from '../norme.ts';
import type { RegolaDatata } from '../regola.ts';

/** What the State gives back to who recovers net a sum it had paid with withholdings: a share of the net recovered. */
export const creditoDaRecupero: RegolaDatata<PartiPerMilione> = {
  id: 'recuperi.credito',
  descrizione: "Credito d'imposta sulle somme di anni precedenti recuperate al netto",
  versioni: [
    {
      dal: '2020-01-01',
      valore: 300_000,
      norma: [...tuir('art. 10 c. 2-bis'), { testo: 'DL 34/2020, art. 150 c. 1-2' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'gazzettaufficiale.it, DL 34/2020, art. 150; tcnotiziario.it, risposta AdE 283/2020; brocardi.it',
      },
    },
  ],
};

export const regoleRecuperi: readonly RegolaDatata<unknown>[] = [creditoDaRecupero];
