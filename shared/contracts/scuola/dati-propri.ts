import * as z from 'zod';
import {
  cap,
  codBelfiore,
  codiceFiscale,
  codiceFiscaleEnte,
  codMeccanografico,
  data,
  flag,
  forma,
  iban,
  provincia,
  scelta,
  testo,
} from '../../domain/campi.ts';
import { modelliF24, tipiMittente, tracciatiBonifici } from '../../domain/elaborazione/denuncia.ts';
import { setupTypes } from '../../domain/elaborazione/elaborazione.ts';
import { fondiFineServizio, fondiPensione } from '../../domain/elaborazione/fondi.ts';
import { ruoliFirma } from '../../domain/scuola.ts';

const progressivo = () => forma(/^\d{5}$/, 'Il progressivo ha 5 cifre.', 5);

/** What filings need to know of the school, from a day on until the next entry. */
export const AltriDati = z.strictObject({
  dal: data(),
  /** Code of the region for taxes (table T0), not the ISTAT one. */
  codRegioneFiscale: forma(/^\d{2}$/, 'Il codice della regione ha 2 cifre.', 2).nullable(),
  ibanTesoreria: iban().nullable(),
  codSedeInps: forma(/^\d{4}$/, 'La sede INPS ha 4 cifre.', 4).nullable(),
  capInps: cap().nullable(),
  desComuneInps: testo(0, 100),
  provinciaInpdap: provincia().nullable(),
  codAteco: forma(/^\d{2}(?:\.\d{1,2}){0,2}$/, 'Il codice ATECO ha la forma 85.31.20.', 2, 8).nullable(),
  codUfficioNoipa: testo(0, 10),
  codServizioNoipa: testo(0, 10),
  /** Identity of the school in ListaPosPA. */
  progressivoAzienda: forma(/^\d{5}$/, 'Il progressivo azienda ha 5 cifre.', 5).nullable(),
  formaGiuridica: forma(/^\d{4}$/, 'La forma giuridica ha 4 cifre.', 4).nullable(),
  enteVersanteMef: testo(0, 20),
  /** Funds of the staff; null where nobody has said them: a State school has its own by law. */
  fondoPensione: scelta(fondiPensione).nullable(),
  fondoFineServizio: scelta(fondiFineServizio).nullable(),
  /** The staff is enrolled in the ENPDEP insurance; never that of the State. */
  flgEnpdep: flag(),
  /** Form on which the school pays: that of public bodies, or the ordinary one outside the single treasury. */
  modelloF24: scelta(modelliF24),
  /** Who transmits UniEmens: the school itself or a person for it, the person entitled, the owner of the program. */
  tipoMittente: scelta(tipiMittente).nullable(),
  cfPersonaMittente: codiceFiscale().nullable(),
  cfSoftwareHouse: codiceFiscaleEnte().nullable(),
  /** The school as a body in NoiPA. */
  codEnteNoipa: testo(0, 20),
  /** The message that its bank takes payments by; absent: the European one. */
  tracciatoBonifici: scelta(tracciatiBonifici).exactOptional(),
  /** The code by which a bank of the CBI knows the school. */
  codCuc: forma(/^[A-Z0-9]{8}$/, 'Il codice CUC ha 8 lettere maiuscole o cifre.', 8)
    .nullable()
    .exactOptional(),
});
export type AltriDati = z.infer<typeof AltriDati>;

/** Bodies that the staff of a site belongs to and serves at, in ListaPosPA: codice fiscale and progressive of each. */
export const EntiSede = z.strictObject({
  cfAppartenenza: codiceFiscaleEnte(),
  prgAppartenenza: progressivo(),
  cfServizio: codiceFiscaleEnte(),
  prgServizio: progressivo(),
});
export type EntiSede = z.infer<typeof EntiSede>;

/** Head teacher or administrative director between two days. */
export const Firmatario = z.strictObject({
  ruolo: scelta(ruoliFirma),
  nominativo: testo(1, 100),
  codFiscale: codiceFiscale(),
  dal: data(),
  al: data().nullable(),
});
export type Firmatario = z.infer<typeof Firmatario>;

/** Codes, name and seat of a school. */
export const campiIdentitaScuola = {
  codMeccanografico: codMeccanografico(),
  codFiscale: codiceFiscaleEnte().nullable(),
  desScuola: testo(1, 120),
  desIndirizzo: testo(0, 120),
  desCap: cap().nullable(),
  codComune: codBelfiore().nullable(),
  desComune: testo(0, 100),
  provincia: provincia().nullable(),
};

/**
 * The school as it was until a day, inclusive: its next entry, or the record itself, holds from the day after. `atto` is the act by which it
 * became another.
 */
export const IdentitaPrecedente = z.strictObject({ al: data(), ...campiIdentitaScuola, atto: testo(0, 200) });
export type IdentitaPrecedente = z.infer<typeof IdentitaPrecedente>;

/** The school that took the place of this one: from which day, what it is called, by which act. */
export const Subentrante = z.strictObject({
  dal: data(),
  codMeccanografico: codMeccanografico(),
  codFiscale: codiceFiscaleEnte(),
  desScuola: testo(1, 120),
  atto: testo(0, 200),
});
export type Subentrante = z.infer<typeof Subentrante>;

/** What only the school itself has, besides what every school has. */
export const DatiPropri = z.strictObject({
  codIpa: forma(/^[A-Za-z0-9_]*$/, 'Il codice IPA ha solo lettere, cifre e trattini bassi.', 0, 20),
  codUnivocoUfficio: forma(/^[A-Z0-9]{6}$/, 'Il codice univoco ufficio ha 6 lettere o cifre.', 6).nullable(),
  setupType: scelta(setupTypes),
  /** A municipal school states that it applies the national contract of the schools to its staff; absent where nobody has. */
  flgCcnlIstruzione: flag().exactOptional(),
  altriDati: z.array(AltriDati).max(60),
  firmatari: z.array(Firmatario).max(60),
  /** Absent of a school that has always been what it is. */
  identitaPrecedenti: z.array(IdentitaPrecedente).max(60).exactOptional(),
  /** Absent while the school has not ended. */
  subentrante: Subentrante.exactOptional(),
});
export type DatiPropri = z.infer<typeof DatiPropri>;
