import type { Cedolino, RigaCedolino } from '../calculation/riga/cedolino-tipi.ts';
import type { Situazione } from '../calculation/situazione/situazione.ts';
import type { Rotta } from '../instradamento/rotta.ts';
import type { Centesimi } from '../money/centesimi.ts';
import type { Regole } from '../rules/regole.ts';
import { spostamentiTra, type RigaSpostata, type Spostamento } from './differenze-del-netto.ts';
import { gennaioDi, type Gennaio, type SenzaGennaio } from './gennaio.ts';
import { oreInPiu, type OraInPiu } from './ora-in-piu.ts';
import { scarto, type Scarto } from './scarto.ts';

/** A payslip as an answer reads it: sealed or just computed. */
export type CedolinoSpiegato = Pick<
  Cedolino,
  'righe' | 'totali' | 'dataPagamento' | 'annoFiscale' | 'adempimenti' | 'regole'
>;

/** The payslip that the same person had before, of the same kind. */
export interface CedolinoDiPrima {
  readonly descrizione: string;
  readonly dataPagamento: string;
  readonly netto: Centesimi;
  readonly righe: readonly RigaSpostata[];
}

/** An assignment that the payslip pays, with what was paid of it so far, cents. */
export interface IncaricoPagato {
  readonly numero: string;
  readonly data: string;
  readonly importo: Centesimi;
  readonly pagato: Centesimi;
}

/** How far the payment is: not for real, may still change, ordered, done. */
export type StatoPagamento = 'SIMULAZIONE' | 'PROVVISORIO' | 'DISPOSTO' | 'ESEGUITO';

/** Everything the answers about a payslip are read from. */
export interface Materia {
  readonly cedolino: CedolinoSpiegato;
  readonly situazione: Situazione | null;
  readonly rotte: readonly Rotta[];
  readonly prima: CedolinoDiPrima | null;
  readonly incarichi: readonly IncaricoPagato[];
  readonly pagamento: { readonly stato: StatoPagamento; readonly giorno: string };
  /** The rules of today, for the payments of the next January. */
  readonly regole: Regole;
}

/** The nodes that an answer may say: those of the payslip, and those of what it is compared with. */
export interface Grafo {
  readonly cedolino: CedolinoSpiegato;
  readonly pagamento: Materia['pagamento'];
  readonly aliquotaMassima: { readonly lettaDa: string } | null;
  readonly rotte: readonly Rotta[];
  readonly prima:
    | (Omit<CedolinoDiPrima, 'netto' | 'righe'> & {
        readonly netto: Scarto;
        readonly spostamenti: readonly Spostamento[];
      })
    | null;
  readonly incarichi: readonly (IncaricoPagato & { readonly resta: Centesimi })[];
  readonly ore: readonly OraInPiu[];
  readonly gennaio: Gennaio | SenzaGennaio;
}

/** The graph that the answers about a payslip walk. */
export const grafoDi = (materia: Materia): Grafo => {
  const { cedolino, situazione, rotte, prima, incarichi, pagamento } = materia;
  return {
    cedolino,
    pagamento,
    aliquotaMassima: situazione?.fiscali.aliquotaMassima ?? null,
    rotte,
    prima:
      prima === null
        ? null
        : {
            descrizione: prima.descrizione,
            dataPagamento: prima.dataPagamento,
            netto: scarto(prima.netto, cedolino.totali.netto),
            spostamenti: spostamentiTra(prima.righe, cedolino.righe),
          },
    incarichi: incarichi.map((incarico) => ({ ...incarico, resta: incarico.importo - incarico.pagato })),
    ore: situazione === null ? [] : oreInPiu(situazione, cedolino),
    gennaio: gennaioDi(situazione, cedolino, materia.regole),
  };
};

/** The lines of a payslip with their place in it, those of some groups. */
export const righeNumerate = (
  { righe }: CedolinoSpiegato,
  gruppi: readonly RigaCedolino['gruppo'][],
): readonly { readonly riga: RigaCedolino; readonly indice: number }[] =>
  righe.map((riga, indice) => ({ riga, indice })).filter(({ riga }) => gruppi.includes(riga.gruppo));
