import type { Mese } from '../../domain/tempo/mese.ts';
import type { Centesimi, PartiPerMilione } from '../../money/centesimi.ts';
import type { RegolaUsata } from '../../rules/regole.ts';
import type { Periodo } from '../situazione/misure.ts';
import type { Adempimento, Progressivi, TipoElaborazione } from '../situazione/situazione.ts';
import type { Anomalia } from '../spiegazione/anomalia.ts';
import type { Spiegazione } from '../spiegazione/spiegazione.ts';

/**
 * Where a line stands. Amounts are positive in every group; the net is
 * competenze + somme_esenti + addebiti_fattura − ritenute_previdenziali − ritenute_fiscali + somme_fuori_reddito − altre_trattenute + arrotondamento.
 */
export const GRUPPI = [
  'competenze',
  'somme_esenti',
  'addebiti_fattura',
  'ritenute_previdenziali',
  'ritenute_fiscali',
  'somme_fuori_reddito',
  'altre_trattenute',
  'arrotondamento',
  'oneri',
  'riepilogo',
] as const;
export type Gruppo = (typeof GRUPPI)[number];

/** How a group counts in the net. */
export const SEGNI: Readonly<Record<Gruppo, -1 | 0 | 1>> = {
  competenze: 1,
  somme_esenti: 1,
  addebiti_fattura: 1,
  ritenute_previdenziali: -1,
  ritenute_fiscali: -1,
  somme_fuori_reddito: 1,
  altre_trattenute: -1,
  arrotondamento: 1,
  oneri: 0,
  riepilogo: 0,
};

/** The part of a line that belongs to one competence month, cents; the parts of a line sum to it exactly. */
export interface QuotaMese extends Mese {
  readonly base: Centesimi | null;
  readonly importo: Centesimi;
}

/** A line of the payslip without its explanation. `base` null where the amount is not a share of something. */
export interface RigaImporto {
  readonly codice: string;
  readonly gruppo: Gruppo;
  readonly descrizione: string;
  readonly base: Centesimi | null;
  readonly aliquota: PartiPerMilione | null;
  readonly importo: Centesimi;
  /** Service period of the line; null for what concerns the whole payslip. */
  readonly competenza: Periodo | null;
  /** F24EP code under which the amount is paid; null when it is not paid by F24. */
  readonly tributo: string | null;
  readonly adempimenti: readonly Adempimento[];
  /** Record of a deduction for a third party; absent elsewhere. */
  readonly origine?: string;
  /** The competence months of the line, with its part of each; empty for totals, deductions for third parties, rounding. Absent on payslips sealed before the shares were kept. */
  readonly quote?: readonly QuotaMese[];
  /** Region or town a surtax goes to, as the tables of surtaxes name it, and the year of the income it belongs to; absent elsewhere. */
  readonly ente?: string;
  readonly annoRiferimento?: number;
}

export interface RigaCedolino extends RigaImporto {
  readonly spiegazione: Spiegazione;
}

/**
 * A year as its settlement came to it, in cents: the tax with each deduction by itself, the days they were given for, bonuses, surtaxes due whenever they
 * are withheld. `imponibileDiAltri`: the part of the income that other employers, or another program, certify.
 */
export interface AnnoConguagliato {
  readonly imponibile: Centesimi;
  readonly imponibileDiAltri: Centesimi;
  readonly giorni: number;
  readonly impostaLorda: Centesimi;
  readonly detrazioniFamiglia: Centesimi;
  readonly detrazioniLavoro: Centesimi;
  readonly ulterioreDetrazione: Centesimi;
  readonly impostaNetta: Centesimi;
  readonly trattamentoIntegrativo: Centesimi;
  readonly sommaIntegrativa: Centesimi;
  readonly addizionaleRegionale: Centesimi;
  readonly addizionaleComunale: Centesimi;
  readonly accontoComunaleDopo: Centesimi;
}

/** Totals in cents. `residuoLordoStato` = all-inclusive amount entered − its computed cost; 0 when entered as lordo dipendente. */
export interface Totali {
  readonly lordoDipendente: Centesimi;
  readonly sommeEsenti: Centesimi;
  readonly addebitiFattura: Centesimi;
  readonly imponibileContributivo: Centesimi;
  readonly imponibileGestioneSeparata: Centesimi;
  readonly imponibileIrpef: Centesimi;
  readonly imponibileSeparata: Centesimi;
  readonly imponibileSostitutiva: Centesimi;
  readonly ritenutePrevidenziali: Centesimi;
  readonly ritenuteFiscali: Centesimi;
  readonly sommeFuoriReddito: Centesimi;
  readonly altreTrattenute: Centesimi;
  readonly arrotondamento: Centesimi;
  readonly netto: Centesimi;
  readonly oneri: Centesimi;
  readonly lordoStato: Centesimi;
  readonly residuoLordoStato: Centesimi;
}

export interface CedolinoDi<Riga extends RigaImporto> {
  readonly tipo: TipoElaborazione;
  readonly annoFiscale: number;
  readonly dataPagamento: string;
  readonly righe: readonly Riga[];
  readonly totali: Totali;
  /** Year to date, this payslip included. */
  readonly progressivi: Progressivi;
  /** The year it settles; absent of the others, and of payslips sealed before it was kept. */
  readonly conguagliato?: AnnoConguagliato;
  /** Cents to carry to the next payslip when the net is rounded to the euro. */
  readonly arrotondamentoDaRiportare: Centesimi;
  /** Filings that any line of this payslip feeds. */
  readonly adempimenti: readonly Adempimento[];
  readonly avvisi: readonly Anomalia[];
  /** Every rule version the engine read, with its value: what a sealed run stores and gives back to `regoleDa`. */
  readonly regole: readonly RegolaUsata[];
}

export type Cedolino = CedolinoDi<RigaCedolino>;
export type CedolinoSenzaSpiegazione = CedolinoDi<RigaImporto>;

/** A payslip, or the reasons why there is none: a person who cannot be computed is data. */
export type Esito<C> =
  | { readonly esito: 'calcolato'; readonly cedolino: C }
  | { readonly esito: 'scartato'; readonly anomalie: readonly Anomalia[] };
export type EsitoCedolino = Esito<Cedolino>;
