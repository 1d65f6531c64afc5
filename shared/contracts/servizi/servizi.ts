import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import {
  codMeccanografico,
  data,
  dataRicerca,
  flag,
  importoNonNegativo,
  numero,
  ore,
  scelta,
  testo,
  testoLungo,
  uid,
  versione,
} from '../../domain/campi.ts';
import { fasceAnzianita } from '../../domain/persona/fasce.ts';
import {
  contrattiDipendente,
  ruoliDipendente,
  type ContrattoDipendente,
  type RuoloDipendente,
} from '../../domain/persona/percettore.ts';
import { tipiOrario, type TipoRapporto } from '../../domain/persona/situazione.ts';
import { Lavoro } from '../lavori/lavoro.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';
import { ListeServizio } from './liste-servizio.ts';

const chiConsulta = ['GESTORE', 'TESTER', 'SERVIZI', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const chiScrive = ['GESTORE', 'TESTER', 'SERVIZI'] as const satisfies readonly Ruolo[];

/** Codes of the lists of `caricaliste`, judged by the server against the reference tables. */
const codice = () => testo(1, 10);
const facoltativo = () => codice().nullable();
/** Weekly hours, in hundredths: at most 60. */
const oreSettimana = () => ore(6000);

/** A site of the school where the service is given, and its weekly hours. */
const SedeServizio = z.strictObject({ uidSede: uid(), numOre: oreSettimana() });
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
  uidSettore: uid().nullable(),
  sedi: z.array(SedeServizio).max(10),
  /** Monthly personal allowance of a full post, in cents. */
  numAssegnoPersonale: importoNonNegativo(),
  /** Judgment that grants RPD or CIA to a short substitute. */
  desSentenzaRpdCia: testo(1, 200).nullable(),
  note: testoLungo(2000),
};

const Campi = z.strictObject(campi);
type Campi = z.infer<typeof Campi>;

/** Hours that are paid: those of the part time, otherwise all those of the post. Hundredths per week. */
export const orePagate = ({
  numOreSettimanali,
  numOrePartTime,
}: Pick<Campi, 'numOreSettimanali' | 'numOrePartTime'>): number => numOrePartTime ?? numOreSettimanali;

/** Rules of form between the fields of a service, the same in the browser and on the server. */
const regoleServizio = (
  servizio: Campi,
  context: { readonly addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void },
): void => {
  const rifiuta = (campo: keyof Campi, message: string): void =>
    context.addIssue({ code: 'custom', path: [campo], message });
  const {
    datInizio,
    datFine,
    codTipoOrario,
    numOreSettimanali,
    numOreIntere,
    numOrePartTime,
    numOreContribuite,
    sedi,
  } = servizio;
  if (datFine !== null && datFine < datInizio) rifiuta('datFine', 'Il servizio finisce prima di iniziare.');
  if (numOreIntere === 0) rifiuta('numOreIntere', "Indicare le ore dell'orario intero.");
  if (numOreSettimanali === 0) rifiuta('numOreSettimanali', 'Indicare le ore settimanali.');
  if (numOreSettimanali > numOreIntere)
    rifiuta('numOreSettimanali', "Le ore superano l'orario intero: quelle in più sono ore eccedenti.");
  if (codTipoOrario === 'F') {
    if (numOrePartTime !== null) rifiuta('numOrePartTime', 'A tempo pieno le ore di part time vanno tolte.');
    if (numOreContribuite !== null) rifiuta('numOreContribuite', 'A tempo pieno le ore contribuite vanno tolte.');
  } else if (numOrePartTime === null || numOrePartTime === 0) {
    rifiuta('numOrePartTime', 'Il part time ha bisogno delle sue ore settimanali.');
  } else {
    if (numOrePartTime > numOreSettimanali || numOrePartTime >= numOreIntere)
      rifiuta(
        'numOrePartTime',
        "Le ore di part time sono meno di quelle dell'orario intero e non più di quelle del posto.",
      );
    if (numOreContribuite !== null && (numOreContribuite < numOrePartTime || numOreContribuite > numOreIntere))
      rifiuta('numOreContribuite', "Le ore contribuite vanno dalle ore di part time alle ore dell'orario intero.");
  }
  sedi.forEach(({ uidSede }, indice) => {
    if (sedi.findIndex((altra) => altra.uidSede === uidSede) !== indice)
      context.addIssue({ code: 'custom', path: ['sedi', indice, 'uidSede'], message: "La sede è già nell'elenco." });
  });
  if (sedi.reduce((somma, { numOre }) => somma + numOre, 0) > orePagate(servizio))
    rifiuta('sedi', 'Le ore nelle sedi superano le ore del servizio.');
};

