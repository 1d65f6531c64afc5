import type { Centesimi } from '../../money/centesimi.ts';
import type { CategoriaPercettore } from '../../rules/percettori.ts';
import type { Periodo } from '../situazione/misure.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { SEGNI, type AnnoConguagliato, type Gruppo } from './cedolino-tipi.ts';
import type { VoceLorda } from './voci-lorde.ts';

/** A line before filings are attached and explanations built. */
export interface RigaCalcolata {
  readonly codice: string;
  readonly gruppo: Gruppo;
  readonly descrizione: string;
  readonly calcolato: Calcolato;
  readonly competenza: Periodo | null;
  /** The entered line it comes from; null for what the engine adds. */
  readonly voce: VoceSituazione | null;
  /** The amount that contributions are on, of a paid line where it is not its own. */
  readonly contributivo?: Calcolato;
  /** The amount that the TFR is on, of a paid line where it is neither. */
  readonly perTfr?: Calcolato;
  /** Record of a deduction for a third party. */
  readonly origine?: string;
  /** Of the arrears of earlier years, taxed apart. */
  readonly anniPrecedenti?: true;
  /** Region or town a surtax goes to, as the tables of surtaxes name it, and the year of the income it belongs to. */
  readonly ente?: string;
  readonly annoRiferimento?: number;
  /** The part of a tax that the further deduction makes: given by the payments, or asked back by the settlement that finds it not due. */
  readonly ulterioreDetrazione?: UlterioreDetrazione;
  /** The part of a tax that earlier payslips of the same days would have withheld, had they known each other, in cents; absent where none. */
  readonly degliAltriCedolini?: Centesimi;
  /** The part of the year that the line settles, before anything is cut. */
  readonly conguagliato?: Partial<AnnoConguagliato>;
}

/** The further deduction in a line of tax, in cents: what lowered it, and what of the line is one given before and not due. */
interface UlterioreDetrazione {
  readonly data: Centesimi;
  readonly nonSpettante: Centesimi;
}

/** The taxable bases of a payslip, in cents. */
export interface Imponibili {
  readonly contributivo: Centesimi;
  readonly gestioneSeparata: Centesimi;
  readonly irpef: Centesimi;
  readonly separata: Centesimi;
  readonly sostitutiva: Centesimi;
}

/** What each kind of payee gives to the payslip: lines in order, bases, and the year-to-date sums it alone knows. */
export interface Prospetto {
  readonly categoria: CategoriaPercettore;
  readonly righe: readonly RigaCalcolata[];
  readonly imponibili: Imponibili;
  readonly lordoStatoIndicato: Centesimi | null;
  /** Paid days of this payslip, for deductions and the wedge. */
  readonly giorniPagati: number;
  /** Paid by NoiPA: a simulation that feeds no filing. */
  readonly pagaNoipa?: true;
}

export const NESSUN_IMPONIBILE: Imponibili = {
  contributivo: 0,
  gestioneSeparata: 0,
  irpef: 0,
  separata: 0,
  sostitutiva: 0,
};

/** A line the engine adds. */
export const riga = (
  codice: string,
  gruppo: Gruppo,
  descrizione: string,
  calcolato: Calcolato,
  competenza: Periodo | null = null,
): RigaCalcolata => ({ codice, gruppo, descrizione, calcolato, competenza, voce: null });

/** The lines of the entered items, exempt ones in their own group. */
export const righeVoci = (voci: readonly VoceLorda[]): readonly RigaCalcolata[] =>
  voci.map(({ voce, lordo }) => ({
    codice: voce.codice,
    gruppo: voce.trattamento === 'ESENTE' ? 'somme_esenti' : 'competenze',
    descrizione: voce.descrizione,
    calcolato: lordo,
    competenza: voce.competenza,
    voce,
  }));

/** Said after the name of each line that is not of the current year. */
export const ANNI_PRECEDENTI = ' — anni precedenti';

/** Said after the name of each line that is taxed apart because heirs are paid. */
export const AGLI_EREDI = ' — agli eredi';

/** The same lines, of the arrears of earlier years. */
export const righeAnniPrecedenti = (righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] =>
  righe.map((voce) => ({ ...voce, anniPrecedenti: true }));

/** Lines the engine added that came to nothing are not shown, unless they contribute; what was entered always is. */
export const senzaRigheNulle = (righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] =>
  righe.filter(
    ({ calcolato, voce, contributivo }) => voce !== null || calcolato.importo !== 0 || contributivo !== undefined,
  );

/** What some lines leave to the payee, in cents. */
export const nettoDi = (righe: readonly RigaCalcolata[]): Centesimi =>
  righe.reduce((netto, { gruppo, calcolato }) => netto + SEGNI[gruppo] * calcolato.importo, 0);

const NIENTE_CONGUAGLIATO: AnnoConguagliato = {
  imponibile: 0,
  imponibileDiAltri: 0,
  giorni: 0,
  impostaLorda: 0,
  detrazioniFamiglia: 0,
  detrazioniLavoro: 0,
  ulterioreDetrazione: 0,
  impostaNetta: 0,
  trattamentoIntegrativo: 0,
  sommaIntegrativa: 0,
  addizionaleRegionale: 0,
  addizionaleComunale: 0,
  accontoComunaleDopo: 0,
};

/** The year that some lines settle, put together; undefined where none does. */
export const conguagliatoDi = (righe: readonly RigaCalcolata[]): AnnoConguagliato | undefined => {
  const parti = righe.map(({ conguagliato }) => conguagliato).filter((parte) => parte !== undefined);
  return parti.length === 0
    ? undefined
    : parti.reduce<AnnoConguagliato>((anno, parte) => ({ ...anno, ...parte }), NIENTE_CONGUAGLIATO);
};
