import * as z from 'zod';
import { aliquota, anno, data, numero, scelta } from '../../domain/campi.ts';
import { adempimenti, tipiElaborazione } from '../../domain/elaborazione/elaborazione.ts';
import { Riscontro } from '../riscontro.ts';
import { Competenza } from './cedolino-input.ts';

const importo = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
const scritta = (massimo: number) => z.string().max(massimo);

/** Code of the warning about an item that pays the work of other staff than its payee. */
export const VOCE_DI_ALTRO_PROFILO = 'VOCE_DI_ALTRO_PROFILO';

/** Code of the warning about an item that an accounted run has already paid: the run is accounted only with the reason. */
export const GIA_PAGATO = 'GIA_PAGATO';

/** Something that stops a payslip, or that whoever approves it must know. */
export const Anomalia = z.strictObject({
  codice: scritta(60),
  campo: scritta(300).optional(),
  messaggio: scritta(2000),
});
export type Anomalia = z.infer<typeof Anomalia>;

/** The dated rule a figure quotes. */
const RegolaCitata = z.strictObject({
  id: scritta(200),
  dal: data(),
  norma: scritta(2000),
  riscontro: Riscontro.nullable(),
  dedotto: z.literal(true).exactOptional(),
});

/** Why a figure is what it is, down to its inputs and the rules of the law. */
export const Spiegazione = z
  .strictObject({
    testo: scritta(4000),
    formula: scritta(1000),
    importo: importo(),
    regola: RegolaCitata.nullable(),
    ingressi: z.array(z.strictObject({ nome: scritta(300), valore: scritta(300) })).max(1000),
    get figli() {
      return z.array(Spiegazione).max(1000);
    },
  })
  .meta({ id: 'Spiegazione' });
export type Spiegazione = z.infer<typeof Spiegazione>;

export const gruppiRiga = [
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

/** The part of a line that belongs to one competence month. */
const QuotaMese = z.strictObject({
  anno: anno(1900),
  mese: numero(1, 12),
  base: importo().nullable(),
  importo: importo(),
});

/** A line of a payslip. Amounts are positive in every group; `base` null where the amount is not a share of something. */
export const RigaImporto = z.strictObject({
  codice: scritta(60),
  gruppo: scelta(gruppiRiga),
  descrizione: scritta(300),
  base: importo().nullable(),
  aliquota: aliquota().nullable(),
  importo: importo(),
  competenza: Competenza.nullable(),
  tributo: scritta(10).nullable(),
  adempimenti: z.array(scelta(adempimenti)).max(6),
  /** Record of a deduction for a third party; absent elsewhere. */
  origine: scritta(100).exactOptional(),
  /** The competence months of the line, with its part of each; absent on payslips sealed before the shares were kept. */
  quote: z.array(QuotaMese).max(2400).exactOptional(),
  /** Region or town a surtax goes to, and the year of the income it belongs to. */
  ente: scritta(40).exactOptional(),
  annoRiferimento: anno(2000).exactOptional(),
});
export type RigaImporto = z.infer<typeof RigaImporto>;

export const RigaSpiegata = z.strictObject({ ...RigaImporto.shape, spiegazione: Spiegazione });
export type RigaSpiegata = z.infer<typeof RigaSpiegata>;

/** Totals of a payslip, in cents. */
const TotaliCedolino = z.strictObject({
  lordoDipendente: importo(),
  sommeEsenti: importo(),
  addebitiFattura: importo(),
  imponibileContributivo: importo(),
  imponibileGestioneSeparata: importo(),
  imponibileIrpef: importo(),
  imponibileSeparata: importo(),
  imponibileSostitutiva: importo(),
  ritenutePrevidenziali: importo(),
  ritenuteFiscali: importo(),
  sommeFuoriReddito: importo(),
  altreTrattenute: importo(),
  arrotondamento: importo(),
  netto: importo(),
  oneri: importo(),
  lordoStato: importo(),
  residuoLordoStato: importo(),
});
export type TotaliCedolino = z.infer<typeof TotaliCedolino>;

/** Year to date of the payee at this school, this payslip included. */
const ProgressiviCedolino = z.strictObject({
  imponibileContributivo: importo(),
  imponibileIrpef: importo(),
  irpef: importo(),
  imponibileSostitutiva: importo(),
  imponibileGestioneSeparata: importo(),
  giorniPagati: numero(0, 366),
  trattamentoIntegrativo: importo(),
  sommaIntegrativa: importo(),
  /** Further deduction given in the tax so far; absent where nothing. */
  ulterioreDetrazione: importo().exactOptional(),
  lordoDipendente: importo(),
  netto: importo(),
});
export type ProgressiviCedolino = z.infer<typeof ProgressiviCedolino>;

/** A year as its settlement came to it: the tax with each deduction, days, bonuses, surtaxes due whenever they are withheld. Amounts in cents. */
export const AnnoConguagliato = z.strictObject({
  imponibile: importo(),
  imponibileDiAltri: importo(),
  giorni: numero(0, 732),
  impostaLorda: importo(),
  detrazioniFamiglia: importo(),
  detrazioniLavoro: importo(),
  ulterioreDetrazione: importo(),
  impostaNetta: importo(),
  trattamentoIntegrativo: importo(),
  sommaIntegrativa: importo(),
  addizionaleRegionale: importo(),
  addizionaleComunale: importo(),
  accontoComunaleDopo: importo(),
});
export type AnnoConguagliato = z.infer<typeof AnnoConguagliato>;

const comune = {
  tipo: scelta(tipiElaborazione),
  annoFiscale: anno(2000),
  dataPagamento: data(),
  totali: TotaliCedolino,
  progressivi: ProgressiviCedolino,
  /** The year it settles; absent of the others. */
  conguagliato: AnnoConguagliato.exactOptional(),
  arrotondamentoDaRiportare: importo(),
  adempimenti: z.array(scelta(adempimenti)).max(6),
  avvisi: z.array(Anomalia).max(500),
};

/** A payslip as computed, every line with its explanation. */
export const CedolinoCalcolato = z.strictObject({ ...comune, righe: z.array(RigaSpiegata).max(2000) });
export type CedolinoCalcolato = z.infer<typeof CedolinoCalcolato>;

/** The same figures without the explanations: for dry runs and comparisons. */
export const CedolinoSintetico = z.strictObject({ ...comune, righe: z.array(RigaImporto).max(2000) });
export type CedolinoSintetico = z.infer<typeof CedolinoSintetico>;
