import type { Centesimi } from '../../money/centesimi.ts';
import type { RegolaDatata } from '../regola.ts';

/** Deduction for employment income, art. 13 c. 1 and 1.1 TUIR. Amounts in cents; each band ends at an income, included. */
export interface DetrazioneLavoro {
  readonly primaFascia: {
    readonly fino: Centesimi;
    readonly importo: Centesimi;
    readonly minimo: Centesimi;
    readonly minimoTempoDeterminato: Centesimi;
  };
  readonly secondaFascia: { readonly fino: Centesimi; readonly importo: Centesimi; readonly aggiunta: Centesimi };
  readonly terzaFascia: { readonly fino: Centesimi };
  readonly maggiorazione: { readonly oltre: Centesimi; readonly fino: Centesimi; readonly importo: Centesimi };
  readonly giorniAnno: number;
}

const detrazione = (primaFascia: Centesimi): DetrazioneLavoro => ({
  primaFascia: { fino: 1_500_000, importo: primaFascia, minimo: 69_000, minimoTempoDeterminato: 138_000 },
  secondaFascia: { fino: 2_800_000, importo: 191_000, aggiunta: 119_000 },
  terzaFascia: { fino: 5_000_000 },
  maggiorazione: { oltre: 2_500_000, fino: 3_500_000, importo: 6_500 },
  giorniAnno: 365,
});

export const detrazioneLavoroDipendente: RegolaDatata<DetrazioneLavoro> = {
  id: 'detrazioni.lavoro-dipendente',
  descrizione: 'Detrazione per redditi di lavoro dipendente e assimilati',
  versioni: [
    {
      dal: '2022-01-01',
      valore: detrazione(188_000),
      norma: [{ testo: 'art. 13 c. 1, 1.1 e 6 TUIR, testo della L. 234/2021' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-23',
        dove: 'paghe.io 18/5/2022; studiozanettisnc.it, detrazioni 2022',
        pagina: '2022-05-18',
      },
    },
    {
      dal: '2024-01-01',
      valore: detrazione(195_500),
      norma: [{ testo: 'art. 13 TUIR; D.Lgs. 216/2023, art. 1 c. 2; L. 207/2024, art. 1 c. 2' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-20',
        dove: 'lavorofacile.it, D.Lgs. 216/2023; github.com/BernardoGiordano/stipendio.top',
      },
    },
    {
      dal: '2027-01-01',
      valore: detrazione(195_500),
      norma: [{ testo: 'D.Lgs. 117/2026 (già art. 13 TUIR)' }],
      fonte: 'derivata',
      riscontro: null,
      nota: "Il testo unico riproduce l'art. 13, che cessa il 31/12/2026: articolo e importi da leggere nel testo nuovo",
    },
  ],
};

/** Increase of the spouse's deduction on a band of income: over `oltre`, up to `fino` included. */
export interface MaggiorazioneConiuge {
  readonly oltre: Centesimi;
  readonly fino: Centesimi;
  readonly importo: Centesimi;
}

/** Family deductions of art. 12 TUIR. Ages in completed years; null = no upper age. */
export interface DetrazioniFamiglia {
  readonly coniuge: {
    readonly primaFascia: { readonly fino: Centesimi; readonly importo: Centesimi; readonly riduzione: Centesimi };
    readonly secondaFascia: { readonly fino: Centesimi; readonly importo: Centesimi };
    readonly terzaFascia: { readonly fino: Centesimi };
    readonly maggiorazioni: readonly MaggiorazioneConiuge[];
  };
  readonly figlio: {
    readonly importo: Centesimi;
    readonly soglia: Centesimi;
    readonly perFiglioOltreIlPrimo: Centesimi;
    readonly etaMinima: number;
    readonly etaMassima: number | null;
  };
  readonly altri: {
    readonly importo: Centesimi;
    readonly soglia: Centesimi;
    readonly soloAscendentiConviventi: boolean;
  };
}

const famiglia = (etaMassima: number | null, soloAscendentiConviventi: boolean): DetrazioniFamiglia => ({
  coniuge: {
    primaFascia: { fino: 1_500_000, importo: 80_000, riduzione: 11_000 },
    secondaFascia: { fino: 4_000_000, importo: 69_000 },
    terzaFascia: { fino: 8_000_000 },
    maggiorazioni: [
      { oltre: 2_900_000, fino: 2_920_000, importo: 1_000 },
      { oltre: 2_920_000, fino: 3_470_000, importo: 2_000 },
      { oltre: 3_470_000, fino: 3_500_000, importo: 3_000 },
      { oltre: 3_500_000, fino: 3_510_000, importo: 2_000 },
      { oltre: 3_510_000, fino: 3_520_000, importo: 1_000 },
    ],
  },
  figlio: { importo: 95_000, soglia: 9_500_000, perFiglioOltreIlPrimo: 1_500_000, etaMinima: 21, etaMassima },
  altri: { importo: 75_000, soglia: 8_000_000, soloAscendentiConviventi },
});

export const detrazioniFamiglia: RegolaDatata<DetrazioniFamiglia> = {
  id: 'detrazioni.famiglia',
  descrizione: 'Detrazioni per familiari a carico',
  versioni: [
    {
      dal: '2022-03-01',
      valore: famiglia(null, false),
      norma: [{ testo: 'art. 12 TUIR; D.Lgs. 230/2021, art. 10 c. 4' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-23',
        dove: 'studiocataldi.it, testo dell’art. 12; investireoggi.it, figli dal 1/3/2022; scuolainforma.it 17/6/2022',
        pagina: '2022-06-17',
      },
    },
    {
      dal: '2025-01-01',
      valore: famiglia(30, true),
      norma: [{ testo: 'art. 12 TUIR; L. 207/2024, art. 1 c. 11' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'github.com/BernardoGiordano/stipendio.top; github.com/lucas-puerari/ccnl-engine, family-deductions-2026.json',
      },
    },
    {
      dal: '2027-01-01',
      valore: famiglia(30, true),
      norma: [{ testo: 'D.Lgs. 117/2026 (già art. 12 TUIR)' }],
      fonte: 'derivata',
      riscontro: null,
      nota: "Il testo unico riproduce l'art. 12 con un altro numero: articolo e importi da leggere nel testo nuovo",
    },
  ],
};

export const regoleDetrazioni: readonly RegolaDatata<unknown>[] = [detrazioneLavoroDipendente, detrazioniFamiglia];
