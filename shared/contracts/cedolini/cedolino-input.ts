import * as z from 'zod';
import {
  aliquota,
  data,
  flag,
  giorni,
  importo,
  importoNonNegativo,
  numero,
  ore,
  scelta,
  testo,
  uidDi,
} from '../../domain/campi.ts';
import { classiGestioneSeparata } from '../../domain/persona/percettore.ts';
import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import type { Centesimi } from '../../money/centesimi.ts';
import { Percettore } from '../anagrafe/percettore.ts';

/** Largest amount of one line: 9.999.999,99 €. */
const MASSIMO = 999_999_999;

/** Service period of a line, both days included. */
export const Competenza = z.strictObject({ dal: data(), al: data() });
export type Competenza = z.infer<typeof Competenza>;

/** Amount of a line: given, or a quantity in hundredths (hours, days) at a rate in cents for one whole unit. */
export const Misura = z.discriminatedUnion('unita', [
  z.strictObject({ unita: z.literal('IMPORTO'), importo: importo(-MASSIMO, MASSIMO) }),
  z.strictObject({ unita: z.literal('ORE'), quantita: ore(), tariffa: importoNonNegativo(MASSIMO) }),
  z.strictObject({ unita: z.literal('GIORNI'), quantita: numero(0, 100_000), tariffa: importoNonNegativo(MASSIMO) }),
]);
export type Misura = z.infer<typeof Misura>;

/** One item paid to a person: its treatment and who pays it come from the dictionary, never from the caller. */
export const VoceCedolino = z.strictObject({
  codice: testo(1, 20),
  descrizione: testo(1, 200).optional(),
  competenza: Competenza,
  misura: Misura,
  /** The assignment it pays: what is left of the amount agreed goes down by it. */
  uidIncarico: uidDi('INCARICO').optional(),
  /** Of the arrears of a renewal: how much more than its amount contributions, and the end of service, are on. */
  basi: z.strictObject({ contributi: importo(-MASSIMO, MASSIMO), fineServizio: importo(-MASSIMO, MASSIMO) }).optional(),
});
export type VoceCedolino = z.infer<typeof VoceCedolino>;

/** Amount of an item in cents: given, or quantity in hundredths × rate for one. */
export const importoVoce = ({ misura }: Pick<VoceCedolino, 'misura'>): Centesimi =>
  misura.unita === 'IMPORTO' ? misura.importo : perDivisoArrotondato(misura.quantita, misura.tariffa, 100);

/** Tax data that hold for this payslip instead of those on record. Amounts in cents, rates in parts per million. */
export const FiscaliCedolino = z
  .strictObject({
    /** Maximum rate, and the document it was read from. */
    aliquotaMassima: z.strictObject({ aliquota: aliquota(), lettaDa: testo(1, 200) }).nullable(),
    gestioneSeparata: scelta(classiGestioneSeparata).nullable(),
    /** Occasional fees of the year from other payers, towards the yearly allowance. */
    compensiOccasionaliAltri: importoNonNegativo(MASSIMO),
    redditoComplessivo: importoNonNegativo(MASSIMO).nullable(),
    redditoLavoroDipendente: importoNonNegativo(MASSIMO).nullable(),
    /** Total income of the two years before the payment, most recent first. */
    redditiBiennio: z
      .strictObject({ annoPrecedente: importoNonNegativo(MASSIMO), dueAnniPrima: importoNonNegativo(MASSIMO) })
      .nullable(),
    giorniDetrazione: giorni().nullable(),
    detrazioneLavoro: flag(),
    trattamentoIntegrativo: flag(),
    rinunciaCuneo: flag(),
    rinunciaSostitutiva: flag(),
    /** What is left of the yearly cap of the 15 % substitute tax. */
    plafondSostitutiva: importoNonNegativo(MASSIMO),
  })
  .partial();
export type FiscaliCedolino = z.infer<typeof FiscaliCedolino>;

/** Choices of the calculation, for the school or for one payslip. */
export const OpzioniCalcolo = z.strictObject({
  /** Net to the whole euro, the remainder carried to the next payslip. */
  arrotondamentoNetto: flag(),
  /** Where the cent between an all-inclusive amount and the sum of its parts goes. */
  residuoLordoStato: scelta(['DIFFERENZA', 'IRAP']),
});
export type OpzioniCalcolo = z.infer<typeof OpzioniCalcolo>;

const OpzioniCedolino = z
  .strictObject({
    ...OpzioniCalcolo.shape,
    /** Year-end or end-of-contract balance. */
    conguaglio: flag(),
    /** Surtaxes of the year withheld in one sum because the contract ends. */
    cessazione: flag(),
    /** The payee died: it is the last payslip, and what is left is a matter of the heirs. */
    decesso: flag(),
    /** Rounding on the net that the office enters, within a euro, in the place of the automatic one. */
    arrotondamentoIndicato: importo(-100, 100),
  })
  .partial();
export type OpzioniCedolino = z.infer<typeof OpzioniCedolino>;

/** A contract served, for the pay of substitutes. Hours in hundredths per week. */
export const ServizioCedolino = z.strictObject({
  competenza: Competenza,
  profilo: testo(1, 60),
  fascia: testo(1, 10).optional(),
  oreSettimanali: numero(1, 6000),
  oreCattedra: numero(1, 6000),
  sentenzaRpdCia: testo(1, 200).nullable().optional(),
  assegnoPersonaleMensile: importoNonNegativo(MASSIMO).optional(),
  assenze: z
    .array(z.strictObject({ tipo: testo(1, 40), dal: data(), al: data() }))
    .max(100)
    .optional(),
  assenzeAOre: z
    .array(z.strictObject({ tipo: testo(1, 40), giorno: data(), ore: ore(6000) }))
    .max(100)
    .optional(),
  /** How the explanations of the payslip name the registered service. */
  riferimento: testo(1, 200).optional(),
});
export type ServizioCedolino = z.infer<typeof ServizioCedolino>;

/** Leave not taken at the end of a contract. */
export const FerieCedolino = z.strictObject({
  cessazione: data(),
  profilo: testo(1, 60),
  fascia: testo(1, 10).optional(),
  oreSettimanali: numero(1, 6000),
  oreCattedra: numero(1, 6000),
  conAccessorioFisso: flag().optional(),
  giorniServizio: numero(1, 3660),
  anniServizio: numero(0, 50).optional(),
  giorniFruiti: numero(0, 400).optional(),
  settimanaCorta: flag().optional(),
  giorniSospensione: numero(0, 366).optional(),
  invitatoAFruirne: flag().optional(),
});
export type FerieCedolino = z.infer<typeof FerieCedolino>;

/** What the collection agent answered of the payee's debts: when, under which number, what is owed in cents; 0 = nothing. */
const EsitoVerifica = z.strictObject({
  data: data(),
  numero: testo(1, 60),
  debito: importoNonNegativo(MASSIMO),
});

/** What a payslip is computed from, besides what the archive knows of the person. Percettore null: from the records. */
export const InputCedolino = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  percettore: Percettore.nullable(),
  voci: z.array(VoceCedolino).max(50),
  fiscali: FiscaliCedolino.optional(),
  opzioni: OpzioniCedolino.optional(),
  servizi: z.array(ServizioCedolino).max(50).optional(),
  ferie: FerieCedolino.optional(),
  verifica: EsitoVerifica.optional(),
});
export type InputCedolino = z.infer<typeof InputCedolino>;
