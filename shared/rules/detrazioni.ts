import type { Centesimi } from '../money/centesimi.ts';
import { tuir } from './norme.ts';
import type { RegolaDatata } from './regola.ts';

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
      riscontro: { il: '2026-11-23', dove: 'paghe.io 18/5/2022; studiozanettisnc.it, detrazioni 2022' },
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

/** Trattamento integrativo, yearly. `correttivo` is taken off the deduction it is compared with, in proportion to the days. */
export interface TrattamentoIntegrativo {
  readonly importo: Centesimi;
  readonly redditoPieno: Centesimi;
  readonly redditoMassimo: Centesimi;
  readonly correttivo: Centesimi;
}

const trattamento = (correttivo: Centesimi): TrattamentoIntegrativo => ({
  importo: 120_000,
  redditoPieno: 1_500_000,
  redditoMassimo: 2_800_000,
  correttivo,
});

export const trattamentoIntegrativoRegola: RegolaDatata<TrattamentoIntegrativo> = {
  id: 'bonus.trattamento-integrativo',
  descrizione: 'Trattamento integrativo',
  versioni: [
    {
      dal: '2022-01-01',
      valore: trattamento(0),
      norma: [{ testo: 'DL 3/2020, art. 1; L. 234/2021, art. 1 c. 3' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'fisco7.it 03/2023' },
    },
    {
      dal: '2024-01-01',
      valore: trattamento(7_500),
      norma: [{ testo: 'DL 3/2020, art. 1; D.Lgs. 216/2023, art. 1 c. 3; L. 207/2024, art. 1 c. 3' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'consulentirbt.com 8/2/2024; github.com/BernardoGiordano/stipendio.top' },
    },
  ],
};

/**
 * Whether the deduction that the gross tax must pass is the one with its yearly floor: the floor is in the same letter of the article
 * as the deduction, and the law asks for the one the payee is entitled to.
 */
export const capienzaTrattamentoIntegrativo: RegolaDatata<{ readonly conMinimo: boolean }> = {
  id: 'bonus.trattamento-integrativo.capienza',
  descrizione: "Detrazione che l'imposta lorda deve superare per il trattamento integrativo, a conguaglio",
  versioni: [
    {
      dal: '2020-07-01',
      valore: { conMinimo: true },
      norma: [{ testo: 'DL 3/2020, art. 1 c. 1' }, ...tuir('art. 13 c. 1 lett. a)')],
      fonte: 'controversa',
      riscontro: null,
      nota: 'Il minimo di 690 o 1.380 € è nella stessa lettera a): nessun testo lo esclude dal confronto, nessuno lo nomina',
    },
  ],
};

/** A bonus given too much is taken back at once up to `soglia`, in cents; over it in `rate` equal parts. */
export interface RecuperoBonus {
  readonly soglia: Centesimi;
  readonly rate: number;
}

export const recuperoTrattamento: RegolaDatata<RecuperoBonus> = {
  id: 'bonus.trattamento-integrativo.recupero',
  descrizione: 'Rate del trattamento integrativo da restituire',
  versioni: [
    {
      dal: '2020-07-01',
      valore: { soglia: 6_000, rate: 8 },
      norma: [{ testo: 'DL 3/2020, art. 1 c. 3' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'github.com/lucas-puerari/ccnl-engine; gruppodelfino.it' },
    },
  ],
};

export const recuperoSomma: RegolaDatata<RecuperoBonus> = {
  id: 'bonus.cuneo.recupero',
  descrizione: 'Rate della somma integrativa da restituire',
  versioni: [
    {
      dal: '2025-01-01',
      valore: { soglia: 6_000, rate: 10 },
      norma: [{ testo: 'L. 207/2024, art. 1 c. 7' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-23',
        dove: 'github.com/lucas-puerari/ccnl-engine, testo della norma; ntpluslavoro.ilsole24ore.com 07/2025',
      },
    },
  ],
};

/** Which measures of the wedge a short substitute has: in the month as NoiPA pays, at the settlement as the law says. */
export interface CuneoSupplenzaBreve {
  readonly detrazioneNelMese: boolean;
  readonly detrazioneAConguaglio: boolean;
}

export const cuneoSupplenzaBreve: RegolaDatata<CuneoSupplenzaBreve> = {
  id: 'bonus.cuneo.supplenza-breve',
  descrizione: 'Ulteriore detrazione delle supplenze brevi',
  versioni: [
    {
      dal: '2025-01-01',
      valore: { detrazioneNelMese: false, detrazioneAConguaglio: true },
      norma: [{ testo: 'L. 207/2024, art. 1 c. 6' }],
      fonte: 'controversa',
      riscontro: null,
      nota: 'Il comma la dà a ogni lavoratore dipendente, in proporzione al periodo di lavoro; nel mese NoiPA dà alle supplenze brevi la sola somma del c. 4',
    },
  ],
};

/** Sum outside income and further deduction for employment income ("taglio del cuneo"). */
export interface Cuneo {
  readonly somma: {
    readonly redditoMassimo: Centesimi;
    readonly fasce: readonly { readonly fino: Centesimi | null; readonly percentuale: number }[];
  };
  readonly detrazione: {
    readonly redditoPieno: Centesimi;
    readonly redditoMassimo: Centesimi;
    readonly importo: Centesimi;
  };
  readonly giorniAnno: number;
}

export const cuneoFiscale: RegolaDatata<Cuneo> = {
  id: 'bonus.cuneo',
  descrizione: 'Somma integrativa e ulteriore detrazione per lavoro dipendente',
  versioni: [
    {
      dal: '2025-01-01',
      norma: [{ testo: 'L. 207/2024, art. 1 c. 4-9' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'fisco7.it 06/2025; businesscommunity.it 19/1/2025' },
      valore: {
        somma: {
          redditoMassimo: 2_000_000,
          fasce: [
            { fino: 850_000, percentuale: 71_000 },
            { fino: 1_500_000, percentuale: 53_000 },
            { fino: null, percentuale: 48_000 },
          ],
        },
        detrazione: { redditoPieno: 3_200_000, redditoMassimo: 4_000_000, importo: 100_000 },
        giorniAnno: 365,
      },
    },
  ],
};

export const regoleDetrazioni: readonly RegolaDatata<unknown>[] = [
  detrazioneLavoroDipendente,
  detrazioniFamiglia,
  trattamentoIntegrativoRegola,
  capienzaTrattamentoIntegrativo,
  recuperoTrattamento,
  cuneoFiscale,
  recuperoSomma,
  cuneoSupplenzaBreve,
];
