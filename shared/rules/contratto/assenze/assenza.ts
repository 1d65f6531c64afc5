import { UNO, type PartiPerMilione } from '#shared/money/centesimi.ts';
import type { RegolaDatata, Riscontro } from '../../regola.ts';
import type { TipoContratto } from '../inquadramento.ts';

/** Pay of the days up to `finoAlGiorno`, counted from the first day of the counter; null = without end. */
export interface FasciaRetribuzione {
  readonly finoAlGiorno: number | null;
  readonly aliquota: PartiPerMilione;
}

/** The window in which days of the same kind add up. */
export type Contatore =
  | 'EVENTO'
  | 'MESE'
  | 'ANNO_SCOLASTICO'
  | 'ANNO_SOLARE'
  | 'TRIENNIO'
  | 'ANNO_DEL_BAMBINO'
  | 'VITA_DEL_BAMBINO'
  | 'CARRIERA';

export interface Trattamento {
  readonly fasce: readonly [FasciaRetribuzione, ...FasciaRetribuzione[]];
  readonly contatore: Contatore;
  /** Most that can be granted; null = no limit, or one the office decides. In days, or in hours where hours are counted. */
  readonly limite: { readonly quanti: number; readonly contatore: Contatore } | null;
}

/** What an absence does to pay from a day on. A contract type that is not listed cannot have it. */
export interface EffettoAssenza {
  readonly trattamenti: Readonly<Partial<Record<TipoContratto, Trattamento>>>;
  /** First days of every event without RPD, CIA and direction allowance (DL 112/2008 art. 71): 10 or 0. */
  readonly giorniSenzaAccessorioFisso: number;
  /** Counts towards the period in which the post is kept. */
  readonly comporto: boolean;
  /** What the days without pay also reduce. */
  readonly riduce: { readonly tredicesima: boolean; readonly ferie: boolean; readonly detrazioni: boolean };
  /** An allowance is paid in the place of the salary: its days give no 13th, though they are paid. */
  readonly indennita?: true;
  /** How the absence is counted: every calendar day between its ends, working days only, or hours. */
  readonly conteggio: 'CALENDARIO' | 'LAVORATIVI' | 'ORE';
}

export interface TipoAssenza {
  readonly codice: string;
  readonly descrizione: string;
  /** Families of SIDI codes seen in use, for who knows them; null where none is known. */
  readonly famigliaSidi: string | null;
  readonly effetto: RegolaDatata<EffettoAssenza>;
}

/** The same absence, whose effect somebody has read in a public place. */
export const riscontrata = (riscontro: Riscontro, tipo: TipoAssenza): TipoAssenza => {
  const [prima, ...altre] = tipo.effetto.versioni;
  return { ...tipo, effetto: { ...tipo.effetto, versioni: [{ ...prima, fonte: 'fonte', riscontro }, ...altre] } };
};

/** Shorthand of the tables: pay bands written as [last day, hundredths of the pay]. */
export const fasceDi = (
  ...fasce: readonly [readonly [number | null, number], ...(readonly [number | null, number])[]]
): Trattamento['fasce'] => {
  const [prima, ...altre] = fasce;
  return [fasciaDi(prima), ...altre.map(fasciaDi)];
};

const fasciaDi = ([finoAlGiorno, centesimi]: readonly [number | null, number]): FasciaRetribuzione => ({
  finoAlGiorno,
  aliquota: centesimi * (UNO / 100),
});

/** The same treatment for every kind of contract. */
export const perTutti = (trattamento: Trattamento): Readonly<Record<TipoContratto, Trattamento>> => ({
  TI: trattamento,
  TD_31_8: trattamento,
  TD_30_6: trattamento,
  SUPPLENTE_BREVE: trattamento,
});

export const aPagaIntera = (contatore: Contatore, quanti: number | null = null): Trattamento => ({
  fasce: fasceDi([null, 100]),
  contatore,
  limite: quanti === null ? null : { quanti, contatore },
});

export const senzaPaga = (contatore: Contatore, quanti: number | null = null): Trattamento => ({
  fasce: fasceDi([null, 0]),
  contatore,
  limite: quanti === null ? null : { quanti, contatore },
});

export const riduceTutto = { tredicesima: true, ferie: true, detrazioni: true } as const;
/** Only the days of the deduction for employment income: what the law protects for parents and the sick. */
export const riduceDetrazioni = { tredicesima: false, ferie: false, detrazioni: true } as const;
