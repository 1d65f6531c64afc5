import type { Centesimi } from '../../money/centesimi.ts';
import { tuir } from '../norme.ts';
import type { RegolaDatata } from '../regola.ts';

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
      riscontro: {
        il: '2026-11-20',
        dove: 'consulentirbt.com 8/2/2024; github.com/BernardoGiordano/stipendio.top',
        pagina: '2024-02-08',
      },
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

export const recuperoUlterioreDetrazione: RegolaDatata<RecuperoBonus> = {
  id: 'bonus.ulteriore-detrazione.recupero',
  descrizione: "Rate dell'ulteriore detrazione da restituire",
  versioni: [
    {
      dal: '2025-01-01',
      valore: { soglia: 6_000, rate: 10 },
      norma: [{ testo: 'L. 207/2024, art. 1 c. 6-7' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-28',
        dove: 'github.com/lucas-puerari/ccnl-engine, testo della norma; paefficace.it 9/2/2026',
      },
      nota: "Si chiede a rate la parte dell'imposta a conguaglio che viene dalla detrazione non spettante: quanto l'imposta trattenuta in più già compensa non si restituisce per poi richiederlo",
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

export const regoleBonus: readonly RegolaDatata<unknown>[] = [
  trattamentoIntegrativoRegola,
  capienzaTrattamentoIntegrativo,
  recuperoTrattamento,
  cuneoFiscale,
  recuperoSomma,
  recuperoUlterioreDetrazione,
  cuneoSupplenzaBreve,
];
