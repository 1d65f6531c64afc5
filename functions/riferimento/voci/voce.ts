import type { Recupero } from '#shared/calculation/situazione/recupero.ts';
import type { TrattamentoVoce } from '#shared/calculation/situazione/situazione.ts';
import type { Spesa } from '#shared/calculation/situazione/spesa.ts';
import {
  basiImmissione,
  tipiElaborazione,
  type BaseImmissione,
  type Canale,
  type IdMetodo,
  type TipoElaborazione,
} from '#shared/domain/elaborazione/elaborazione.ts';
import type { IvaFattura, RuoloDipendente, TipoPercettore } from '#shared/domain/persona/percettore.ts';
import type { UnitaVoce } from '#shared/domain/persona/valori-ammessi.ts';
import { inForceOn, RegolaMancante, type RegolaDatata, type Riscontro } from '#shared/rules/regola.ts';

/** The usual rate of an item on a day, from the rules: cents for one unit, with the norm it comes from. */
export interface TariffaVoce {
  readonly minima: number;
  readonly massima: number;
  readonly norma: string;
  readonly riscontro: Riscontro | null;
}

/** What of a service says which row of the contract's tables pays its hours. */
export interface Inquadrato {
  readonly ruolo: RuoloDipendente;
  readonly prgQualificaRetributiva: number;
}

/** Who teaches, and who does not. */
export const INSEGNANTI = ['DOCENTE', 'EDUCATORE', 'IRC'] as const satisfies readonly RuoloDipendente[];
export const NON_INSEGNANTI = ['ATA', 'DSGA'] as const satisfies readonly RuoloDipendente[];

/** An item that runs may pay. */
export interface Voce {
  readonly codice: string;
  readonly descrizione: string;
  readonly gruppo: string;
  readonly unita: UnitaVoce;
  readonly tipi: readonly TipoElaborazione[];
  readonly basi: readonly BaseImmissione[];
  readonly canale: Canale;
  readonly trattamento: TrattamentoVoce;
  readonly utileFineServizio?: true;
  /** Of a refund: where it was spent, how it was paid, of how many meals. */
  readonly spesa?: Spesa;
  /** Of a sum paid too much: which years it is of. */
  readonly recupero?: Recupero;
  /** Of an invoice: its rate of VAT, where it is not that of the others. */
  readonly iva?: IvaFattura;
  /** Code and sub-code of the NoiPA list, where one was seen in public places; nobody has compared it with the portal. */
  readonly compensoNoipa?: string;
  readonly percettori?: readonly TipoPercettore[];
  /** The staff whose work it pays; anybody's when not said. Another is warned about, not refused. */
  readonly ruoli?: readonly RuoloDipendente[];
  /** Why nobody may be paid it for the work of a day; null where they may. */
  readonly nonSpetta?: (giorno: string) => string | null;
  readonly tariffa?: (giorno: string) => TariffaVoce | null;
  /** The rate is that of who works: by the service the work is of, on a day. */
  readonly tariffaDelProfilo?: (servizio: Inquadrato, giorno: string) => TariffaVoce | null;
}

/** Rate of a rule on a day of service; null where no version is in force. */
export const daRegola =
  <T>(regola: RegolaDatata<T>, leggi: (valore: T) => number | { readonly minimo: number; readonly massimo: number }) =>
  (giorno: string): TariffaVoce | null => {
    try {
      const { valore, norma, riscontro } = inForceOn(regola, giorno);
      const letta = leggi(valore);
      const { minimo, massimo } = typeof letta === 'number' ? { minimo: letta, massimo: letta } : letta;
      return { minima: minimo, massima: massimo, norma: norma.map(({ testo }) => testo).join('; '), riscontro };
    } catch (error) {
      if (error instanceof RegolaMancante) return null;
      throw error;
    }
  };

/** Type and basis of a method: 'ACC-LD' → accessory pay, lordo dipendente. */
export const partiMetodo = (idMetodo: IdMetodo): { readonly tipo: TipoElaborazione; readonly base: BaseImmissione } => {
  const tipo = tipiElaborazione.find((candidato) => idMetodo.startsWith(`${candidato}-`));
  const base = basiImmissione.find((candidata) => idMetodo.endsWith(`-${candidata}`));
  if (tipo === undefined || base === undefined) throw new RangeError(`Method expected, got ${idMetodo}`);
  return { tipo, base };
};
