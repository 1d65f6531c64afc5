import * as z from 'zod';
import { iveFattura } from '../../domain/persona/percettore.ts';
import { AltriDatori } from './altri-datori.ts';
import { Enti } from './enti.ts';
import { FerieDaPagare } from './ferie.ts';
import { Fiscali } from './fiscale.ts';
import { GiaPagato } from './gia-pagati.ts';
import { Giorno, Importo, ImportoNonNegativo, LIMITE_IMPORTO, Periodo } from './misure.ts';
import { Contratto, Percettore } from './percettore.ts';
import { Recupero } from './recupero.ts';
import { Servizio } from './servizio.ts';
import { Spesa } from './spesa.ts';
import { Trattenuta } from './trattenute.ts';
import { EsitoVerifica } from './verifica.ts';

/** Kinds of run: accessory pay, trainers, outsiders, co.co.co., arrears, unused leave, substitutes, settlement of co.co.co. */
const TIPI_ELABORAZIONE = ['ACC', 'FOR', 'EST', 'COC', 'ARR', 'FER', 'SUP', 'CON'] as const;
export const TipoElaborazione = z.enum(TIPI_ELABORAZIONE);
export type TipoElaborazione = z.infer<typeof TipoElaborazione>;

/** What the entered amounts are: lordo dipendente, or all-inclusive lordo stato from which the charges are unbundled. */
export const BaseImporti = z.enum(['LD', 'LS']);
export type BaseImporti = z.infer<typeof BaseImporti>;

export const ADEMPIMENTI = ['UNIEMENS', 'SPT', 'F24', 'IRAP', 'CU', 'MODM'] as const;
export const Adempimento = z.enum(ADEMPIMENTI);
export type Adempimento = z.infer<typeof Adempimento>;

/**
 * How a line is taxed. ACCESSORIO: accessory pay, may take the 15 % substitute tax of 2026 · ORDINARIO: never takes it ·
 * ARRETRATO_ANNI_PRECEDENTI: separate taxation · ESENTE: outside income and contributions (travel shares, reimbursements).
 */
export const TrattamentoVoce = z.enum(['ACCESSORIO', 'ORDINARIO', 'ARRETRATO_ANNI_PRECEDENTI', 'ESENTE']);
export type TrattamentoVoce = z.infer<typeof TrattamentoVoce>;

/** Amount of a line: given, or a quantity in hundredths (hours, days) at a rate in cents for one whole unit. */
const Misura = z.discriminatedUnion('unita', [
  z.strictObject({ unita: z.literal('IMPORTO'), importo: Importo }),
  z.strictObject({ unita: z.literal('ORE'), quantita: z.int().min(0).max(1_000_000), tariffa: ImportoNonNegativo }),
  z.strictObject({ unita: z.literal('GIORNI'), quantita: z.int().min(0).max(100_000), tariffa: ImportoNonNegativo }),
]);
export type Misura = z.infer<typeof Misura>;

export const VoceSituazione = z.strictObject({
  codice: z.string().min(1).max(20),
  descrizione: z.string().min(1).max(200),
  competenza: Periodo,
  misura: Misura,
  trattamento: TrattamentoVoce.default('ACCESSORIO'),
  /** Fixed pay, in the base of TFS, TFR, ENAM and Espero; accessory pay never is. */
  utileFineServizio: z.boolean().default(false),
  canale: z.enum(['BILANCIO', 'NOIPA']).default('BILANCIO'),
  /** Of staff with more contracts in the period: the one its service is of; absent = that of the payee. */
  contratto: Contratto.optional(),
  /** Of a refund: what decides whether it is income. */
  spesa: Spesa.optional(),
  /** Of a sum paid too much: which years it is of; its amount is what is taken back. */
  recupero: Recupero.optional(),
  /** Of an invoice with more than one rate of VAT: its own; absent = that of the invoice. */
  iva: z.enum(iveFattura).optional(),
  /** Of the arrears of a renewal: how much more than its amount contributions, and the end of service, are on. */
  basi: z.strictObject({ contributi: Importo, fineServizio: Importo }).optional(),
  /** Filings this line feeds when the office decides otherwise than the table of the payee. */
  adempimenti: z.array(Adempimento).max(ADEMPIMENTI.length).optional(),
});
export type VoceSituazione = z.infer<typeof VoceSituazione>;