/** A service as the office writes it. */
export const ServizioInput = z.strictObject(campi).superRefine(regoleServizio);
export type ServizioInput = z.infer<typeof ServizioInput>;
export const ServizioNuovo = z.strictObject({ ...campi, uidSubAnagrafe: uid() }).superRefine(regoleServizio);
export type ServizioNuovo = z.infer<typeof ServizioNuovo>;
/** `uid` may be repeated in the body: when it is there it is the one of the path. */
export const ServizioModificato = z
  .strictObject({ ...campi, uid: testo(0, 64).nullable().optional(), versione: versione() })
  .superRefine(regoleServizio);
export type ServizioModificato = z.infer<typeof ServizioModificato>;

/** The person of a record, as the lists name them. */
export const Intestatario = z.strictObject({
  uidSubAnagrafe: uid(),
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
const perLaPaga = {
  contratto: scelta(contrattiDipendente),
  ruolo: scelta(ruoliDipendente),
  profilo: testo(1, 60).nullable(),
};

/** A service of a person. */
export const Servizio = z.strictObject({
  ...campi,
  ...perLaPaga,
  ...Intestatario.shape,
  uid: uid(),
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
  }).shape,
  uid: uid(),
  versione: versione(),
  desTipoNomina: testo(0, 200),
  desTipoServizio: testo(0, 200),
  desQualificaRetributiva: testo(0, 200),
});
export type RigaServizio = z.infer<typeof RigaServizio>;

const periodo = { dal: dataRicerca().optional(), al: dataRicerca().optional() };

/** Services of one person, or of the whole school: in a range of days, by contract or role. */
export const RicercaServizi = z.strictObject({
  ...ricerca(['datInizio', 'datFine', 'nominativo'], ['nominativo', 'datInizio']),
  uidSubAnagrafe: uid().optional(),
  ...periodo,
  contratto: scelta(contrattiDipendente).optional(),
  ruolo: scelta(ruoliDipendente).optional(),
});
export type RicercaServizi = z.infer<typeof RicercaServizi>;

/** A service the duplication makes, or would make, and the one it comes from. */
export const ServizioDuplicato = z.strictObject({
  ...Intestatario.shape,
  uid: uid(),
  uidOrigine: uid(),
  contratto: perLaPaga.contratto,
  desQualificaRetributiva: testo(0, 200),
  datInizio: data(),
  datFine: data(),
});
export type ServizioDuplicato = z.infer<typeof ServizioDuplicato>;
const ServizioEscluso = z.strictObject({ ...Intestatario.shape, uidOrigine: uid(), motivo: testo(1, 300) });
export type ServizioEscluso = z.infer<typeof ServizioEscluso>;

/** Lists show the first thousand; the numbers count them all. */
export const Duplicazione = z.strictObject({
  anno: numero(1990, 2099),
  anteprima: flag(),
  numDaCreare: numero(0, 1_000_000),
  numCreati: numero(0, 1_000_000),
  numEsclusi: numero(0, 1_000_000),
  servizi: z.array(ServizioDuplicato).max(1000),
  esclusi: z.array(ServizioEscluso).max(1000),
  lavoro: Lavoro.nullable(),
});
export type Duplicazione = z.infer<typeof Duplicazione>;

