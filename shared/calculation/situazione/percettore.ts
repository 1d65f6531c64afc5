import * as z from 'zod';
import { iveFattura, previdenzeFattura } from '../../domain/persona/percettore.ts';
import { Aliquota, Giorno, ImportoNonNegativo } from './misure.ts';

/** Certificate A1: the payee is insured in another State, until a day. */
const CertificatoA1 = z.strictObject({ numero: z.string().min(1).max(60), al: Giorno });
export type CertificatoA1 = z.infer<typeof CertificatoA1>;

/** Contract of a school employee: it decides the contribution of 1,61 % and the filings. */
export const Contratto = z.enum(['TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE']);
export type Contratto = z.infer<typeof Contratto>;

const Ruolo = z.enum(['DOCENTE', 'EDUCATORE', 'ATA', 'DSGA', 'DS', 'IRC']);
export type Ruolo = z.infer<typeof Ruolo>;

const Dipendente = z.strictObject({
  tipo: z.literal('DIPENDENTE'),
  contratto: Contratto,
  ruolo: Ruolo,
  /** End-of-service regime and funds: they act only on fixed pay: lines of it (`utileFineServizio`), pay of substitutes. */
  fineServizio: z.enum(['TFS', 'TFR']).default('TFR'),
  enam: z.boolean().default(false),
  espero: z.boolean().default(false),
  /** Share of the member above the compulsory one. */
  esperoAggiuntivo: Aliquota.optional(),
  /** Code of the other State school whose staff the payee is: paid as own staff of that contract. */
  altraScuola: z.string().min(1).max(10).optional(),
});

/** Trainer of school staff: IRPEF and IRAP only, or full contributions (the two readings are contested: a choice per assignment). */
const Formatore = z.strictObject({
  tipo: z.literal('FORMATORE'),
  contratto: Contratto,
  ruolo: Ruolo,
  regime: z.enum(['IRPEF_IRAP', 'CONTRIBUTI_PIENI']).default('IRPEF_IRAP'),
});

/** Occasional autonomous work, resident (art. 67 c. 1 lett. l TUIR); private employees and sole traders included. */
const Occasionale = z.strictObject({ tipo: z.literal('OCCASIONALE'), certificatoA1: CertificatoA1.optional() });

const Professionista = z.strictObject({
  tipo: z.literal('PROFESSIONISTA'),
  regime: z.enum(['ORDINARIO', 'FORFETTARIO']),
  /** The INPS charge is part of the fee subject to withholding, a fund's contribution is not. */
  previdenza: z.enum(previdenzeFattura),
  iva: z.enum(iveFattura),
  /** The revenue stamp is charged on the invoice: part of the fee of who has the flat rate. */
  bollo: z.boolean().optional(),
});

const NonResidente = z.strictObject({
  tipo: z.literal('NON_RESIDENTE'),
  occasionale: z.boolean().default(true),
  /** Certificate of the treaty delivered: no Italian tax, unless a reduced rate is said. */
  convenzione: z.boolean().default(false),
  /** Reduced rate of the treaty, with its certificate: said, it is withheld; absent where the law's own serves, or none. */
  aliquotaConvenzione: Aliquota.optional(),
});

/** The insurance of a collaborator whose activity is covered: the rate of the school's position, and what was paid already for the same months. */
const PosizioneInail = z.strictObject({ tasso: Aliquota.min(1), giaPagato: ImportoNonNegativo.optional() });
export type PosizioneInail = z.infer<typeof PosizioneInail>;

/** `inail` absent: the activity is not insured, or the school has not said. */
const Cococo = z.strictObject({
  tipo: z.literal('COCOCO'),
  inail: PosizioneInail.optional(),
  certificatoA1: CertificatoA1.optional(),
  /** Came to live in Italia from 2024, and asked in writing for the lower income; with a minor child it is lower still. */
  impatriato: z.enum(['SENZA_FIGLI', 'CON_FIGLI']).optional(),
});

/** Retired person or outsider in an exam board: 20 % withholding, or brackets as public function (contested). */
const CommissarioEsterno = z.strictObject({
  tipo: z.literal('COMMISSARIO_ESTERNO'),
  regime: z.enum(['RITENUTA_20', 'FUNZIONI_PUBBLICHE']).default('RITENUTA_20'),
});

/** Employee of another public body, authorised (art. 53 D.Lgs. 165/2001): as occasional, or at the maximum rate. */
const AltraAmministrazione = z.strictObject({
  tipo: z.literal('ALTRA_AMMINISTRAZIONE'),
  regime: z.enum(['OCCASIONALE', 'ALIQUOTA_MASSIMA']).default('OCCASIONALE'),
});

/** Company or association with an invoice: no withholding. */
const Societa = z.strictObject({ tipo: z.literal('SOCIETA'), iva: z.enum(iveFattura) });

/**
 * The part of an estate that is of one heir, as a stretch of the whole in parts per million. The stretches of the heirs follow one another,
 * so that what they are paid of a sum makes that sum to the cent, however it is divided.
 */
export const ParteEredita = z
  .strictObject({ da: Aliquota, a: Aliquota })
  .refine(({ da, a }) => da < a, "La parte dell'erede finisce dove comincia: controllare le quote.");
export type ParteEredita = z.infer<typeof ParteEredita>;

/**
 * Heir: the income keeps the kind it had for the deceased; employment income under separate taxation (art. 7 c. 3 TUIR).
 * With a part, the lines are what the deceased was owed and the heir is paid that part of each; without one, what the heir is owed.
 */
const Erede = z.strictObject({
  tipo: z.literal('EREDE'),
  contratto: Contratto,
  ruolo: Ruolo,
  parte: ParteEredita.optional(),
});

/** Pupil: incentive for excellence (no tax), prize for merit (final withholding), scholarship (assimilated income). */
const Studente = z.strictObject({ tipo: z.literal('STUDENTE'), regime: z.enum(['ECCELLENZA', 'PREMIO', 'BORSA']) });

/** Auditor of schools: who represents the own administration, or is lent by another. A professional is a PROFESSIONISTA. */
const Revisore = z.strictObject({
  tipo: z.literal('REVISORE'),
  regime: z.enum(['RAPPRESENTANTE', 'ALTRA_AMMINISTRAZIONE']),
});

/** Foreign language assistant: a net amount by the yearly note of the ministry. */
const AssistenteLingua = z.strictObject({ tipo: z.literal('ASSISTENTE_LINGUA') });

/** Author paid for the use of the own work, who is not a professional. */
const Autore = z.strictObject({ tipo: z.literal('AUTORE'), regime: z.enum(['DA_35_ANNI', 'SOTTO_35_ANNI']) });

/** Sport worker of D.Lgs. 36/2021: only a sport body may pay one, so a school is refused with the reason. */
const LavoratoreSportivo = z.strictObject({ tipo: z.literal('LAVORATORE_SPORTIVO') });

export const Percettore = z.discriminatedUnion('tipo', [
  Dipendente,
  Formatore,
  Occasionale,
  Professionista,
  NonResidente,
  Cococo,
  CommissarioEsterno,
  AltraAmministrazione,
  Societa,
  Erede,
  Studente,
  Revisore,
  AssistenteLingua,
  Autore,
  LavoratoreSportivo,
]);
export type Percettore = z.infer<typeof Percettore>;

/** Payees taxed as staff: employees, trainers, heirs, employees of other bodies at the maximum rate. */
export type PercettoreDipendente = Extract<
  Percettore,
  { tipo: 'DIPENDENTE' | 'FORMATORE' | 'EREDE' | 'ALTRA_AMMINISTRAZIONE' }
>;
