import type { Centesimi, PartiPerMilione } from '../money/centesimi.ts';
import type { RegolaDatata } from './regola.ts';

/** Between which amounts of a month the premium of a collaborator is computed: those of the annuities, over twelve. */
export interface LimitiInail {
  readonly minimo: Centesimi;
  readonly massimo: Centesimi;
}

const limiti = (minimo: Centesimi, massimo: Centesimi): LimitiInail => ({ minimo, massimo });

/** Printed with the revaluation of the annuities: from July until 2024, from January since, in the autumn after. */
export const limitiInail: RegolaDatata<LimitiInail> = {
  id: 'inail.limiti-mensili',
  descrizione: 'Minimo e massimo mensile della base del premio INAIL dei collaboratori',
  versioni: [
    {
      dal: '2022-07-01',
      valeFinoA: '2023-06-30',
      valore: limiti(148_173, 275_178),
      norma: [{ testo: 'D.Lgs. 38/2000, art. 5 c. 4; circ. INAIL 33/2022' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'studiozanettisnc.it 09/2022; all-in-giuridica.seac.it, circ. INAIL 21/2023',
      },
    },
    {
      dal: '2023-07-01',
      valeFinoA: '2024-06-30',
      valore: limiti(160_178, 297_473),
      norma: [{ testo: 'D.Lgs. 38/2000, art. 5 c. 4; circ. INAIL 47/2023' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'lavorofacile.it, circ. INAIL 47/2023; lhevo.com 10/11/2023' },
    },
    {
      dal: '2024-07-01',
      valeFinoA: '2024-12-31',
      valore: limiti(168_823, 313_528),
      norma: [{ testo: 'D.Lgs. 38/2000, art. 5 c. 4; circ. INAIL 23/2024' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'ratioquotidiano.it, circ. INAIL 23/2024; lavorofacile.it' },
    },
    {
      dal: '2025-01-01',
      valeFinoA: '2025-12-31',
      valore: limiti(170_223, 316_128),
      norma: [{ testo: 'D.Lgs. 38/2000, art. 5 c. 4; circ. INAIL 48/2025' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'lavorofacile.it, circ. INAIL 48/2025; geps.it' },
    },
  ],
};

/** Part of the premium that the collaborator bears: numerator over denominator. */
export const ripartizioneInail: RegolaDatata<{ readonly collaboratore: number; readonly su: number }> = {
  id: 'inail.ripartizione',
  descrizione: 'Ripartizione del premio INAIL tra collaboratore e committente',
  versioni: [
    {
      dal: '2000-03-16',
      valore: { collaboratore: 1, su: 3 },
      norma: [{ testo: 'D.Lgs. 38/2000, art. 5 c. 3' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'eryx.it, circ. INAIL 32/2000 (un terzo e due terzi)' },
    },
  ],
};

/** What is added to the premium of every employer, on the premium itself. */
export const addizionaleInail: RegolaDatata<PartiPerMilione> = {
  id: 'inail.addizionale',
  descrizione: 'Addizionale sul premio INAIL (ex ANMIL)',
  versioni: [
    {
      dal: '1965-07-01',
      valore: 10_000,
      norma: [{ testo: 'DPR 1124/1965, art. 181' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-26', dove: 'ancebrescia.it, DM 19 maggio 2003 (addizionale Anmil dell’1 %)' },
    },
  ],
};

export const regoleInail: readonly RegolaDatata<unknown>[] = [limitiInail, ripartizioneInail, addizionaleInail];
