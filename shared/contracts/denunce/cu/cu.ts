import * as z from 'zod';
import {
  anno,
  codiceFiscale,
  codiceFiscaleEnte,
  data,
  forma,
  importo,
  numero,
  scelta,
  testo,
} from '#shared/domain/campi.ts';

/** What a file of certifications does: it tells them, tells them again, takes them back; never two of these. */
export const operazioniCu = ['ORDINARIA', 'SOSTITUZIONE', 'ANNULLAMENTO'] as const;
export type OperazioneCu = (typeof operazioniCu)[number];

/** Values by the code of their point: amounts in cents, days YYYY-MM-DD, else text. */
export const PuntiCertificati = z.record(
  forma(/^[A-Z]{2}\d{6}$/, 'Un punto ha 2 lettere e 6 cifre.', 8),
  z.union([testo(1, 100), importo()]),
);
export type PuntiCertificati = z.infer<typeof PuntiCertificati>;

/** Income of employment (G), or of self-employed work, one for each cause of payment (H). */
const ModuloCu = z.strictObject({
  tipo: scelta(['G', 'H']),
  progressivo: numero(1, 99_999_999),
  punti: PuntiCertificati,
});
export type ModuloCu = z.infer<typeof ModuloCu>;

const scritto = (massimo: number) => testo(1, massimo).exactOptional();

/** Fields of the sending that a file made elsewhere may have: this program writes none of them, and keeps those it has read. */
export const FornituraCu = z.strictObject({
  tipoFornitore: scritto(2),
  progressivoInvio: scritto(4),
  totaleInvii: scritto(4),
  campoUtente: scritto(100),
  produttoreSoftware: scritto(16),
  cognome: scritto(24),
  nome: scritto(20),
  eventiEccezionali: scritto(2),
  enteDichiarante: scritto(11),
  quadroCT: scritto(1),
  intermediario: scritto(16),
  impegno: scritto(1),
  datFirma: scritto(8),
  firmaIntermediario: scritto(1),
  casiParticolari: scritto(1),
});
export type FornituraCu = z.infer<typeof FornituraCu>;

/** One person: who, and what they were paid. */
export const CertificazioneCu = z.strictObject({
  codFiscale: codiceFiscale(),
  progressivo: numero(1, 99_999),
  /** Of the receipt of what is replaced or taken back: protocol of the file, place in it. Empty in an ordinary one. */
  protocollo: forma(/^(?:\d{17})?$/, 'Il protocollo ha 17 cifre.', 0, 17),
  progressivoRicevuta: forma(/^(?:\d{6})?$/, 'Il progressivo della ricevuta ha 6 cifre.', 0, 6),
  punti: PuntiCertificati,
  moduli: z.array(ModuloCu).max(200),
  /** Fields that a file made elsewhere may have: its maker's own space, the flag of confirmation. */
  spazioUtente: scritto(14),
  conferma: scritto(1),
});
export type CertificazioneCu = z.infer<typeof CertificazioneCu>;

/** A file of certifications of the incomes of a year. */
export const FileCu = z.strictObject({
  /** Tax year; the model is named after the following one. */
  anno: anno(2015),
  operazione: scelta(operazioniCu),
  sostituto: z.strictObject({
    codFiscale: codiceFiscaleEnte(),
    denominazione: testo(1, 60),
    email: testo(0, 100),
    telefono: forma(/^\d*$/, 'Il telefono ha solo cifre.', 0, 12),
  }),
  rappresentante: z.strictObject({
    codFiscale: codiceFiscale(),
    codiceCarica: forma(/^\d{1,2}$/, 'Il codice della carica ha 1 o 2 cifre.', 1, 2),
    cognome: testo(1, 24),
    nome: testo(1, 20),
  }),
  datFirma: data(),
  fornitura: FornituraCu.exactOptional(),
  certificazioni: z.array(CertificazioneCu).max(20_000),
});
export type FileCu = z.infer<typeof FileCu>;
