import * as z from 'zod';
import {
  abi,
  aliquota,
  bban,
  bic,
  cab,
  cap,
  cin,
  cinEuro,
  codBelfiore,
  codiceFiscale,
  codPaese,
  conto,
  data,
  email,
  flag,
  giorni,
  numero,
  partitaNoipa,
  provincia,
  scelta,
  telefono,
  testo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { erroreCodiceFiscale, isCodiceFiscale } from '../../domain/codici/codice-fiscale.ts';
import { modalitaPagamento } from '../../domain/persona/pagamento.ts';
import { primeAssicurazioni } from '../../domain/persona/previdenza.ts';
import { tipiSoggetto } from '../../domain/persona/soggetto.ts';
import { AdesioneEspero } from './espero.ts';

/** Fiscal domicile from a day on: the town and the tax region that surtaxes follow. Name and region follow from the town. */
export const Domicilio = z.strictObject({
  dal: data(),
  codComuneDomf: codBelfiore(),
  desComuneDomf: testo(0, 100),
  codRegioneDomf: testo(0, 4),
});
export type Domicilio = z.infer<typeof Domicilio>;

/** How and where a person is paid. `B` bank, `C` prepaid card, `D` domiciled transfer, `L` postal book, `P` postal account. */
export const Pagamento = z.strictObject({
  codModPagamento: scelta(modalitaPagamento).nullable(),
  codPaese: codPaese().nullable(),
  codCinEuro: cinEuro().nullable(),
  codCin: cin().nullable(),
  codAbi: abi().nullable(),
  codCab: cab().nullable(),
  codCc: conto().nullable(),
  codCinEuroEstero: cinEuro().nullable(),
  codBban: bban().nullable(),
  codBic: bic().nullable(),
  /** Who holds the account, or cashes at the counter, where it is not the person: the parent of a minor; empty otherwise. */
  desIntestatario: testo(0, 70),
});
export type Pagamento = z.infer<typeof Pagamento>;

/** Former codes of a person, each right in itself. */
const cfPrecedenti = () =>
  z
    .array(
      codiceFiscale().refine(isCodiceFiscale, {
        error: ({ input }) => erroreCodiceFiscale(String(input)) ?? 'Codice fiscale non valido.',
      }),
    )
    .max(5, 'I codici precedenti sono al massimo 5.');

/** A person of the registry as the office writes it: of a company only the name in `desCognome` and the codice fiscale are asked. */
export const CampiPersona = z.strictObject({
  tipoSoggetto: scelta(tipiSoggetto),
  /** Surname, or name of the company or body, as the forms of the Revenue Agency have them. */
  desCognome: testo(1, 60),
  desNome: testo(0, 60),
  flgSesso: scelta(['M', 'F']).nullable(),
  datNascita: data().nullable(),
  codComuneNascita: codBelfiore().nullable(),
  /** Names of places follow from their codes. */
  desComuneNascita: testo(0, 100),
  desCf: codiceFiscale(),
  /** Codes that the person had before: who names them by one finds them, and nobody else may take it. Absent of who never had another. */
  cfPrecedenti: cfPrecedenti().exactOptional(),
  /** The person died: said by hand, or by an heir of record; absent or false of who lives. */
  flgDeceduto: flag().exactOptional(),
  /** The day of death; absent or null while it is not known. */
  datDecesso: data().nullable().exactOptional(),
  /** The holder of the account was named by a judge (guardian, administrator): the mandate of a parent ends with the minor age, this one does not. */
  flgTutela: flag().exactOptional(),
  /** Of an heir: codice fiscale of who died, of the school or not, and the share of the inheritance in parts per million. */
  cfDeceduto: codiceFiscale().nullable(),
  quotaEredita: aliquota().nullable(),
  /** The code disagrees with the data, or its control character is wrong, and somebody confirmed it as it is. */
  flgCfConfermato: flag(),
  /** State of citizenship, by its Belfiore code; null = Italian. */
  codCittadinanza: codBelfiore().nullable(),
  desIndirizzo: testo(0, 120),
  desCap: cap().nullable(),
  codComuneRes: codBelfiore().nullable(),
  desComuneRes: testo(0, 100),
  provinciaRes: provincia().nullable(),
  /** Residence of who lives abroad, as the annual certificate asks for it: State by its Belfiore code, region or federal state, town, tax code. */
  codStatoEstero: codBelfiore().nullable(),
  desRegioneEstera: testo(0, 60),
  desLocalitaEstera: testo(0, 100),
  codFiscaleEstero: testo(0, 30),
  desTelefono: telefono().nullable(),
  desCellulare: telefono().nullable(),
  desEMail: email().nullable(),
  desPec: email().nullable(),
  ...Pagamento.shape,
  domicili: z.array(Domicilio).max(50),
  espero: z.array(AdesioneEspero).max(20),
  /** Whether the first pension contribution is of 31/12/1995 or before, or later; null = nobody has said it. */
  primaAssicurazione: scelta(primeAssicurazioni).nullable(),
  /** Registration with NoiPA and the office that pays the salary. */
  numPartitaNoipa: partitaNoipa().nullable(),
  codUfficioNoipa: testo(0, 10),
  /** Days of leave and of suppressed holidays left from the year before. */
  numAnnoScoFerfestResidue: giorni(100),
  note: testo(0, 2000),
});

const forma = CampiPersona.shape;
/** The same as a caller sends it: what may be left out has the value of who is an Italian natural person that lives in Italy. */
export const PersonaInput = z.strictObject({
  ...forma,
  tipoSoggetto: forma.tipoSoggetto.default('FISICA'),
  cfDeceduto: forma.cfDeceduto.default(null),
  quotaEredita: forma.quotaEredita.default(null),
  codCittadinanza: forma.codCittadinanza.default(null),
  codStatoEstero: forma.codStatoEstero.default(null),
  desRegioneEstera: forma.desRegioneEstera.default(''),
  desLocalitaEstera: forma.desLocalitaEstera.default(''),
  codFiscaleEstero: forma.codFiscaleEstero.default(''),
  desIntestatario: forma.desIntestatario.default(''),
  espero: forma.espero.default([]),
  primaAssicurazione: forma.primaAssicurazione.default(null),
  numPartitaNoipa: forma.numPartitaNoipa.default(null),
  codUfficioNoipa: forma.codUfficioNoipa.default(''),
});
export type PersonaInput = z.infer<typeof PersonaInput>;

/** A person of the registry. `uidSubAnagrafe` is the payroll sub-record, same value as `uid`. */
export const Persona = z.strictObject({
  ...PersonaInput.shape,
  uid: uidDi('PERSONA'),
  uidSubAnagrafe: uidDi('PERSONA'),
  versione: versione(),
  prgAnagrafe: numero(1, 10_000_000),
  matricola: numero(1, 10_000_000),
  uidPortale: testo(1, 300).nullable(),
});
export type Persona = z.infer<typeof Persona>;

/** Row of a search: never payment, contact, family or health data. */
export const RigaPersona = z.strictObject({
  uid: uidDi('PERSONA'),
  uidSubAnagrafe: uidDi('PERSONA'),
  prgAnagrafe: numero(1, 10_000_000),
  matricola: numero(1, 10_000_000),
  /** Rows stored before it was asked are of natural persons. */
  tipoSoggetto: scelta(tipiSoggetto).default('FISICA'),
  desCognome: testo(1, 60),
  desNome: testo(0, 60),
  desCf: codiceFiscale(),
  datNascita: data().nullable(),
  flgSesso: scelta(['M', 'F']).nullable(),
  collegata: flag(),
  /** The codice fiscale disagrees with the data, confirmed or not. */
  cfAnomalo: flag(),
});
export type RigaPersona = z.infer<typeof RigaPersona>;
