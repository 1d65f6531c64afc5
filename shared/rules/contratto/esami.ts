import type { Centesimi } from '../../money/centesimi.ts';
import type { Norma, RegolaDatata } from '../regola.ts';

const decreto: Norma = { testo: 'DI 24/5/2007, tab. 1; nota MPI 7054/2007' };
const dl127: Norma = { testo: 'DL 127/2025' };

export const ruoliMaturita = ['PRESIDENTE', 'COMMISSARIO_ESTERNO', 'COMMISSARIO_INTERNO'] as const;
export type RuoloMaturita = (typeof ruoliMaturita)[number];

/** Fee of a function: for a board of `classi` classes, or for each class of an internal member. */
export interface CompensoFunzione {
  readonly importo: Centesimi;
  /** Classes the amount pays for. */
  readonly classi: number;
  /** Most classes one person is paid for. */
  readonly classiMassime: number;
}

export const funzioniMaturita: RegolaDatata<Readonly<Record<RuoloMaturita, CompensoFunzione>>> = {
  id: 'contratto.maturita.funzione',
  descrizione: 'Esame di maturità, compenso di funzione (quadro A)',
  versioni: [
    {
      dal: '2007-05-24',
      norma: [decreto],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'quotidiano.net 5/6/2024; tecnicadellascuola.it 06/2025' },
      valore: {
        PRESIDENTE: { importo: 124_900, classi: 2, classiMassime: 2 },
        COMMISSARIO_ESTERNO: { importo: 91_100, classi: 2, classiMassime: 2 },
        COMMISSARIO_INTERNO: { importo: 39_900, classi: 1, classiMassime: 3 },
      },
    },
  ],
};

/** Increase of the own fee for who stands in for the chair, in hundredths. */
export const sostitutoPresidente: RegolaDatata<number> = {
  id: 'contratto.maturita.sostituto-presidente',
  descrizione: 'Esame di maturità, maggiorazione del sostituto del presidente',
  versioni: [
    {
      dal: '2007-05-24',
      valore: 10,
      norma: [decreto],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'quotidiano.net 5/6/2024' },
    },
  ],
};

/** One band of the travel fee: up to so many minutes; the last has no upper end. */
export interface FasciaTrasferta {
  readonly finoAMinuti: number | null;
  readonly importo: Centesimi;
}

/** Exempt from tax (quadro B). The first band is also that of who lives or works in the same municipality. */
export const trasfertaMaturita: RegolaDatata<readonly [FasciaTrasferta, ...FasciaTrasferta[]]> = {
  id: 'contratto.maturita.trasferta',
  descrizione: 'Esame di maturità, quota di trasferta (quadro B)',
  versioni: [
    {
      dal: '2007-05-24',
      norma: [decreto],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'tecnicadellascuola.it 06/2025; sinergiediscuola.it' },
      valore: [
        { finoAMinuti: 30, importo: 17_100 },
        { finoAMinuti: 60, importo: 56_800 },
        { finoAMinuti: 100, importo: 90_800 },
        { finoAMinuti: null, importo: 227_000 },
      ],
    },
  ],
};

export interface EsamiPreliminari {
  /** Per subject and candidate. */
  readonly importo: Centesimi;
  readonly massimo: Centesimi;
}

export const esamiPreliminari: RegolaDatata<EsamiPreliminari> = {
  id: 'contratto.maturita.preliminari',
  descrizione: 'Esami preliminari dei candidati esterni, per materia e candidato',
  versioni: [
    {
      dal: '2007-05-24',
      valore: { importo: 1_500, massimo: 84_000 },
      norma: [decreto],
      fonte: 'conoscenza',
      riscontro: null,
    },
  ],
};

/** The board of two classes with three members of the school each and three from outside, before and after the years of the pandemic. */
const mista = {
  il: '2026-11-29',
  dove: 'tuttolavoro24.it 21/3/2023; newsistruzione.it 26/4/2023; orizzontescuola.it 03/2023',
  pagina: '2023-04-26',
} as const;

/** Members of a board besides its chair. */
export interface ComposizioneCommissione {
  readonly esterni: number;
  readonly interniPerClasse: number;
}

export const composizioneCommissione: RegolaDatata<ComposizioneCommissione> = {
  id: 'contratto.maturita.composizione',
  descrizione: 'Composizione della commissione di maturità',
  versioni: [
    {
      dal: '2007-05-24',
      valore: { esterni: 3, interniPerClasse: 3 },
      norma: [{ testo: 'L. 1/2007, art. 1; D.Lgs. 62/2017, art. 16' }],
      fonte: 'fonte',
      riscontro: mista,
    },
    {
      dal: '2019-09-01',
      valore: { esterni: 0, interniPerClasse: 6 },
      norma: [{ testo: 'DL 22/2020, art. 1; L. 234/2021, art. 1 c. 956; OM 66/2022' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-29',
        dove: 'binews.it e agrigentonotizie.it 04/2020; orizzontedocenti.it 6/5/2021; anquap.it id 7622 (OM 65 e 66/2022)',
        pagina: '2021-05-06',
      },
      nota: 'Anni scolastici 2019/20, 2020/21 e 2021/22: sei commissari interni e un presidente esterno; compensi per persona invariati (scuolainforma.it 6/5/2021; tecnicadellascuola.it 06/2022)',
    },
    {
      dal: '2022-09-01',
      valore: { esterni: 3, interniPerClasse: 3 },
      norma: [{ testo: 'L. 1/2007, art. 1; D.Lgs. 62/2017, art. 16' }],
      fonte: 'fonte',
      riscontro: mista,
    },
    {
      dal: '2025-09-01',
      valore: { esterni: 2, interniPerClasse: 2 },
      norma: [dl127],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'gildavenezia.it 12/2/2026' },
      nota: "Dall'anno scolastico 2025/26; compensi per persona invariati",
    },
  ],
};

/** Least and most of the fee for part of a class with several courses, in parts of `diviso`. */
export interface ParteClasseArticolata {
  readonly da: number;
  readonly a: number;
  readonly diviso: number;
}

export const classeArticolata: RegolaDatata<ParteClasseArticolata> = {
  id: 'contratto.maturita.classe-articolata',
  descrizione: 'Classe articolata, compenso per numero di candidati',
  versioni: [
    {
      dal: '2024-09-01',
      valore: { da: 1, a: 2, diviso: 3 },
      norma: [{ testo: 'Circolare MIM 11942 del 24/3/2025' }, dl127],
      fonte: 'conoscenza',
      riscontro: null,
      nota: "Dall'anno scolastico 2024/25 (gildavenezia.it 25/3/2025; obiettivoscuola.it): da un terzo a due terzi; la frazione la scrive l'ufficio con il motivo",
    },
  ],
};

export const regoleEsami: readonly RegolaDatata<unknown>[] = [
  funzioniMaturita,
  sostitutoPresidente,
  trasfertaMaturita,
  esamiPreliminari,
  composizioneCommissione,
  classeArticolata,
];
