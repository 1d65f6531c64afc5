import type { Centesimi } from '../money/centesimi.ts';
import { ristampata } from './annuale.ts';
import type { RegolaDatata } from './regola.ts';

/** Yearly ceiling of pensionable pay for who was first insured after 1995, also of the Gestione separata. */
export const massimale: RegolaDatata<Centesimi> = ristampata(
  'contributi.massimale',
  'Massimale annuo della base contributiva',
  [
    {
      anno: 2022,
      valore: 10_501_400,
      norma: 'L. 335/1995, art. 2 c. 18; circ. INPS 25/2022',
      riscontro: { il: '2026-11-28', dove: 'studioperalta.it, gestione separata 2022; cafassoefigli.com 16/2/2022' },
    },
    {
      anno: 2023,
      valore: 11_352_000,
      norma: 'L. 335/1995, art. 2 c. 18; circ. INPS 11/2023 e 12/2023',
      riscontro: { il: '2026-11-20', dove: 'lavorofacile.it, gestione separata 2023' },
    },
    {
      anno: 2024,
      valore: 11_965_000,
      norma: 'L. 335/1995, art. 2 c. 18; circ. INPS 24/2024',
      riscontro: { il: '2026-11-22', dove: 'confil.it 26/1/2024; ntpluslavoro.ilsole24ore.com 01/2024' },
    },
    {
      anno: 2025,
      valore: 12_060_700,
      norma: 'L. 335/1995, art. 2 c. 18; circ. INPS 27/2025',
      riscontro: { il: '2026-11-22', dove: 'pmi.it 02/2025, gestione separata 2025; eutekne.info 31/1/2025' },
    },
    {
      anno: 2026,
      valore: 12_229_500,
      norma: 'L. 335/1995, art. 2 c. 18; circ. INPS 6/2026 e 8/2026',
      riscontro: { il: '2026-11-20', dove: 'uivco.vb.it; quifinanza.it' },
    },
  ],
);