/** Year to date of this payee at this school, before this payslip. */
export const Progressivi = z.strictObject({
  imponibileContributivo: Importo.default(0),
  imponibileIrpef: Importo.default(0),
  irpef: Importo.default(0),
  imponibileSostitutiva: Importo.default(0),
  imponibileGestioneSeparata: Importo.default(0),
  giorniPagati: z.int().min(0).max(366).default(0),
  trattamentoIntegrativo: Importo.default(0),
  sommaIntegrativa: Importo.default(0),
  /** Further deduction given in the tax so far; absent where nothing, and of payments computed before it was kept. */
  ulterioreDetrazione: Importo.exactOptional(),
  lordoDipendente: Importo.default(0),
  netto: Importo.default(0),
});
export type Progressivi = z.infer<typeof Progressivi>;

/** What of the year to date was paid with another program (opening balances): already inside the progressives, said apart to be explained. */
const AltroProgramma = z.strictObject({
  imponibileContributivo: Importo,
  imponibileIrpef: Importo,
  irpef: Importo,
  imponibileGestioneSeparata: Importo,
  compensiOccasionali: Importo,
});
export type AltroProgramma = z.infer<typeof AltroProgramma>;

/** Sums that the person has given back: of the year, already taken off the progressives; gross and of earlier years, deducted when the year is settled. */
const SommeRestituite = z.strictObject({ imponibileIrpef: ImportoNonNegativo, deducibile: ImportoNonNegativo });
export type SommeRestituite = z.infer<typeof SommeRestituite>;

const Opzioni = z.strictObject({
  /** Where the cent between an all-inclusive amount and the sum of its parts goes. */
  residuoLordoStato: z.enum(['DIFFERENZA', 'IRAP']).default('DIFFERENZA'),
  /** Net to the whole euro, with the remainder carried to the next payslip. */
  arrotondamentoNetto: z.boolean().default(false),
  /** Remainder carried from the previous payslip, in cents. */
  arrotondamentoPrecedente: z.int().min(-100).max(100).default(0),
  /** Rounding on the net that the office has entered, in cents, in the place of the automatic one. */
  arrotondamentoIndicato: z.int().min(-100).max(100).optional(),
  /** Year-end or end-of-contract balance of brackets, deductions and surtaxes (co.co.co., substitutes). */
  conguaglio: z.boolean().default(false),
  /** Surtaxes of the year withheld in one sum because the contract ends. */
  cessazione: z.boolean().default(false),
  /** Surtaxes are withheld from substitutes too, as from collaborators; false of payslips sealed before they were. */
  addizionali: z.boolean().default(false),
  /** The payee died: the contract ends, and what is left is a matter of the heirs. */
  decesso: z.boolean().default(false),
  /** A dry run: may contain what NoiPA pays, can never be accounted. */
  simulazione: z.boolean().default(false),
});
export type Opzioni = z.infer<typeof Opzioni>;

/** Everything one payslip is computed from. Amounts in cents, rates in parts per million, quantities in hundredths. */
export const Situazione = z.strictObject({
  tipo: TipoElaborazione,
  base: BaseImporti.default('LD'),
  scuola: z.enum(['SCUOLA', 'AFAM', 'PARITARIA', 'COMUNALE']).default('SCUOLA'),
  liquidazione: z.strictObject({ anno: z.int().min(1900).max(2100), mese: z.int().min(1).max(12) }),
  dataPagamento: Giorno,
  /** Of a settlement: the year it settles; absent of those made before it was said, of which the day of payment decides. */
  annoConguagliato: z.int().min(2000).max(2100).exactOptional(),
  enti: Enti.default(Enti.parse({})),
  percettore: Percettore,
  fiscali: Fiscali.prefault({}),
  voci: z.array(VoceSituazione).max(500).default([]),
  /** Contracts served, for the pay of substitutes: the engine makes their lines from the contract tables. */
  servizi: z.array(Servizio).max(100).default([]),
  /** Leave not taken, paid by a FER run. */
  ferie: FerieDaPagare.nullable().default(null),
  trattenute: z.array(Trattenuta).max(50).default([]),
  /** Outcome of the check of the payee's debts; absent while nobody has asked. */
  verifica: EsitoVerifica.optional(),
  progressivi: Progressivi.default(Progressivi.parse({})),
  altroProgramma: AltroProgramma.optional(),
  sommeRestituite: SommeRestituite.optional(),
  /** The other payslips of the year that a day, or a month, may have in common with this one. */
  giaPagati: z.array(GiaPagato).max(400).optional(),
  altriDatori: AltriDatori.optional(),
  opzioni: Opzioni.default(Opzioni.parse({})),
});
/** A complete situation: what the engine computes on and a sealed run stores. */
export type Situazione = z.infer<typeof Situazione>;
/** A situation as a person or a program writes it: what has a default may be left out. */
export type SituazioneInput = z.input<typeof Situazione>;

export { LIMITE_IMPORTO };
