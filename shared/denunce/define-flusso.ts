import type { Denuncia } from '../contracts/denunce/denuncia.ts';
import type { denunceRoutes } from '../contracts/denunce/index.ts';
import type { CellaQuadratura } from '../contracts/denunce/quadratura.ts';
import type { PassoChiusura } from '../domain/denunce/chiusura-anno.ts';
import type { Adempimento } from '../domain/elaborazione/elaborazione.ts';
import type { AdempimentoInScadenza } from '../rules/adempimenti/scadenze.ts';

/** The reason for which a kind of filing does without something that the others have. */
export interface Senza {
  readonly perche: string;
}

/** Names of the calls of a kind, without their verb: of one that has a list, a file and a day of sending. */
type NomeChiamate = {
  [Chiamata in keyof typeof denunceRoutes]: Chiamata extends `undoSend${infer Nome}`
    ? `list${Nome}` | `makeFile${Nome}` | `send${Nome}` extends keyof typeof denunceRoutes
      ? Nome
      : never
    : never;
}[keyof typeof denunceRoutes];

/** The fields of a filing that its deadline is read from. */
export type ConTermine = Pick<Denuncia, 'tipo' | 'anno' | 'mese' | 'dati' | 'solo'>;

/** Everything that the office does with a kind of filing besides its file; `Q` are the cells that compare it, or why none does. */
export interface FlussoDenuncia<Q extends readonly CellaQuadratura['denuncia'][] | Senza> {
  /** The obligation of a run that it fulfils. */
  readonly adempimento: Adempimento;
  /** The deadlines that sending it meets. */
  readonly termini: readonly AdempimentoInScadenza[];
  /** The one of them by which a filing is sent; null for one that has none, as what only puts right what was sent in time. */
  readonly termineDi: (denuncia: ConTermine) => AdempimentoInScadenza | null;
  /** The cells of the quadratura in which the bytes of its sent files are compared with the payslips. */
  readonly quadratura: Q;
  /** The step of the closing of the year that counts it. */
  readonly chiusura: PassoChiusura | Senza;
  readonly chiamate: NomeChiamate;
  /** The screen where it is prepared and sent; it has a place in the menu, its help and its page of the manual. */
  readonly schermata: `/${string}`;
  /** Its records name people, so that a sent one is to be put right when a codice fiscale was wrong. */
  readonly nominativa: boolean;
  /** How its files are called by the programs that make them. */
  readonly estensioni: readonly `.${string}`[];
  readonly codifica: 'latin1' | 'utf8';
}

/** Declares what the office does with a kind of filing, what is compared of it kept as it is said. */
export const defineFlusso = <const Q extends readonly CellaQuadratura['denuncia'][] | Senza>(
  flusso: FlussoDenuncia<Q>,
): FlussoDenuncia<Q> => flusso;
