import { regioniTributo } from './regioni-tributo.ts';
import type { Fonte, Norma, RegolaDatata, Riscontro } from './regola.ts';

/** Kind of a row of the F24: tax office, INPS, regions, towns, INAIL, former INPDAP. */
export const sezioniF24 = ['F', 'I', 'R', 'S', 'N', 'Q'] as const;
export type SezioneF24 = (typeof sezioniF24)[number];

/** What a column of a row carries. */
export type EnteF24 = 'NESSUNO' | 'REGIONE' | 'COMUNE' | 'SEDE_INPS' | 'PROVINCIA';
export type EstremiF24 = 'NESSUNO' | 'CAP_COMUNE' | 'MATRICOLA';
export type RiferimentoF24 = 'VUOTO' | 'MESE' | 'ANNO' | 'MESE_ANNO';

/** A code under which money is paid: its two names, the kind of row and what each column carries. */
export interface CodiceVersamento {
  readonly ep: string;
  /** Name in the ordinary F24; null where no table gives one. */
  readonly ordinario: string | null;
  readonly sezione: SezioneF24;
  readonly ente: EnteF24;
  readonly estremi: EstremiF24;
  readonly riferimentoA: RiferimentoF24;
  readonly riferimentoB: RiferimentoF24;
  /** Born as a credit of who pays; recovered, it becomes a debit of the same code. */
  readonly credito: boolean;
}

/** Read on 20 and 22 November 2026 in public pages that quote the official table; nobody has held the table itself. */
const tabella: Riscontro = {
  il: '2026-11-22',
  dove: "estratti pubblici della tabella dei codici F24EP dell'Agenzia delle entrate",
};

interface Voce {
  readonly descrizione: string;
  readonly dal?: string;
  readonly norma: string;
  readonly fonte?: Fonte;
  readonly riscontro: Riscontro | null;
}
const erario = {
  sezione: 'F',
  ente: 'NESSUNO',
  estremi: 'NESSUNO',
  riferimentoA: 'MESE',
  riferimentoB: 'ANNO',
} as const;
const regioni = { ...erario, sezione: 'R', ente: 'REGIONE' } as const;
const comuni = { ...erario, sezione: 'S', ente: 'COMUNE' } as const;
const inps = { sezione: 'I', ente: 'SEDE_INPS', riferimentoA: 'MESE_ANNO', riferimentoB: 'VUOTO' } as const;
const exInpdap = {
  sezione: 'Q',
  ente: 'PROVINCIA',
  estremi: 'NESSUNO',
  riferimentoA: 'MESE_ANNO',
  riferimentoB: 'MESE_ANNO',
} as const;

const codice = (
  ep: string,
  ordinario: string | null,
  forma: Omit<CodiceVersamento, 'ep' | 'ordinario' | 'credito'>,
  { descrizione, dal = '2013-01-01', norma, fonte = 'fonte', riscontro }: Voce,
  credito = false,
): RegolaDatata<CodiceVersamento> => {
  const testo: Norma = { testo: norma };
  return {
    id: `versamenti.${ep.toLowerCase()}`,
    descrizione: `Codice ${ep}: ${descrizione}`,
    versioni: [{ dal, valore: { ep, ordinario, ...forma, credito }, norma: [testo], fonte, riscontro }],
  };
};

const EP = 'Tabella dei codici F24EP';
/**
 * The act of the codes of sums paid in excess. Beside these, as beside 179E (ris. 4/E/2026, fiscal-focus.it 29/1/2026), it has codes of who pays in a region
 * of special statute for people at work out of it, or the contrary: a school pays in the region its people work in, and none of those is its own.
 */
const RISOLUZIONE_103E = {
  dal: '2016-01-07',
  norma: 'Ris. Agenzia delle entrate 103/E del 9/12/2015',
  riscontro: {
    il: '2026-12-01',
    dove: 'lentepubblica.it, 800979000.com e sospaghe.it, elenco dei codici della risoluzione',
    pagina: '2015-12-09',
  },
} as const;
const REGOLA_P = 'Gestione e tipo di contributo dopo la P: dedotto dai codici noti (P101, P211, P708, P909)';

