import type { PartiPerMilione } from '../../money/centesimi.ts';
import { ritenuteAllaFonte, tuir } from '../norme.ts';
import type { RegolaDatata } from '../regola.ts';

/** Final withholding on prizes given for merit: nothing else is due on them. */
export const ritenutaPremi: RegolaDatata<PartiPerMilione> = {
  id: 'compensi.ritenuta-premi',
  descrizione: "Ritenuta a titolo d'imposta sui premi per meriti artistici, scientifici o sociali",
  versioni: [
    {
      dal: '1998-01-01',
      valore: 250_000,
      norma: [...ritenuteAllaFonte('art. 30 c. 2'), ...tuir('art. 67 c. 1 lett. d)')],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'eutekne.info, risposta AdE 184/2024; metaping.it 17/9/2024' },
    },
  ],
};

/** The share of a fee for the use of an author's own work that is taken as expenses: higher for who is younger than an age. */
export interface DeduzioneAutori {
  readonly deduzione: PartiPerMilione;
  readonly deduzioneGiovani: PartiPerMilione;
  readonly eta: number;
}
export const deduzioneAutori: RegolaDatata<DeduzioneAutori> = {
  id: 'compensi.diritti-autore',
  descrizione: "Deduzione forfetaria sui compensi per diritti d'autore",
  versioni: [
    {
      dal: '2007-01-01',
      valore: { deduzione: 250_000, deduzioneGiovani: 400_000, eta: 35 },
      norma: [...tuir('artt. 53 c. 2 lett. b) e 54 c. 8'), { testo: 'L. 296/2006, art. 1 c. 318' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'fiscooggi.it, fisco più leggero per i giovani autori; vptl.it 23/6/2021' },
    },
  ],
};

export const regolePremiEAutori: readonly RegolaDatata<unknown>[] = [ritenutaPremi, deduzioneAutori];
