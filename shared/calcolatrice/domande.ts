import { impossibile } from '../calculation/spiegazione/anomalia.ts';

/** One answer, as a link and a call carry it: amounts in cents, hours in hundredths, rates in parts per million, days YYYY-MM-DD. */
export type Risposta = string | number | boolean;
export type Risposte = Readonly<Record<string, Risposta | undefined>>;

interface Comune {
  readonly domanda: string;
  /** A help to answer: where the figure is found, what it includes. */
  readonly aiuto?: string;
  /** Asked only after these answers; absent = always. */
  readonly quando?: (risposte: Risposte) => boolean;
}

export interface CampoScelta extends Comune {
  readonly tipo: 'scelta';
  readonly voci: Readonly<Record<string, string>>;
}
export interface CampoNumero extends Comune {
  readonly tipo: 'importo' | 'ore' | 'intero' | 'aliquota';
  readonly minimo: number;
  readonly massimo: number;
}
interface CampoGiorno extends Comune {
  readonly tipo: 'giorno';
}
interface CampoSiNo extends Comune {
  readonly tipo: 'si_no';
}

/** One question of a kind of payee, with what may answer it. */
export type Campo = CampoScelta | CampoNumero | CampoGiorno | CampoSiNo;
/** The questions of a kind, in the order in which they are asked. */
export type Campi = Readonly<Record<string, Campo>>;

type ValoreDi<C extends Campo> = C extends { readonly tipo: 'scelta'; readonly voci: infer V }
  ? keyof V & string
  : C extends { readonly tipo: 'si_no' }
    ? boolean
    : C extends { readonly tipo: 'giorno' }
      ? string
      : number;

type Condizionato = { readonly quando: (risposte: Risposte) => boolean };

/** The answers to some questions; those asked after others may be missing. */
export type Dette<C extends Campi> = {
  readonly [K in keyof C as C[K] extends Condizionato ? never : K]: ValoreDi<C[K]>;
} & { readonly [K in keyof C as C[K] extends Condizionato ? K : never]?: ValoreDi<C[K]> };

/** The questions that these answers call for, in order: none is asked whose condition is not there. */
export const campiChiesti = (campi: Campi, risposte: Risposte): readonly (readonly [string, Campo])[] =>
  Object.entries(campi).filter(([, { quando }]) => quando === undefined || quando(risposte));

/** The answer to a question that was asked. @throws CalcoloImpossibile where it is not there: nothing takes its place */
export const rispostaData = <V>(valore: V | undefined, domanda: string): V => {
  if (valore !== undefined) return valore;
  throw impossibile('DATO_MANCANTE', `Manca una risposta: ${domanda}.`, domanda);
};
