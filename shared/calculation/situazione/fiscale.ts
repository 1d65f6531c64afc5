import * as z from 'zod';
import { Aliquota, Giorno, ImportoNonNegativo } from './misure.ts';

/** Class of the Gestione separata: with DIS-COLL, without, or already covered elsewhere (pensioners included). */
export const ClasseGestioneSeparata = z.enum(['CON_DIS_COLL', 'SENZA_DIS_COLL', 'ALTRA_COPERTURA']);
export type ClasseGestioneSeparata = z.infer<typeof ClasseGestioneSeparata>;

/** The maximum rate of the payee and the document it was read from (art. 29 c. 1 lett. b DPR 600/1973). */
const AliquotaMassima = z.strictObject({ aliquota: Aliquota, lettaDa: z.string().min(1).max(200) });

/** A dependent relative of art. 12 TUIR: the months of the payment year and the share over those months, which changes when it is agreed otherwise. */
export const Familiare = z.strictObject({
  tipo: z.enum(['CONIUGE', 'FIGLIO', 'ALTRO']),
  nascita: Giorno.nullable().default(null),
  disabile: z.boolean().default(false),
  /** Cohabiting ascendant: the only other relatives that count from 2025. */
  ascendenteConvivente: z.boolean().default(false),
  mesi: z.int().min(1).max(12).default(12),
  quota: Aliquota.min(1).default(1_000_000),
});
export type Familiare = z.infer<typeof Familiare>;

/** What is left to withhold of a surtax of the year before, and in how many instalments. */
export const ResiduoAddizionale = z.strictObject({
  residuo: ImportoNonNegativo,
  rate: z.int().min(1).max(11),
  /** Year of the income and region or town it goes to; null = the year before (this year for an advance), and the residence of this year. */
  anno: z.int().min(2000).max(2100).nullable().default(null),
  ente: z.string().min(1).max(40).nullable().default(null),
});
export type ResiduoAddizionale = z.infer<typeof ResiduoAddizionale>;

/** A bonus of an earlier year that was given too much: what is left to take back, and in how many instalments. */
const BonusDaRecuperare = z.strictObject({ residuo: ImportoNonNegativo, rate: z.int().min(1).max(10) });
export type BonusDaRecuperare = z.infer<typeof BonusDaRecuperare>;

/** What the settlement of an earlier year left to take from later payments. Null `anno`: the year before that of the payment. */
export const ConguaglioDaTrattenere = z.strictObject({
  anno: z.int().min(2000).max(2100).nullable().default(null),
  irpef: ImportoNonNegativo.default(0),
  /** Day of the payslip that settled the year: interest runs from its month. */
  conguagliatoIl: Giorno,
  /** Day of the written request to withhold the tax later; null = nobody asked, and it is not withheld. */
  richiestaDel: Giorno.nullable().default(null),
  trattamentoIntegrativo: BonusDaRecuperare.nullable().default(null),
  sommaIntegrativa: BonusDaRecuperare.nullable().default(null),
  /** Absent of payslips sealed before it was asked back in instalments. */
  ulterioreDetrazione: BonusDaRecuperare.nullable().exactOptional(),
});
export type ConguaglioDaTrattenere = z.infer<typeof ConguaglioDaTrattenere>;

const Addizionali = z.strictObject({
  /** Belfiore code of the town and region of residence on 1 January: needed only when this school settles the surtaxes. */
  comune: z
    .string()
    .regex(/^[A-Z]\d{3}$/)
    .nullable()
    .default(null),
  regione: z.string().min(1).max(40).nullable().default(null),
  saldoRegionale: ResiduoAddizionale.nullable().default(null),
  saldoComunale: ResiduoAddizionale.nullable().default(null),
  accontoComunale: ResiduoAddizionale.nullable().default(null),
  /** Advance of this year's municipal surtax already withheld, taken off at the settlement. */
  accontoTrattenuto: ImportoNonNegativo.default(0),
  /** Surtaxes of this year that an earlier last payslip of the year withheld, taken off by the next one; absent where there was none. */
  regionaleTrattenuta: ImportoNonNegativo.exactOptional(),
  comunaleTrattenuta: ImportoNonNegativo.exactOptional(),
});

/** Conditions of the relief for working mothers (open-ended contract only), and how much of the month's cap is already used. */
export const EsoneroMadre = z.strictObject({
  figli: z.int().min(1).max(20),
  nascitaFiglioMinore: Giorno,
  giaFruitoNelMese: ImportoNonNegativo.default(0),
});
export type EsoneroMadre = z.infer<typeof EsoneroMadre>;

/** Tax data of the payee for the year of payment. Null = not known; the engine asks for it only when it needs it. */
export const Fiscali = z.strictObject({
  aliquotaMassima: AliquotaMassima.nullable().default(null),
  /** Total income of the year, net of the main home, for deductions and bonuses. */
  redditoComplessivo: ImportoNonNegativo.nullable().default(null),
  /** Employment income of the year, for the 15 % substitute tax. */
  redditoLavoroDipendente: ImportoNonNegativo.nullable().default(null),
  /** Total income of the two years before the payment, most recent first, for separate taxation. */
  redditiBiennio: z.tuple([ImportoNonNegativo, ImportoNonNegativo]).nullable().default(null),
  /** Days of this payment that give deductions; null = the calendar days of the competence. */
  giorniDetrazione: z.int().min(0).max(366).nullable().default(null),
  /** Deduction days expected in the whole year, for conditions that look at the year. */
  giorniAnno: z.int().min(0).max(366).default(365),
  detrazioneLavoro: z.boolean().default(true),
  trattamentoIntegrativo: z.boolean().default(true),
  rinunciaCuneo: z.boolean().default(false),
  rinunciaSostitutiva: z.boolean().default(false),
  /** What is left of the yearly cap of the 15 % substitute tax; NoiPA normally uses it all. */
  plafondSostitutiva: ImportoNonNegativo.default(0),
  familiari: z.array(Familiare).max(20).default([]),
  /** Other listed deductions that count for the trattamento integrativo between 15.000 and 28.000 €. */
  altreDetrazioni: ImportoNonNegativo.default(0),
  gestioneSeparata: ClasseGestioneSeparata.nullable().default(null),
  /** Occasional fees already received this year from all payers, this school included, before this payment. */
  compensiOccasionaliAnno: ImportoNonNegativo.default(0),
  /** Gestione separata base already reached this year with all payers. */
  imponibileGestioneSeparataAnno: ImportoNonNegativo.default(0),
  /** Insured after 1995: the yearly ceiling applies. */
  massimale: z.boolean().default(false),
  /** Additional 1 % on the part over the yearly threshold, only when the paying office asks for it. */
  contributoAggiuntivo: z.boolean().default(false),
  /** Pensionable pay already reached this year with all payers, for the threshold and the ceiling. */
  imponibileContributivoAnno: ImportoNonNegativo.default(0),
  /** Pensionable pay of the whole month, net of the 13th month: when known, the relief of 2022–2024 is applied. */
  retribuzioneMeseEsonero: ImportoNonNegativo.nullable().default(null),
  esoneroMadre: EsoneroMadre.nullable().default(null),
  conguaglio: ConguaglioDaTrattenere.nullable().default(null),
  addizionali: Addizionali.default(Addizionali.parse({})),
});
export type Fiscali = z.infer<typeof Fiscali>;
