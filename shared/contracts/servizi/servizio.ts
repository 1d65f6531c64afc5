import * as z from 'zod';
import {
  codMeccanografico,
  data,
  flag,
  importoNonNegativo,
  numero,
  ore,
  scelta,
  testo,
  testoLungo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { fasceAnzianita } from '../../domain/persona/fasce.ts';
import {
  contrattiDipendente,
  ruoliDipendente,
  type ContrattoDipendente,
  type RuoloDipendente,
} from '../../domain/persona/percettore.ts';
import { tipiOrario, type TipoRapporto } from '../../domain/persona/valori-ammessi.ts';
import { acrossFields } from '../across-fields.ts';
import { campiDenunce } from './servizio-denunce.ts';

/** Codes of the lists of `caricaliste`, judged by the server against the reference tables. */
export const codice = () => testo(1, 10);

const facoltativo = () => codice().nullable();

/** Weekly hours, in hundredths: at most 60. */
const oreSettimana = () => ore(6000);

/** A site of the school where the service is given, and its weekly hours. */
const SedeServizio = z.strictObject({ uidSede: uidDi('SCUOLA'), numOre: oreSettimana() });
export type SedeServizio = z.infer<typeof SedeServizio>;

const campi = {
  datInizio: data(),
  datFine: data().nullable(),
  codTipoPersonale: codice(),
  codTipoNomina: codice(),
  codTipoServizio: codice(),
  codAutoritaNomina: facoltativo(),
  numProtocollo: testo(0, 40),
  datProtocollo: data().nullable(),
  prgQualificaRetributiva: numero(1, 10_000),
  codQualificaServizio: facoltativo(),
  codFascia: scelta(fasceAnzianita),
  codTipoOrario: scelta(tipiOrario),
  numOreSettimanali: oreSettimana(),
  numOreIntere: oreSettimana(),
  numOrePartTime: oreSettimana().nullable(),
  numOreContribuite: oreSettimana().nullable(),
  numGiorniSettimana: numero(5, 6),
  codTipoAttivita: facoltativo(),
  codTipoCattedra: facoltativo(),
  codTipoPosto: facoltativo(),
  codTipoLaboratorio: facoltativo(),
  codClasseConcorso: facoltativo(),
  codProfiloAta: facoltativo(),
  codSituazionePrevidenziale: codice(),
  flgEnam: flag(),
  /** School where the person has the post, when it is another one. */
  codScuolaTitolarita: codMeccanografico().nullable(),
  uidSettore: uidDi('SETTORE').nullable(),
  sedi: z.array(SedeServizio).max(10),
  /** Monthly personal allowance of a full post, in cents. */
  numAssegnoPersonale: importoNonNegativo(),
  /** Judgment that grants RPD or CIA to a short substitute. */
  desSentenzaRpdCia: testo(1, 200).nullable(),
  /** Absence that a substitute covers, of the titular it names. */
  uidAssenzaCoperta: uidDi('ASSENZA').exactOptional(),
  /** Why the head names a substitute before the law lets one be named. */
  desDeroga: testo(1, 300).exactOptional(),
  ...campiDenunce,
  note: testoLungo(2000),
};

const Campi = z.strictObject(campi);
type Campi = z.infer<typeof Campi>;

/** Hours that are paid: those of the part time, otherwise all those of the post. Hundredths per week. */
export const orePagate = ({
  numOreSettimanali,
  numOrePartTime,
}: Pick<Campi, 'numOreSettimanali' | 'numOrePartTime'>): number => numOrePartTime ?? numOreSettimanali;

/** What the rules of form write their refusals on: a context of zod, in the browser and on the server. */
interface Rifiuti {
  readonly addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void;
}
type Refuse = (campo: keyof Campi, message: string) => void;

/** Rules of form between the fields of a service, the same in the browser and on the server. */
const regoleServizio = (servizio: Campi, context: Rifiuti): void => {
  const refuse: Refuse = (campo, message) => context.addIssue({ code: 'custom', path: [campo], message });
  const { datInizio, datFine } = servizio;
  if (datFine !== null && datFine < datInizio) refuse('datFine', 'Il servizio finisce prima di iniziare.');
  if (servizio.codCessazione !== null && datFine === null)
    refuse('codCessazione', 'Il motivo della cessazione si indica quando il servizio ha una data di fine.');
  if (servizio.codCessazionePrivata !== null && servizio.codCessazione === null)
    refuse('codCessazionePrivata', 'Si indica insieme al motivo della fine.');
  regoleOrario(servizio, refuse);
  if (servizio.codTipoOrario === 'F') regoleTempoPieno(servizio, refuse);
  else regolePartTime(servizio, refuse);
  regoleSedi(servizio, context);
};

const regoleOrario = ({ numOreSettimanali, numOreIntere }: Campi, refuse: Refuse): void => {
  if (numOreIntere === 0) refuse('numOreIntere', "Indicare le ore dell'orario intero.");
  if (numOreSettimanali === 0) refuse('numOreSettimanali', 'Indicare le ore settimanali.');
  if (numOreSettimanali > numOreIntere)
    refuse('numOreSettimanali', "Le ore superano l'orario intero: quelle in più sono ore eccedenti.");
};

const regoleTempoPieno = ({ numOrePartTime, numOreContribuite }: Campi, refuse: Refuse): void => {
  if (numOrePartTime !== null) refuse('numOrePartTime', 'A tempo pieno le ore di part time vanno tolte.');
  if (numOreContribuite !== null) refuse('numOreContribuite', 'A tempo pieno le ore contribuite vanno tolte.');
};

const regolePartTime = (
  { numOreSettimanali, numOreIntere, numOrePartTime, numOreContribuite }: Campi,
  refuse: Refuse,
): void => {
  if (numOrePartTime === null || numOrePartTime === 0) {
    refuse('numOrePartTime', 'Il part time ha bisogno delle sue ore settimanali.');
    return;
  }
  if (numOrePartTime > numOreSettimanali || numOrePartTime >= numOreIntere)
    refuse(
      'numOrePartTime',
      "Le ore di part time sono meno di quelle dell'orario intero e non più di quelle del posto.",
    );
  if (numOreContribuite !== null && (numOreContribuite < numOrePartTime || numOreContribuite > numOreIntere))
    refuse('numOreContribuite', "Le ore contribuite vanno dalle ore di part time alle ore dell'orario intero.");
};

const regoleSedi = (servizio: Campi, context: Rifiuti): void => {
  const { sedi } = servizio;
  sedi.forEach(({ uidSede }, indice) => {
    if (sedi.findIndex((altra) => altra.uidSede === uidSede) !== indice)
      context.addIssue({ code: 'custom', path: ['sedi', indice, 'uidSede'], message: "La sede è già nell'elenco." });
  });
  if (sedi.reduce((somma, { numOre }) => somma + numOre, 0) > orePagate(servizio))
    context.addIssue({
      code: 'custom',
      path: ['sedi'],
      message: 'Le ore nelle sedi superano le ore del servizio.',
    });
};

/** A service as the office writes it. */
export const ServizioInput = z.strictObject(campi).check(acrossFields(regoleServizio));
export type ServizioInput = z.infer<typeof ServizioInput>;
export const ServizioNuovo = z
  .strictObject({ ...campi, uidSubAnagrafe: uidDi('PERSONA') })
  .check(acrossFields(regoleServizio));
export type ServizioNuovo = z.infer<typeof ServizioNuovo>;

/** `uid` may be repeated in the body: when it is there it is the one of the path. */
export const ServizioModificato = z
  .strictObject({ ...campi, uid: testo(0, 64).nullable().optional(), versione: versione() })
  .check(acrossFields(regoleServizio));
export type ServizioModificato = z.infer<typeof ServizioModificato>;

/** The person of a record, as the lists name them. */
export const Intestatario = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  matricola: numero(1, 10_000_000),
  desCognome: testo(1, 60),
  desNome: testo(1, 60),
});
export type Intestatario = z.infer<typeof Intestatario>;

