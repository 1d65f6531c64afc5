import * as z from 'zod';
import { data, forma, importoNonNegativo, numero, scelta, testo, uidDi } from '../../domain/campi.ts';

/** Sections of an F24 row: Erario, INPS, Regioni, Enti locali, INAIL, ex INPDAP. */
const sezioniF24 = ['F', 'I', 'R', 'S', 'N', 'Q'] as const;
/** Kinds of row of the form of public bodies, which has INPGI and the pension funds besides. */
export const sezioniF24Ep = [...sezioniF24, 'P', 'W'] as const;
/** The name of each section on the form. */
export const nomeSezioneF24: Readonly<Record<(typeof sezioniF24Ep)[number], string>> = {
  F: 'Erario',
  I: 'INPS',
  R: 'Regioni',
  S: 'Enti locali',
  N: 'INAIL',
  Q: 'Ex INPDAP',
  P: 'INPGI',
  W: 'Fondi pensione',
};

/** A row of an F24: what is paid, to whom, for when; one of the two amounts is 0. */
export const RigaF24 = z.strictObject({
  sezione: scelta(sezioniF24Ep),
  codice: forma(/^[A-Z0-9]+$/, 'Il codice ha da 1 a 6 lettere e cifre.', 1, 6),
  /** Region (T0 code), town (Belfiore), INPS office, province: by section. */
  ente: testo(0, 5),
  estremi: testo(0, 17),
  riferimentoA: testo(0, 6),
  riferimentoB: testo(0, 6),
  debito: importoNonNegativo(),
  credito: importoNonNegativo(),
});
export type RigaF24 = z.infer<typeof RigaF24>;

const righeDi = <S extends z.ZodType>(riga: S) =>
  z
    .array(riga)
    .min(1, 'Il modello non ha righe.')
    .max(20_000, 'Il modello ha più di 20.000 righe: dividerle in più modelli.');
const modelliDi = <S extends z.ZodType>(modello: S) =>
  z.array(modello).min(1, 'Il file non ha modelli.').max(999, 'Il file ha più di 999 modelli: dividerli in più file.');

/** How a form is paid, and what of the tax office it answers. */
const versamento = {
  titolareConto: testo(0, 11),
  iban: testo(0, 27),
  email: testo(0, 60),
  dataPagamento: data(),
  /** An act of the tax office that the form answers; zeros without one. */
  codiceUfficio: testo(0, 3),
  codiceAtto: forma(/^\d{11}$/, "Il codice dell'atto ha 11 cifre.", 11),
  idOperazione: testo(0, 18),
};

/** A row to credit that an F24 could not use, for the next: the body of its section besides, in the ordinary form. */
export const RiportoF24 = z.strictObject({
  ...RigaF24.omit({ debito: true }).shape,
  altroEnte: testo(0, 4).optional(),
});
export type RiportoF24 = z.infer<typeof RiportoF24>;

/** The tax of a sum that a person gave back net, to credit in an F24: with the restitution it comes from. */
export const RestituitaF24 = z.strictObject({ ...RiportoF24.shape, restituzione: uidDi('RESTITUZIONE') });
export type RestituitaF24 = z.infer<typeof RestituitaF24>;

/** One form: who pays, from which account, when, and its rows. Blank where the form has nothing to say. */
export const ModelloF24Ep = z.strictObject({
  contribuente: testo(0, 11),
  denominazione: testo(0, 55),
  /** Who else the form is about, and in which quality: a debtor whose debts the school pays. */
  codiceIdentificativo: testo(0, 2),
  secondoCodiceFiscale: testo(0, 16),
  ...versamento,
  righe: righeDi(RigaF24),
});
export type ModelloF24Ep = z.infer<typeof ModelloF24Ep>;

/** A file of F24 EP: who sends it and its forms. */
export const F24Ep = z.strictObject({
  fornitore: testo(0, 16),
  denominazione: testo(0, 60),
  modelli: modelliDi(ModelloF24Ep),
});
export type F24Ep = z.infer<typeof F24Ep>;

/** A row of the ordinary F24: its section may ask for more than the row of public bodies holds. */
export const RigaF24Ordinario = z.strictObject({
  ...RigaF24.shape,
  sezione: scelta(sezioniF24),
  codice: forma(/^[A-Z0-9]+$/, 'Il codice ha da 1 a 4 lettere e cifre.', 1, 4),
  /** Altri enti: the body the section is of. */
  altroEnte: forma(/^(?:\d{4})?$/, "Il codice dell'ente ha 4 cifre.", 0, 4).default(''),
  /** Enti locali: what the row says of buildings, 1 for a ticked box; nothing for surtaxes. */
  ravvedimento: numero(0, 1).default(0),
  variati: numero(0, 1).default(0),
  acconto: numero(0, 1).default(0),
  saldo: numero(0, 1).default(0),
  immobili: numero(0, 999).default(0),
  detrazione: importoNonNegativo().default(0),
});
export type RigaF24Ordinario = z.infer<typeof RigaF24Ordinario>;

/** Where who pays has its tax domicile. */
const domicilio = {
  comune: testo(0, 40),
  provincia: testo(0, 2),
  cap: forma(/^(?:\d{5})?$/, 'Il CAP ha 5 cifre.', 0, 5),
  indirizzo: testo(0, 35),
};

/** One ordinary form: who pays and from where, from which account, when, and its rows. */
export const ModelloF24Ordinario = z.strictObject({
  contribuente: testo(0, 16),
  denominazione: testo(0, 55),
  ...domicilio,
  ...versamento,
  righe: righeDi(RigaF24Ordinario),
});
export type ModelloF24Ordinario = z.infer<typeof ModelloF24Ordinario>;

/** A file of ordinary F24: who sends it and its forms. */
export const F24Ordinario = z.strictObject({
  fornitore: testo(0, 16),
  denominazione: testo(0, 60),
  ...domicilio,
  email: testo(0, 55),
  modelli: modelliDi(ModelloF24Ordinario),
});
export type F24Ordinario = z.infer<typeof F24Ordinario>;