/** A code of the former INPDAP that nobody has read, by the rule of those that were. */
const dedotto = (nome: string, descrizione: string): RegolaDatata<CodiceVersamento> =>
  codice(nome, nome, exInpdap, { descrizione, norma: REGOLA_P, fonte: 'derivata', riscontro: null });

/** Of arrears, which the ordinary form tells apart; in that of public bodies nothing stands between employees and professionals. */
const ARRETRATI = {
  ...codice('100E', '1002', erario, {
    descrizione: 'ritenute su emolumenti arretrati, a tassazione separata',
    norma: `${EP}: nessun codice proprio, quindi quello delle ritenute degli artt. 49 e 50 TUIR`,
    fonte: 'derivata',
    riscontro: null,
  }),
  id: 'versamenti.102e',
};

/** Every code the lines of a payslip can be paid under, by the name that the line has it with: its EP name, or that of its twin in the ordinary form. */
export const codiciVersamento: Readonly<Record<string, RegolaDatata<CodiceVersamento>>> = Object.fromEntries(
  [
    codice('100E', '1001', erario, {
      descrizione: 'ritenute di lavoro dipendente e assimilati',
      norma: EP,
      riscontro: tabella,
    }),
    ARRETRATI,
    codice('103E', '1066', erario, {
      descrizione: 'ritenute di lavoro dipendente e assimilati, dopo il conguaglio di fine anno',
      dal: '2021-01-01',
      norma: 'Ris. Agenzia delle entrate 6/E del 28/1/2021',
      riscontro: { il: '2026-11-23', dove: 'gruppodelfino.it e partitaiva.it sulla risoluzione' },
    }),
    codice('104E', '1040', erario, { descrizione: 'ritenute di lavoro autonomo', norma: EP, riscontro: tabella }),
    codice(
      '155E',
      '1627',
      erario,
      { ...RISOLUZIONE_103E, descrizione: 'eccedenza di ritenute di lavoro dipendente' },
      true,
    ),
    codice(
      '156E',
      '1628',
      erario,
      { ...RISOLUZIONE_103E, descrizione: 'eccedenza di ritenute di lavoro autonomo' },
      true,
    ),
    codice(
      '170E',
      '1701',
      erario,
      {
        descrizione: 'trattamento integrativo (DL 3/2020)',
        dal: '2020-07-01',
        norma: 'Ris. Agenzia delle entrate 35/E del 26/6/2020',
        riscontro: { il: '2026-11-21', dove: 'testo della risoluzione su due pagine pubbliche' },
      },
      true,
    ),
    codice(
      '175E',
      '1704',
      erario,
      {
        descrizione: 'somma integrativa (L. 207/2024, art. 1 c. 4)',
        dal: '2025-01-01',
        norma: 'Ris. Agenzia delle entrate 9/E del 31/1/2025',
        riscontro: { il: '2026-11-21', dove: 'testo intero della risoluzione' },
      },
      true,
    ),
    codice('179E', '1077', erario, {
      descrizione: 'imposta sostitutiva del 15 % sul trattamento accessorio',
      dal: '2026-01-01',
      norma: 'Ris. Agenzia delle entrate 4/E del 29/1/2026',
      riscontro: { il: '2026-11-20', dove: 'tre pagine pubbliche sulla risoluzione' },
    }),
    codice('620E', '6040', erario, { descrizione: 'IVA da scissione dei pagamenti', norma: EP, riscontro: tabella }),
    codice('380E', '3858', regioni, {
      descrizione: 'IRAP delle amministrazioni pubbliche',
      norma: EP,
      riscontro: tabella,
    }),
    codice('381E', '3802', regioni, { descrizione: "addizionale regionale all'IRPEF", norma: EP, riscontro: tabella }),
    codice('384E', '3848', comuni, { descrizione: 'addizionale comunale, saldo', norma: EP, riscontro: tabella }),
    codice('385E', '3847', comuni, { descrizione: 'addizionale comunale, acconto', norma: EP, riscontro: tabella }),
    codice(
      'C10',
      'C10',
      { ...inps, estremi: 'CAP_COMUNE' },
      { descrizione: 'gestione separata, chi ha altra copertura', norma: EP, riscontro: tabella },
    ),
    codice(
      'CXX',
      'CXX',
      { ...inps, estremi: 'CAP_COMUNE' },
      { descrizione: 'gestione separata, chi non ha altra copertura', norma: EP, riscontro: tabella },
    ),
    codice(
      'DM10',
      'DM10',
      { ...inps, estremi: 'MATRICOLA' },
      { descrizione: 'contributi INPS dei lavoratori dipendenti', norma: EP, riscontro: tabella },
    ),
    codice('P101', 'P101', exInpdap, { descrizione: 'pensione, cassa CTPS', norma: REGOLA_P, riscontro: tabella }),
    dedotto('P201', 'pensione, cassa CPDEL'),
    dedotto('P301', 'pensione, cassa CPI'),
    dedotto('P607', 'TFS, fondo INADEL'),
    dedotto('P608', 'TFR, fondo INADEL'),
    dedotto('P707', 'TFS, fondo ENPAS'),
    codice('P708', 'P708', exInpdap, { descrizione: 'TFR, fondo ENPAS', norma: REGOLA_P, riscontro: tabella }),
    dedotto('P810', 'assicurazione sociale vita, ENPDEP'),
    codice('P909', 'P909', exInpdap, { descrizione: 'fondo credito', norma: EP, riscontro: tabella }),
  ].map((regola) => [regola.id.replace('versamenti.', '').toUpperCase(), regola]),
);

