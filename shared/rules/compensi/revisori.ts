import type { Centesimi } from '../../money/centesimi.ts';
import type { RegolaDatata } from '../regola.ts';

/** Gross of a year of an auditor of schools, for the whole group of schools audited. */
export const compensoRevisori: RegolaDatata<Centesimi> = {
  id: 'compensi.revisori',
  descrizione: 'Compenso annuo lordo di un revisore dei conti delle scuole',
  versioni: [
    {
      dal: '2007-01-01',
      valore: 181_000,
      norma: [{ testo: 'DI 3/4/2007' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'snals.it, nota MPI 2404/2007' },
    },
    {
      dal: '2011-01-01',
      valore: 162_900,
      norma: [{ testo: 'DI 3/4/2007; DL 78/2010, art. 6 c. 3 (riduzione del 10 %)' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'giustoscuola.it, archivio 1868 (nota MI 21503/2021)' },
    },
    {
      dal: '2023-01-01',
      valore: 250_000,
      norma: [{ testo: 'DI 166/2023 del 10/8/2023, art. 2' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'nuvola.madisoft.it, amministrazione trasparente di una scuola capofila' },
    },
    {
      dal: '2025-01-01',
      valore: 300_000,
      norma: [{ testo: 'DI 178/2025 dell’11/9/2025' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'gildavenezia.it 23/10/2025; anquap.it, compensi ai revisori 2025' },
    },
  ],
};

export const regoleRevisori: readonly RegolaDatata<unknown>[] = [compensoRevisori];