/** Contract of pay that an appointment is. */
export const contrattoDelRapporto: Readonly<Record<TipoRapporto, ContrattoDipendente>> = {
  INDETERMINATO: 'TI',
  ANNUALE: 'TD_31_8',
  TERMINE_ATTIVITA: 'TD_30_6',
  BREVE: 'SUPPLENTE_BREVE',
};

/** Role of pay of each kind of staff that has services in a school. */
export const ruoloDelPersonale: Readonly<Partial<Record<string, RuoloDipendente>>> = {
  D: 'DOCENTE',
  R: 'IRC',
  E: 'EDUCATORE',
  A: 'ATA',
  G: 'DSGA',
  P: 'DS',
};

/** Pay qualifications of each role, by their code. */
export const qualificheDelRuolo: Readonly<Record<RuoloDipendente, readonly string[]>> = {
  DOCENTE: ['DIP', 'ITP', 'DPG', 'DSG'],
  IRC: ['IRC', 'DIP', 'DPG', 'DSG'],
  EDUCATORE: ['EDU'],
  ATA: ['CS', 'OS', 'AS', 'FE', 'CD'],
  DSGA: ['DSGA', 'FE'],
  DS: ['DS'],
};

/** What the payslip reads of a service. `profilo`: row of the pay tables, null where the tables have none. */
export const perLaPaga = {
  contratto: scelta(contrattiDipendente),
  ruolo: scelta(ruoliDipendente),
  profilo: testo(1, 60).nullable(),
};

/** A service of a person. */
export const Servizio = z.strictObject({
  ...campi,
  ...perLaPaga,
  ...Intestatario.shape,
  uid: uidDi('SERVIZIO'),
  versione: versione(),
});
export type Servizio = z.infer<typeof Servizio>;

/** Row of a list of services. */
export const RigaServizio = z.strictObject({
  ...Intestatario.shape,
  ...perLaPaga,
  ...Campi.pick({
    datInizio: true,
    datFine: true,
    codTipoPersonale: true,
    codTipoNomina: true,
    codTipoServizio: true,
    prgQualificaRetributiva: true,
    codFascia: true,
    codTipoOrario: true,
    numOreSettimanali: true,
    numOreIntere: true,
    numOrePartTime: true,
    codClasseConcorso: true,
    codProfiloAta: true,
    uidSettore: true,
    uidCodiceInps: true,
  }).shape,
  uid: uidDi('SERVIZIO'),
  versione: versione(),
  desTipoNomina: testo(0, 200),
  desTipoServizio: testo(0, 200),
  desQualificaRetributiva: testo(0, 200),
  /** The words of the teaching class, or of the ATA profile; empty where neither is written. */
  desClasseOProfilo: testo(0, 200),
});
export type RigaServizio = z.infer<typeof RigaServizio>;
