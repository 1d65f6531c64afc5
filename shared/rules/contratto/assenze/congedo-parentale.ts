import type { Norma, RegolaDatata, Riscontro } from '../../regola.ts';
import { ccnl2007, ccnl2024 } from '../norme.ts';

const DAYS_OF_A_MONTH = 30;

/** Months of a couple paid above the common rate, by the end of the compulsory leave; only until the child is `entroAnni` old. */
interface MesiElevati {
  readonly entroAnni: number;
  /** The last that ended after a day counts. */
  readonly mesi: readonly { readonly dopoIl: string; readonly giorniElevati: number }[];
}

const art34: Norma = { testo: 'D.Lgs. 151/2001, art. 34 c. 1' };
const letti: Riscontro = {
  il: '2026-11-28',
  dove: 'eclavoro.it 29/5/2025; studiogiambi.it, circ. INPS 95/2025; insiderpost.it 2025; anquap.it id 9848 (2026); gildavenezia.it 30/12/2025',
  pagina: '2025-12-30',
};
const PRIMO_MESE =
  'Il primo mese, di chi ha finito dopo il 31/12/2022, è nei trenta giorni interi del contratto: chi ha finito prima del 2024 non ne ha altri';
const mesi = (...scadenze: readonly (readonly [dopoIl: string, quanti: number])[]): MesiElevati => ({
  entroAnni: 6,
  mesi: scadenze.map(([dopoIl, quanti]) => ({ dopoIl, giorniElevati: quanti * DAYS_OF_A_MONTH })),
});

export const mesiElevatiDelCongedo: RegolaDatata<MesiElevati> = {
  id: 'contratto.congedo-parentale.mesi-elevati',
  descrizione: "Mesi di congedo parentale all'80 %, secondo la fine del congedo di maternità o di paternità",
  versioni: [
    {
      dal: '2024-01-01',
      valore: mesi(['2023-12-31', 2]),
      norma: [art34, { testo: 'L. 197/2022, art. 1 c. 359; L. 213/2023, art. 1 c. 179' }],
      fonte: 'fonte',
      riscontro: letti,
      nota: PRIMO_MESE,
    },
    {
      dal: '2025-01-01',
      valore: mesi(['2023-12-31', 2], ['2024-12-31', 3]),
      norma: [art34, { testo: 'L. 207/2024, art. 1 cc. 217-218' }],
      fonte: 'fonte',
      riscontro: letti,
      nota: PRIMO_MESE,
    },
  ],
};

/** Days of parental leave: how many each parent and the couple may have, and how many of them are paid. */
export interface DurataCongedo {
  readonly madre: number;
  readonly padre: number;
  /** Of the father, and of the couple with him, from so many days of his own. */
  readonly padreDa: number;
  readonly padreEsteso: number;
  readonly coppia: number;
  readonly coppiaEstesa: number;
  /** Of a parent alone. */
  readonly solo: number;
  /** Paid at the common rate whatever the income: of the couple or of a parent alone, and of one of two. */
  readonly indennizzati: number;
  readonly indennizzatiUno: number;
  /** Paid whole by contract, once for the couple. */
  readonly interi: number;
}

export const durataDelCongedo: RegolaDatata<DurataCongedo> = {
  id: 'contratto.congedo-parentale.durata',
  descrizione: 'Giorni di congedo parentale per genitore e per coppia, e quanti si pagano',
  versioni: [
    {
      dal: '2022-08-13',
      valore: {
        madre: 180,
        padre: 180,
        padreDa: 90,
        padreEsteso: 210,
        coppia: 300,
        coppiaEstesa: 330,
        solo: 330,
        indennizzati: 270,
        indennizzatiUno: 180,
        interi: 30,
      },
      norma: [
        { testo: 'D.Lgs. 151/2001, artt. 32 e 34' },
        { testo: 'D.Lgs. 105/2022, art. 2' },
        ccnl2007('art. 12 c. 4'),
        ccnl2024('art. 34'),
      ],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-28',
        dove: 'circuitolavoro.it, scheda Uil Scuola; ascomlugo.it 10/7/2025; ersaf.it; ecoblog.it 26/6/2025',
        pagina: '2025-07-10',
      },
    },
  ],
};

export const regoleCongedoParentale: readonly RegolaDatata<unknown>[] = [mesiElevatiDelCongedo, durataDelCongedo];