/** Lines without a code that somebody has confirmed: they never stop pay or accounting; in a filing each is a blocking problem. */
export const senzaCodice: RegolaDatata<Readonly<Record<string, string>>> = {
  id: 'versamenti.senza-codice',
  descrizione: 'Righe del cedolino di cui non è noto il codice di versamento',
  versioni: [
    {
      dal: '2013-01-01',
      norma: [{ testo: 'Codici non trovati in fonti pubbliche' }],
      fonte: 'conoscenza',
      riscontro: null,
      valore: {
        ENAM: 'la gestione ENAM (11) non sta in un codice P di una cifra: il codice non è noto',
        CREDITO_RECUPERI:
          "il codice con cui l'ente pubblico usa in compensazione il credito del 30 % (DL 34/2020, art. 150) non è noto",
        RITENUTA_PREMI: 'il codice F24EP della ritenuta sui premi (art. 30 DPR 600/1973) non è noto',
        IVA_INVERSIONE: "il codice F24EP dell'IVA dovuta per inversione contabile non è noto",
        ESPERO_DIPENDENTE: 'il codice con cui si versa al fondo Espero non è noto',
        ESPERO_AMMINISTRAZIONE: 'il codice con cui si versa al fondo Espero non è noto',
      },
    },
  ],
};

/** What is withheld and stays with who pays: a lower pay, not a debt towards anybody. */
export const restaAllaScuola: RegolaDatata<readonly string[]> = {
  id: 'versamenti.resta-alla-scuola',
  descrizione: 'Righe che riducono la retribuzione e non si versano a nessuno',
  versioni: [
    {
      dal: '2001-01-01',
      valore: ['RIDUZIONE_TFR'],
      norma: [{ testo: 'DPCM 20/12/1999, art. 1 c. 3' }],
      fonte: 'conoscenza',
      riscontro: null,
    },
    {
      dal: '2020-01-01',
      valore: ['RIDUZIONE_TFR', 'RECUPERO_ANNI_PRECEDENTI'],
      norma: [{ testo: 'DPCM 20/12/1999, art. 1 c. 3; DL 34/2020, art. 150' }],
      fonte: 'conoscenza',
      riscontro: null,
    },
  ],
};

/** Codes whose rows are in whole euro: the total of the filing that they pay is, and the school bears the rounding of each. */
export const euroInteri: RegolaDatata<readonly string[]> = {
  id: 'versamenti.euro-interi',
  descrizione: 'Codici che si versano in euro interi, come il totale della denuncia',
  versioni: [
    {
      dal: '2013-01-01',
      valore: ['DM10'],
      norma: [{ testo: 'Istruzioni del modello DM10/2: importi arrotondati all’unità di euro' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'dizionari.simone.it, voce DM10/2' },
    },
  ],
};

export const regoleVersamenti: readonly RegolaDatata<unknown>[] = [
  ...Object.values(codiciVersamento),
  senzaCodice,
  restaAllaScuola,
  euroInteri,
  regioniTributo,
];
