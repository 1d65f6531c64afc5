import type { Periodo } from './giorni.ts';
import type { Classe } from './norme.ts';

export type Titolo = 'OCCASIONALE' | 'PROFESSIONISTA' | 'COCOCO';

/** Work paid: so much, for those days, of an assignment. */
export interface Voce extends Periodo {
  readonly importo: number;
  readonly incarico: string | null;
}

/** A person in a run: their record, under which title, for what. */
export interface Riga {
  readonly scheda: string;
  readonly titolo: Titolo;
  readonly voci: readonly Voce[];
  readonly classe: Classe;
  /** The income of the year that the payee expects. */
  readonly reddito: number;
}

/** A run: nothing of it is paid before it is closed. */
export interface Elaborazione {
  readonly uid: string;
  readonly giorno: string;
  readonly anno: number;
  readonly mese: number;
  readonly progetto: string;
  /** The run that it corrects. */
  readonly corregge: string | null;
  /** It settles the year of its people, and pays no work. */
  readonly conguaglio: boolean;
  readonly righe: readonly Riga[];
}

/** An order of a judge to withhold of a person: so much a month, to a total. */
export interface Ordine {
  readonly uid: string;
  readonly scheda: string;
  readonly tipo: 'MANTENIMENTO' | 'CREDITORE';
  readonly importo: number;
  readonly totale: number | null;
}

/** The sums that a payslip must say; cents. */
export interface Dovuto {
  readonly lordo: number;
  readonly baseGestioneSeparata: number;
  readonly gestioneSeparata: number;
  readonly gestioneSeparataTutta: number;
  readonly ritenuta: number;
  readonly imponibile: number;
  readonly irpef: number;
  readonly trattamento: number;
  /** Sum that this payslip takes back of a settlement, which could not: the payslip says it, the ledger believes it. */
  readonly ripreso: number;
  /** By the order to withhold. */
  readonly trattenute: Readonly<Record<string, number>>;
  /** Sums of the year of the same kind of income, this payslip included. */
  readonly anno: { readonly giorni: number; readonly lordo: number; readonly baseGestioneSeparata: number };
}

/** A payment that was made: the run, the row, and what it was. */
export interface Pagato {
  readonly elaborazione: Elaborazione;
  readonly riga: Riga;
  readonly dovuto: Dovuto;
}

export const lordoDi = ({ voci }: Pick<Riga, 'voci'>): number =>
  voci.reduce((somma, { importo }) => somma + importo, 0);

export const isAutonomo = (titolo: Titolo): boolean => titolo !== 'COCOCO';

/** The tax year of a payment: that of its day; of who is paid like an employee, up to 12 January the year before (TUIR art. 51 c. 1). */
export const annoFiscale = ({ giorno }: Pick<Elaborazione, 'giorno'>, titolo: Titolo): number => {
  const anno = Number(giorno.slice(0, 4));
  return !isAutonomo(titolo) && giorno.slice(5) <= '01-12' ? anno - 1 : anno;
};

/** The month that a payment is told to INPS in: that of its day, by the same rule of 12 January. */
export const meseDelPagamento = ({ giorno }: Pick<Elaborazione, 'giorno'>, titolo: Titolo): string =>
  !isAutonomo(titolo) && giorno.slice(5) <= '01-12' ? `${Number(giorno.slice(0, 4)) - 1}-12` : giorno.slice(0, 7);
