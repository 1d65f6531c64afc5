import fc from 'fast-check';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';

/** What a generated payment is drawn from. */
type Anno = 2023 | 2024 | 2025 | 2026;
export type Percettore = SituazioneInput['percettore'];
export type Fiscali = NonNullable<SituazioneInput['fiscali']>;

const ALIQUOTE: Readonly<Record<Anno, readonly number[]>> = {
  2023: [230_000, 250_000, 350_000, 430_000],
  2024: [230_000, 350_000, 430_000],
  2025: [230_000, 350_000, 430_000],
  2026: [230_000, 330_000, 430_000],
};

export const anni = fc.constantFrom<Anno>(2023, 2024, 2025, 2026);
const piccoli = fc.oneof(
  fc.integer({ min: 1, max: 999 }),
  fc.integer({ min: 1_000, max: 999_999 }),
  fc.integer({ min: 1_000_000, max: 12_500_000 }),
);
/** Incomes of every band, and the cent on both sides of each threshold. */
export const redditi = fc.oneof(
  fc.integer({ min: 0, max: 9_900_000 }),
  fc
    .constantFrom(
      850_000,
      1_500_000,
      2_000_000,
      2_500_000,
      2_800_000,
      2_900_000,
      3_200_000,
      3_500_000,
      4_000_000,
      5_000_000,
      8_000_000,
    )
    .chain((soglia) => fc.constantFrom(soglia - 1, soglia, soglia + 1)),
);
export const contratti = fc.constantFrom('TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE');
export const ruoli = fc.constantFrom('DOCENTE', 'ATA', 'DSGA', 'DS', 'EDUCATORE', 'IRC');
export const basi = fc.constantFrom('LD', 'LS');
export const classi = fc.constantFrom('CON_DIS_COLL', 'SENZA_DIS_COLL', 'ALTRA_COPERTURA');
const dueCifre = (numero: number): string => String(numero).padStart(2, '0');
export const giorno = (anno: number, mese: number, quale: number): string =>
  `${anno}-${dueCifre(mese)}-${dueCifre(quale)}`;

export const misure = fc.oneof(
  piccoli.map((importo) => ({ unita: 'IMPORTO' as const, importo })),
  fc.record({
    unita: fc.constant('ORE' as const),
    quantita: fc.integer({ min: 25, max: 20_000 }),
    tariffa: fc.constantFrom(1_250, 1_375, 1_595, 1_750, 1_925, 3_500, 3_850, 5_500, 7_000, 7_900),
  }),
);

/** Part of a month, or a whole one, of a year. */
export const periodi = (anno: number) =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 11 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 27 }),
      fc.boolean(),
    )
    .map(([mese, dal, giorni, intero]) =>
      intero
        ? { dal: giorno(anno, mese, 1), al: giorno(anno, mese, new Date(Date.UTC(anno, mese, 0)).getUTCDate()) }
        : { dal: giorno(anno, mese, dal), al: giorno(anno, mese, Math.min(28, dal + giorni)) },
    );

interface Pagamento {
  readonly tipo: SituazioneInput['tipo'];
  readonly percettore: Percettore;
  readonly fiscali: Fiscali;
  readonly base?: 'LD' | 'LS';
  readonly trattamento?: 'ACCESSORIO' | 'ORDINARIO' | 'ARRETRATO_ANNI_PRECEDENTI';
  readonly utileFineServizio?: boolean;
  /** A refund outside income, of the first month of the year. */
  readonly rimborso?: number | null;
  readonly opzioni?: SituazioneInput['opzioni'];
  readonly progressivi?: SituazioneInput['progressivi'];
}

const rimborsato = (anno: Anno, importo: number): NonNullable<SituazioneInput['voci']>[number] => ({
  codice: 'R',
  descrizione: 'Rimborso',
  competenza: { dal: giorno(anno, 1, 1), al: giorno(anno, 1, 20) },
  misura: { unita: 'IMPORTO', importo },
  trattamento: 'ESENTE',
});

export const pagato = (
  anno: Anno,
  competenza: { readonly dal: string; readonly al: string },
  misura: NonNullable<SituazioneInput['voci']>[number]['misura'],
  { trattamento, utileFineServizio, rimborso, ...altro }: Pagamento,
): SituazioneInput => ({
  liquidazione: { anno, mese: 12 },
  dataPagamento: giorno(anno, 12, 15),
  ...altro,
  voci: [
    {
      codice: 'V',
      descrizione: 'Compenso',
      competenza,
      misura,
      ...(trattamento === undefined ? {} : { trattamento }),
      ...(utileFineServizio === undefined ? {} : { utileFineServizio }),
    },
    ...(typeof rimborso === 'number' ? [rimborsato(anno, rimborso)] : []),
  ],
});

export const massima = (anno: Anno, quale: number): Fiscali => ({
  aliquotaMassima: {
    aliquota: ALIQUOTE[anno][quale % ALIQUOTE[anno].length] ?? 230_000,
    lettaDa: 'situazione generata',
  },
});

export const inLordoDipendente = fc.record({
  fineServizio: fc.constantFrom('TFS', 'TFR'),
  enam: fc.boolean(),
  espero: fc.boolean(),
  utile: fc.boolean(),
  massimale: fc.boolean(),
  aggiuntivo: fc.boolean(),
  raggiunto: fc.integer({ min: 0, max: 12_500_000 }),
  madre: fc.option(
    fc.record({
      figli: fc.integer({ min: 1, max: 4 }),
      nascitaFiglioMinore: fc.constantFrom('2005-03-01', '2012-06-15', '2014-06-16', '2016-06-15', '2022-01-01'),
      giaFruitoNelMese: fc.constantFrom(0, 0, 10_000, 24_999, 25_000, 30_000),
    }),
  ),
  esonero: fc.option(fc.constantFrom(100_000, 192_300, 192_301, 269_200, 269_201)),
});
