import type { Centesimi, PartiPerMilione } from '../money/centesimi.ts';
import type { RegolaDatata } from './regola.ts';

/** Points taken off the employee's contribution when the pay of the month does not pass a threshold; on the 13th month its own points. */
export interface SogliaEsonero {
  readonly fino: Centesimi;
  readonly punti: PartiPerMilione;
  readonly puntiTredicesima: PartiPerMilione;
}
export type EsoneroIvs = readonly [SogliaEsonero, ...SogliaEsonero[]];

const soglie = (
  bassa: PartiPerMilione,
  alta: PartiPerMilione,
  bassaTredicesima: PartiPerMilione,
  altaTredicesima: PartiPerMilione,
): EsoneroIvs => [
  { fino: 192_300, punti: bassa, puntiTredicesima: bassaTredicesima },
  { fino: 269_200, punti: alta, puntiTredicesima: altaTredicesima },
];

/** By the month the pay is for. */
export const esoneroIvs: RegolaDatata<EsoneroIvs> = {
  id: 'esoneri.ivs',
  descrizione: 'Esonero sulla quota IVS del dipendente',
  versioni: [
    {
      dal: '2022-01-01',
      valore: soglie(8_000, 8_000, 8_000, 8_000),
      norma: [{ testo: 'L. 234/2021, art. 1 c. 121' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'tg24.sky.it 29/12/2021; payroll-team.com' },
    },
    {
      dal: '2022-07-01',
      valore: soglie(20_000, 20_000, 20_000, 20_000),
      norma: [{ testo: 'DL 115/2022, art. 20' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'quotidianolavoro.ilsole24ore.com 9/8/2022; harvardpaghe.it' },
    },
    {
      dal: '2023-01-01',
      valore: soglie(30_000, 20_000, 30_000, 20_000),
      norma: [{ testo: 'L. 197/2022, art. 1 c. 281' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'softwareintegrato.it' },
    },
    {
      dal: '2023-07-01',
      valore: soglie(70_000, 60_000, 30_000, 20_000),
      norma: [{ testo: 'DL 48/2023, art. 39; msg. INPS 1932/2023' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'softwareintegrato.it; cremona.ance.it 16/6/2023; cataldidlf.it' },
    },
    {
      dal: '2024-01-01',
      valore: soglie(70_000, 60_000, 0, 0),
      norma: [{ testo: 'L. 213/2023, art. 1 c. 15; circ. INPS 11/2024' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-20',
        dove: 'macrellibartolini.com; confindustriamacerata.it; agenzialavoro.solcosrl.it',
      },
    },
    {
      dal: '2025-01-01',
      valore: null,
      norma: [{ testo: 'L. 207/2024, art. 1 c. 4-9 (sostituito)' }],
      fonte: 'conoscenza',
      riscontro: null,
    },
  ],
};

/** Relief for working mothers with an open-ended contract: whole IVS share up to a cap. */
export interface EsoneroMadri {
  readonly massimoMensile: Centesimi;
  /** Each way to qualify: at least so many children, the youngest under an age. */
  readonly requisiti: readonly { readonly figli: number; readonly etaFiglioMinore: number }[];
}

export const esoneroMadri: RegolaDatata<EsoneroMadri> = {
  id: 'esoneri.madri',
  descrizione: 'Esonero contributivo delle lavoratrici madri',
  versioni: [
    {
      dal: '2024-01-01',
      norma: [{ testo: 'L. 213/2023, art. 1 c. 180-181; circ. INPS 27/2024' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'hrcapital.it, circ. INPS 27/2024; confagricolturavicenza.it' },
      valore: {
        massimoMensile: 25_000,
        requisiti: [
          { figli: 3, etaFiglioMinore: 18 },
          { figli: 2, etaFiglioMinore: 10 },
        ],
      },
    },
    {
      dal: '2025-01-01',
      norma: [{ testo: 'L. 213/2023, art. 1 c. 180; circ. INPS 27/2024' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'hrcapital.it, circ. INPS 27/2024; confagricolturavicenza.it' },
      valore: { massimoMensile: 25_000, requisiti: [{ figli: 3, etaFiglioMinore: 18 }] },
    },
    {
      dal: '2027-01-01',
      valore: null,
      norma: [{ testo: 'L. 213/2023, art. 1 c. 180 (fino al 2026)' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'hrcapital.it, circ. INPS 27/2024' },
    },
  ],
};

export const regoleEsoneri: readonly RegolaDatata<unknown>[] = [esoneroIvs, esoneroMadri];
