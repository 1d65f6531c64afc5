import fc from 'fast-check';
import type { SituazioneInput } from '../../shared/calculation/situazione/situazione.ts';
import { PROFILI } from './rules/supplenza.ts';

type Anno = 2023 | 2024 | 2025 | 2026;
type Percettore = SituazioneInput['percettore'];
type Fiscali = NonNullable<SituazioneInput['fiscali']>;

const ALIQUOTE: Readonly<Record<Anno, readonly number[]>> = {
  2023: [230_000, 250_000, 350_000, 430_000],
  2024: [230_000, 350_000, 430_000],
  2025: [230_000, 350_000, 430_000],
  2026: [230_000, 330_000, 430_000],
};

const anni = fc.constantFrom<Anno>(2023, 2024, 2025, 2026);
const piccoli = fc.oneof(
  fc.integer({ min: 1, max: 999 }),
  fc.integer({ min: 1_000, max: 999_999 }),
  fc.integer({ min: 1_000_000, max: 12_500_000 }),
);
/** Incomes of every band, and the cent on both sides of each threshold. */
const redditi = fc.oneof(
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
const contratti = fc.constantFrom('TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE');
const ruoli = fc.constantFrom('DOCENTE', 'ATA', 'DSGA', 'DS', 'EDUCATORE', 'IRC');
const basi = fc.constantFrom('LD', 'LS');
const classi = fc.constantFrom('CON_DIS_COLL', 'SENZA_DIS_COLL', 'ALTRA_COPERTURA');
const dueCifre = (numero: number): string => String(numero).padStart(2, '0');
const giorno = (anno: number, mese: number, quale: number): string => `${anno}-${dueCifre(mese)}-${dueCifre(quale)}`;

const misure = fc.oneof(
  piccoli.map((importo) => ({ unita: 'IMPORTO' as const, importo })),
  fc.record({
    unita: fc.constant('ORE' as const),
    quantita: fc.integer({ min: 25, max: 20_000 }),
    tariffa: fc.constantFrom(1_250, 1_375, 1_595, 1_750, 1_925, 3_500, 3_850, 5_500, 7_000, 7_900),
  }),
);

/** Part of a month, or a whole one, of a year. */
const periodi = (anno: number) =>
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
  readonly opzioni?: SituazioneInput['opzioni'];
  readonly progressivi?: SituazioneInput['progressivi'];
}

const pagato = (
  anno: Anno,
  competenza: { readonly dal: string; readonly al: string },
  misura: NonNullable<SituazioneInput['voci']>[number]['misura'],
  { trattamento, utileFineServizio, ...altro }: Pagamento,
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
  ],
});

const massima = (anno: Anno, quale: number): Fiscali => ({
  aliquotaMassima: {
    aliquota: ALIQUOTE[anno][quale % ALIQUOTE[anno].length] ?? 230_000,
    lettaDa: 'situazione generata',
  },
});

const inLordoDipendente = fc.record({
  fineServizio: fc.constantFrom('TFS', 'TFR'),
  enam: fc.boolean(),
  espero: fc.boolean(),
  utile: fc.boolean(),
  massimale: fc.boolean(),
  aggiuntivo: fc.boolean(),
  raggiunto: fc.integer({ min: 0, max: 12_500_000 }),
  esonero: fc.option(fc.constantFrom(100_000, 192_300, 192_301, 269_200, 269_201)),
});

const personale = fc
  .record({
    anno: anni,
    contratto: contratti,
    ruolo: ruoli,
    misura: misure,
    base: basi,
    quale: fc.nat(3),
    plafond: fc.constantFrom(0, 0, 5_000, 80_000),
    lavoro: redditi,
    altro: inLordoDipendente,
  })
  .chain(({ anno, contratto, ruolo, misura, base, quale, plafond, lavoro, altro }) =>
    periodi(anno).map((competenza) =>
      pagato(anno, competenza, misura, {
        tipo: 'ACC',
        base,
        ...(base === 'LD' ? { utileFineServizio: altro.utile } : {}),
        percettore: {
          tipo: 'DIPENDENTE',
          contratto,
          ruolo,
          fineServizio: altro.fineServizio,
          enam: altro.enam,
          espero: altro.espero,
        },
        fiscali: {
          ...massima(anno, quale),
          plafondSostitutiva: plafond,
          redditoLavoroDipendente: lavoro,
          ...(base === 'LD'
            ? {
                massimale: altro.massimale,
                contributoAggiuntivo: altro.aggiuntivo,
                imponibileContributivoAnno: altro.raggiunto,
                retribuzioneMeseEsonero: altro.esonero,
              }
            : {}),
        },
      }),
    ),
  );

