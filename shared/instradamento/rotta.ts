import type { Gruppo } from '../calculation/riga/cedolino-tipi.ts';
import type { Adempimento } from '../calculation/situazione/situazione.ts';
import type { Mese } from '../domain/tempo/mese.ts';
import type { Centesimi } from '../money/centesimi.ts';
import type { FondoFineServizio, FondoPensione } from '../rules/fondi.ts';
import type { SezioneF24 } from '../rules/versamenti.ts';

/** A row of the F24 in the making. Columns are null where a datum of the school or of the person is not there. */
export interface VersamentoF24 {
  readonly a: 'F24';
  readonly sezione: SezioneF24;
  /** Code in the form of public bodies, and in the ordinary one (null where no table gives it). */
  readonly ep: string;
  readonly ordinario: string | null;
  readonly ente: string | null;
  readonly estremi: string | null;
  readonly riferimentoA: string;
  readonly riferimentoB: string;
  /** The code is of a credit: its amounts go in the credit column. */
  readonly credito: boolean;
  /** False where nobody has read the code in a public source. */
  readonly riscontrato: boolean;
}

/** Where the money of a line goes. */
export type Destinazione =
  | VersamentoF24
  /** To who is paid: the net. */
  | { readonly a: 'PERCETTORE' }
  /** To the creditor or the fund of a deduction, by a payment order. */
  | { readonly a: 'TERZI' }
  /** Stays with who pays: a lower pay. */
  | { readonly a: 'SCUOLA' }
  /** To INAIL, by the yearly self-assessment on the school's position: no filing of the month. */
  | { readonly a: 'INAIL' }
  /** NoiPA or the Ragioneria pays it: no filing of the school. */
  | { readonly a: 'NOIPA' }
  /** No code that anybody has confirmed: blocks the filing, never the pay. */
  | { readonly a: 'DA_STABILIRE'; readonly perche: string };

/** A datum that a destination needs and nobody has entered, with the words the office knows it by. */
export interface DatoMancante {
  readonly campo: string;
  readonly nome: string;
}

/** The part of a payslip line of one competence month, and where it goes. */
export interface Rotta {
  /** Place of the line in the payslip. */
  readonly riga: number;
  readonly codice: string;
  readonly gruppo: Gruppo;
  /** Cents to pay to the destination; negative what it owes back (credits, reliefs, recoveries). */
  readonly importo: Centesimi;
  readonly base: Centesimi | null;
  /** Competence month; null where the payslip pays no period. */
  readonly competenza: Mese | null;
  readonly annoImposta: number;
  readonly fondo: FondoPensione | FondoFineServizio | 'CREDITO' | 'ENPDEP' | null;
  readonly destinazione: Destinazione;
  /** In which month of each filing it falls, before accounting says otherwise. */
  readonly adempimenti: Readonly<Partial<Record<Adempimento, Mese>>>;
  readonly mancanti: readonly DatoMancante[];
}