/** The kind of staff that decides which absences a person may have: from the service in force, or from the last one. */
export const TipoPerAssenze = z.strictObject({
  uidSubAnagrafe: uid(),
  uidServizio: uid().nullable(),
  inServizio: flag(),
  contratto: perLaPaga.contratto.nullable(),
  ruolo: perLaPaga.ruolo.nullable(),
  codTipoPersonale: codice().nullable(),
  desTipoPersonale: testo(0, 200),
  tipiAssenza: z.array(testo(1, 40)).max(200),
});
export type TipoPerAssenze = z.infer<typeof TipoPerAssenze>;

const params = z.strictObject({ uid: uid() });
const lettura = { roles: chiConsulta, licences: ['WWS'], effect: 'read', scope: 'scuola' } as const;
const scrittura = { roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola' } as const;

export const serviziRoutes = {
  searchServizi: defineRoute({
    method: 'POST',
    path: '/emo/servizi/search',
    summary: 'Services of one person, or of the whole school',
    ...lettura,
    errors: ['TROPPI_RISULTATI'],
    body: RicercaServizi,
    response: pagina(RigaServizio),
  }),
  searchServiziPropri: defineRoute({
    method: 'POST',
    path: '/emo/servizi/search/dip',
    summary: 'Services of the signed-in employee, when the head teacher lets them be seen',
    roles: ['DIPENDENTE'],
    licences: ['WWS'],
    effect: 'read',
    scope: 'proprio',
    errors: ['NON_TROVATO', 'OPERAZIONE_NON_CONSENTITA'],
    body: RicercaServizi.omit({ uidSubAnagrafe: true }),
    response: pagina(RigaServizio),
  }),
  listServizioListe: defineRoute({
    method: 'GET',
    path: '/emo/servizi/caricaliste',
    summary: 'The fourteen lists a service is filled in with',
    ...lettura,
    errors: [],
    response: ListeServizio,
  }),
  getTipoPerAssenze: defineRoute({
    method: 'GET',
    path: '/emo/servizi/tipoperass/{uid}',
    summary: 'Kind of staff of a person and the absences it may have',
    ...lettura,
    errors: ['NON_TROVATO'],
    params,
    response: TipoPerAssenze,
  }),
  getServizio: defineRoute({
    method: 'GET',
    path: '/emo/servizi/{uid}',
    summary: 'A service',
    ...lettura,
    errors: ['NON_TROVATO'],
    params,
    response: Servizio,
  }),
  createServizio: defineRoute({
    method: 'POST',
    path: '/emo/servizi',
    summary: 'Creates a service of a person',
    ...scrittura,
    errors: ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO'],
    body: ServizioNuovo,
    response: Servizio,
  }),
  updateServizio: defineRoute({
    method: 'PUT',
    path: '/emo/servizi/{uid}',
    summary: 'Changes a service',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'RIFERIMENTO_NON_VALIDO'],
    params: z.strictObject({ uid: testo(0, 64) }),
    body: ServizioModificato,
    response: Servizio,
  }),
  removeServizio: defineRoute({
    method: 'DELETE',
    path: '/emo/servizi/{uid}',
    summary: 'Deletes a service that no absence lies in',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    params,
    query: z.strictObject({ versione: versione() }),
    response: z.strictObject({ uid: uid() }),
  }),
  duplicaServizio: defineRoute({
    method: 'GET',
    path: '/emo/operazioneannuale/duplicaservizio',
    summary:
      'Carries the services that go on into the school year `anno`, once; with anteprima shows them without writing. Over forty it is long work',
    roles: ['GESTORE', 'TESTER'],
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    errors: [],
    query: z.strictObject({ anno: numero(1991, 2099), anteprima: flag().optional() }),
    response: Duplicazione,
  }),
} as const;