const arretrati = fc
  .record({
    anno: anni,
    contratto: contratti,
    misura: misure,
    primo: redditi,
    dopo: redditi,
    vuoto: fc.boolean(),
    erede: fc.boolean(),
  })
  .chain(({ anno, contratto, misura, primo, dopo, vuoto, erede }) =>
    periodi(anno - 1).map((competenza) =>
      pagato(anno, competenza, misura, {
        tipo: 'ARR',
        percettore: { tipo: erede ? 'EREDE' : 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
        trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
        fiscali: { redditiBiennio: vuoto ? [0, dopo] : [primo, dopo] },
      }),
    ),
  );

const formatori = fc
  .record({
    anno: anni,
    contratto: contratti,
    misura: misure,
    base: basi,
    quale: fc.nat(3),
    regime: fc.constantFrom('IRPEF_IRAP', 'CONTRIBUTI_PIENI'),
  })
  .chain(({ anno, contratto, misura, base, quale, regime }) =>
    periodi(anno).map((competenza) =>
      pagato(anno, competenza, misura, {
        tipo: 'FOR',
        base,
        percettore: { tipo: 'FORMATORE', contratto, ruolo: 'DOCENTE', regime },
        fiscali: massima(anno, quale),
      }),
    ),
  );

const esterni = fc.constantFrom<Percettore>(
  { tipo: 'OCCASIONALE' },
  { tipo: 'OCCASIONALE' },
  { tipo: 'OCCASIONALE' },
  { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'OCCASIONALE' },
  { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'ALIQUOTA_MASSIMA' },
  { tipo: 'NON_RESIDENTE', occasionale: true },
  { tipo: 'NON_RESIDENTE', occasionale: false },
  { tipo: 'NON_RESIDENTE', occasionale: true, convenzione: true },
  { tipo: 'SOCIETA', iva: 'ORDINARIA' },
  { tipo: 'SOCIETA', iva: 'ESENTE' },
  { tipo: 'COMMISSARIO_ESTERNO', regime: 'RITENUTA_20' },
  { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_INPS', iva: 'ORDINARIA' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_2', iva: 'ORDINARIA' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_5', iva: 'ESENTE' },
  { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'CASSA_4', iva: 'ESENTE' },
);

const outsider = fc
  .record({
    anno: anni,
    percettore: esterni,
    misura: misure,
    base: basi,
    quale: fc.nat(3),
    classe: classi,
    gia: fc.oneof(fc.integer({ min: 0, max: 700_000 }), fc.constantFrom(0, 499_999, 500_000, 500_001)),
  })
  .chain(({ anno, percettore, misura, base, quale, classe, gia }) =>
    periodi(anno).map((competenza) =>
      pagato(anno, competenza, misura, {
        tipo: 'EST',
        base,
        percettore,
        fiscali: { ...massima(anno, quale), gestioneSeparata: classe, compensiOccasionaliAnno: gia },
      }),
    ),
  );

/** What the year has already seen, whether it is settled, and who is dependent. */
const annualita = fc.record({
  reddito: redditi,
  attesi: fc.constantFrom(365, 365, 180, 90),
  conguaglio: fc.boolean(),
  coniuge: fc.boolean(),
  figli: fc.integer({ min: 0, max: 3 }),
  altri: fc.integer({ min: 0, max: 1 }),
  parte: fc.record({
    mesi: fc.constantFrom(12, 12, 7),
    quota: fc.constantFrom<(500_000 | 1_000_000)[]>(500_000, 1_000_000),
  }),
  nascita: fc.constantFrom(
    '2000-01-01',
    '2000-12-15',
    '2004-12-15',
    '2004-12-16',
    '1995-12-15',
    '1995-12-16',
    '1990-01-01',
  ),
  disabile: fc.boolean(),
  ascendenteConvivente: fc.boolean(),
  altre: fc.constantFrom(0, 0, 40_000),
  gia: fc
    .record({
      imponibileIrpef: fc.integer({ min: 0, max: 4_000_000 }),
      percento: fc.integer({ min: 24, max: 43 }),
      giorniPagati: fc.integer({ min: 0, max: 300 }),
      trattamentoIntegrativo: fc.constantFrom(0, 0, 4_321),
      sommaIntegrativa: fc.constantFrom(0, 0, 3_210),
    })
    .map(({ percento, ...gia }) => ({ ...gia, irpef: Math.floor((gia.imponibileIrpef * percento) / 100) })),
});

type Annualita = typeof annualita extends fc.Arbitrary<infer T> ? T : never;

const datiDellAnno = ({
  reddito,
  attesi,
  coniuge,
  figli,
  altri,
  parte,
  nascita,
  disabile,
  ascendenteConvivente,
  altre,
}: Annualita): Fiscali => ({
  redditoComplessivo: reddito,
  giorniAnno: attesi,
  altreDetrazioni: altre,
  familiari: [
    ...(coniuge ? [{ tipo: 'CONIUGE' as const, ...parte }] : []),
    ...Array.from({ length: figli }, () => ({ tipo: 'FIGLIO' as const, ...parte, nascita, disabile })),
    ...Array.from({ length: altri }, () => ({ tipo: 'ALTRO' as const, ...parte, ascendenteConvivente })),
  ],
});

const collaboratori = fc
  .record({ anno: anni, misura: misure, base: basi, classe: classi, annualita, cessazione: fc.boolean() })
  .chain(({ anno, misura, base, classe, annualita: dati, cessazione }) =>
    periodi(anno).map((competenza) =>
      pagato(anno, competenza, misura, {
        tipo: 'COC',
        base,
        percettore: { tipo: 'COCOCO' },
        progressivi: dati.gia,
        opzioni: { cessazione: dati.conguaglio && cessazione, conguaglio: dati.conguaglio },
        fiscali: {
          ...datiDellAnno(dati),
          gestioneSeparata: classe,
          addizionali: { regione: 'LOMBARDIA', comune: 'F205' },
        },
      }),
    ),
  );

const supplenti = fc
  .record({
    anno: anni,
    contratto: fc.constantFrom('SUPPLENTE_BREVE', 'SUPPLENTE_BREVE', 'TD_31_8', 'TD_30_6'),
    profilo: fc.constantFrom(...PROFILI.filter((profilo) => profilo !== 'FUNZIONARIO')),
    ore: fc.integer({ min: 100, max: 1_800 }),
    annualita,
  })
  .chain(({ anno, contratto, profilo, ore, annualita: dati }) =>
    periodi(anno)
      .filter(({ dal }) => dal >= '2023-02-01')
      .map((competenza): SituazioneInput => ({
        tipo: 'SUP',
        scuola: 'AFAM',
        liquidazione: { anno, mese: 12 },
        dataPagamento: giorno(anno, 12, 15),
        percettore: { tipo: 'DIPENDENTE', contratto, ruolo: profilo.startsWith('DOCENTE') ? 'DOCENTE' : 'ATA' },
        servizi: [{ competenza, profilo, oreSettimanali: ore, oreCattedra: 1_800 }],
        fiscali: datiDellAnno(dati),
        progressivi: dati.gia,
        opzioni: { conguaglio: dati.conguaglio },
      })),
  );

const ferie = fc
  .record({
    anno: anni,
    contratto: contratti,
    quale: fc.nat(3),
    profilo: fc.constantFrom(...PROFILI.filter((profilo) => profilo !== 'FUNZIONARIO')),
    ore: fc.integer({ min: 100, max: 1_800 }),
    servizio: fc.integer({ min: 1, max: 365 }),
    anniServizio: fc.integer({ min: 0, max: 5 }),
    fruiti: fc.integer({ min: 0, max: 12 }),
    settimanaCorta: fc.boolean(),
    sospensione: fc.integer({ min: 0, max: 10 }),
    invitato: fc.boolean(),
    accessorio: fc.boolean(),
  })
  .map(
    ({
      anno,
      contratto,
      quale,
      profilo,
      ore,
      servizio,
      anniServizio,
      fruiti,
      settimanaCorta,
      sospensione,
      invitato,
      accessorio,
    }): SituazioneInput => ({
      tipo: 'FER',
      liquidazione: { anno, mese: 12 },
      dataPagamento: giorno(anno, 12, 15),
      percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'ATA' },
      fiscali: massima(anno, quale),
      ferie: {
        cessazione: giorno(anno, 6, 30),
        profilo,
        oreSettimanali: ore,
        oreCattedra: 1_800,
        conAccessorioFisso: accessorio,
        giorniServizio: servizio,
        anniServizio,
        giorniFruiti: fruiti,
        settimanaCorta,
        giorniSospensione: sospensione,
        invitatoAFruirne: invitato,
      },
    }),
  );

/** Any payment that both implementations know, of every kind of payee and every year. */
export const pagamenti: fc.Arbitrary<SituazioneInput> = fc.oneof(
  { arbitrary: personale, weight: 4 },
  { arbitrary: arretrati, weight: 2 },
  { arbitrary: formatori, weight: 1 },
  { arbitrary: outsider, weight: 4 },
  { arbitrary: collaboratori, weight: 4 },
  { arbitrary: supplenti, weight: 4 },
  { arbitrary: ferie, weight: 1 },
);
