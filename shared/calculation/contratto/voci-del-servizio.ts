import { formatMese } from '../../domain/tempo/mese.ts';
import type { TipoContratto } from '../../rules/contratto/inquadramento.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import type { AssenzaValutata } from './assenze/assenze-servizio.ts';
import type { ServizioContratto } from './servizi-uniti.ts';
import type { PeriodoChiuso, QuotaMese } from './tempo.ts';
import type { CodiceCompetenza } from './voci-mensili.ts';

/** One item of a month of pay. */
export interface CompetenzaServizio {
  readonly codice: CodiceCompetenza;
  readonly descrizione: string;
  readonly competenza: PeriodoChiuso;
  readonly calcolato: Calcolato;
  /** The amount that contributions are on, where it is not the one paid. */
  readonly contributivo?: Calcolato;
  /** The amount that the TFR is on, where it is neither. */
  readonly perTfr?: Calcolato;
}

/** Service, contract, rules and absences that the items of a month are computed in. */
export interface ContestoServizio {
  readonly servizio: ServizioContratto;
  readonly contratto: TipoContratto;
  readonly regole: Regole;
  readonly assenze: readonly AssenzaValutata[];
}

/** Code, name and days of an item of a month. */
export const intestazione = (
  codice: CodiceCompetenza,
  nome: string,
  { mese, dal, al }: QuotaMese,
): Omit<CompetenzaServizio, 'calcolato'> => ({
  codice,
  descrizione: `${nome} ${formatMese(mese)}`,
  competenza: { dal, al },
});
