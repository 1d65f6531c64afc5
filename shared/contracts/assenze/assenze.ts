import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import {
  aliquota,
  data,
  dataRicerca,
  flag,
  numero,
  ore,
  scelta,
  testo,
  testoLungo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { motiviSanitari } from '../../domain/persona/assenze.ts';
import { contrattiDipendente, ruoliDipendente } from '../../domain/persona/percettore.ts';
import { acrossFields } from '../across-fields.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';
import { Intestatario } from '../servizi/servizio.ts';
import * as fatti from './fatti-dell-assenza.ts';

export const chiConsulta = ['GESTORE', 'TESTER', 'ASSENZE', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const chiScrive = ['GESTORE', 'TESTER', 'ASSENZE'] as const satisfies readonly Ruolo[];

/** Families of absences: what a list may say of an absence without telling why. */
export const gruppiAssenza = ['SALUTE', 'FAMIGLIA', 'PERMESSI'] as const;
export type GruppoAssenza = (typeof gruppiAssenza)[number];
export const descrizioneGruppoAssenza: Readonly<Record<GruppoAssenza, string>> = {
  SALUTE: 'Salute',
  FAMIGLIA: 'Famiglia',
  PERMESSI: 'Permessi e altro',
};

/** How a kind of absence is counted. */
export const conteggiAssenza = ['CALENDARIO', 'LAVORATIVI', 'ORE'] as const;
export type ConteggioAssenza = (typeof conteggiAssenza)[number];
export const descrizioneConteggioAssenza: Readonly<Record<ConteggioAssenza, string>> = {
  CALENDARIO: 'Giorni di calendario',
  LAVORATIVI: 'Giorni lavorativi',
  ORE: 'Ore',
};

/** Windows in which days of the same kind add up. */
export const contatoriAssenza = [
  'EVENTO',
  'MESE',
  'ANNO_SCOLASTICO',
  'ANNO_SOLARE',
  'TRIENNIO',
  'ANNO_DEL_BAMBINO',
  'VITA_DEL_BAMBINO',
  'CARRIERA',
] as const;
export type ContatoreAssenza = (typeof contatoriAssenza)[number];
export const descrizioneContatore: Readonly<Record<ContatoreAssenza, string>> = {
  EVENTO: 'per ogni evento',
  MESE: 'al mese',
  ANNO_SCOLASTICO: 'per anno scolastico',
  ANNO_SOLARE: 'per anno solare',
  TRIENNIO: 'in tre anni',
  ANNO_DEL_BAMBINO: 'per anno di vita del figlio',
  VITA_DEL_BAMBINO: 'per ogni figlio',
  CARRIERA: 'nella carriera',
};

const campi = {
  codTipoAssenza: testo(1, 40),
  datInizio: data(),
  datFine: data(),
  /** Hours of an absence counted in hours, in hundredths; null for the ones counted in days. */
  numOre: ore(2400).nullable(),
  codMotivo: scelta(motiviSanitari).nullable(),
  /** Child the absence is for: it tells the counters of several children apart. */
  datNascitaFiglio: data().nullable(),
  ...fatti.fattiDellAssenza,
  numCertificato: testo(0, 40),
  datCertificato: data().nullable(),
  note: testoLungo(2000),
};

export const regoleAssenza = ({ datInizio, datFine, congedo }: fatti.ConCongedo, context: z.RefinementCtx): void => {
  if (datFine < datInizio)
    context.addIssue({ code: 'custom', path: ['datFine'], message: "L'assenza finisce prima di iniziare." });
  for (const issue of fatti.erroriCongedo(congedo)) context.addIssue(issue);
};

/** An absence as the office writes it. */
export const AssenzaInput = z.strictObject(campi).check(acrossFields(regoleAssenza));
export type AssenzaInput = z.infer<typeof AssenzaInput>;
/** Fields of every kind of absence: the facts are of the kinds that ask for them. */
const { congedo: _congedo, codMancatoRecupero: _recupero, ...comuni } = campi;

/** The form of one kind of absence: it asks for the medical reason, for the hours, for its facts, where the kind needs them. */
export const moduloAssenza = ({ conMotivo, aOre, chiesti }: fatti.Modulo): z.ZodType<AssenzaInput, AssenzaInput> =>
  z
    .strictObject({
      ...comuni,
      ...(conMotivo ? { codMotivo: scelta(motiviSanitari) } : {}),
      ...(aOre ? { numOre: ore(2400).min(1, 'Indicare le ore.') } : {}),
      ...(chiesti === null ? {} : fatti.fattiChiesti[chiesti]),
    })
    .check(acrossFields(regoleAssenza));
/** Without `uid` it is a new absence of the person; with it, a change that needs `versione`. */
export const AssenzaDaSalvare = z
  .strictObject({
    ...campi,
    uidSubAnagrafe: uidDi('PERSONA'),
    uid: uidDi('ASSENZA').optional(),
    versione: versione().optional(),
  })
  .check(acrossFields(regoleAssenza));
export type AssenzaDaSalvare = z.infer<typeof AssenzaDaSalvare>;

/** What the payslip makes of an absence: days at each rate of pay, days without RPD or CIA, the norm, what to look at. */
export const EffettoPaga = z.strictObject({
  contratto: scelta(contrattiDipendente).nullable(),
  conteggio: scelta(conteggiAssenza),
  giorni: z.array(z.strictObject({ numGiorni: numero(1, 100_000), aliquota: aliquota() })).max(400),
  numGiorniSenzaAccessorio: numero(0, 100_000),
  norme: z.array(testo(1, 500)).max(20),
  confermata: flag(),
  avvisi: z.array(testo(1, 500)).max(50),
});
export type EffettoPaga = z.infer<typeof EffettoPaga>;

/** An absence, with its reason: only its own call returns it. */
export const Assenza = z.strictObject({
  ...campi,
  ...Intestatario.shape,
  uid: uidDi('ASSENZA'),
  versione: versione(),
  desTipoAssenza: testo(1, 200),
  codGruppo: scelta(gruppiAssenza),
  numGiorni: numero(0, 100_000),
  effetto: EffettoPaga,
});
export type Assenza = z.infer<typeof Assenza>;

/** Row of a list of absences: when and for how long, never for what illness or whose. */
export const RigaAssenza = z.strictObject({
  ...Intestatario.shape,
  uid: uidDi('ASSENZA'),
  versione: versione(),
  datInizio: data(),
  datFine: data(),
  numGiorni: numero(0, 100_000),
  numOre: ore(2400).nullable(),
  codGruppo: scelta(gruppiAssenza),
  desAssenza: testo(1, 200),
  /** The substitutes and their last day, in words; absent of what nobody covers, and of lists of one person. */
  desSupplenti: testo(1, 1000).exactOptional(),
});
export type RigaAssenza = z.infer<typeof RigaAssenza>;

/** A limit of the law and how much of it is used. Quantities in days, or in hundredths of hours where hours are counted. */
export const LimiteAssenza = z.strictObject({
  contatore: scelta(contatoriAssenza),
  dal: data().nullable(),
  numMassimo: numero(0, 1_000_000),
  numGoduti: numero(0, 1_000_000),
  numResidui: numero(0, 1_000_000),
});
export type LimiteAssenza = z.infer<typeof LimiteAssenza>;

/** One kind of absence in a person's year, and the limit it is near to. */
export const VoceRiepilogo = z.strictObject({
  codTipoAssenza: testo(1, 40),
  desTipoAssenza: testo(1, 200),
  codGruppo: scelta(gruppiAssenza),
  conteggio: scelta(conteggiAssenza),
  /** Child of the kinds that are counted by child. */
  datNascitaFiglio: data().nullable(),
  numAssenze: numero(0, 10_000),
  numGiorni: numero(0, 100_000),
  numOre: numero(0, 1_000_000),
  limite: LimiteAssenza.nullable(),
});
export type VoceRiepilogo = z.infer<typeof VoceRiepilogo>;

/** A person's school year at a glance: the days of each kind and what is left. */
export const RiepilogoAssenze = z.strictObject({
  numAnno: numero(1990, 2099),
  contratto: scelta(contrattiDipendente).nullable(),
  ruolo: scelta(ruoliDipendente).nullable(),
  numGiorni: numero(0, 100_000),
  voci: z.array(VoceRiepilogo).max(100),
});
export type RiepilogoAssenze = z.infer<typeof RiepilogoAssenze>;

/** A kind of absence: what it does to pay under the contract, what the person has had and may still have. */
export const TipoAssenzaVisto = z.strictObject({
  codTipoAssenza: testo(1, 40),
  desTipoAssenza: testo(1, 200),
  codGruppo: scelta(gruppiAssenza),
  famigliaSidi: testo(1, 100).nullable(),
  conteggio: scelta(conteggiAssenza),
  /** Medical reasons it may have; when there are any, one is needed unless `motivoFacoltativo`. */
  motivi: z.array(scelta(motiviSanitari)).max(10),
  motivoFacoltativo: flag(),
  perFiglio: flag(),
  fatti: scelta(fatti.gruppiDiFatti).nullable(),
  /** False when the contract of the person cannot have it on that day. */
  ammessa: flag(),
  paga: testo(0, 500),
  norme: z.array(testo(1, 500)).max(20),
  confermata: flag(),
  /** How the monthly declaration calls its days, by how they are paid. */
  denuncia: testo(0, 600),
  limite: LimiteAssenza.nullable(),
});
export type TipoAssenzaVisto = z.infer<typeof TipoAssenzaVisto>;

const numAnno = () => numero(-1, 2099);
const lettura = { roles: chiConsulta, licences: ['WWS'], effect: 'read', scope: 'scuola' } as const;
const scrittura = { roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola' } as const;
const params = z.strictObject({ uid: uidDi('ASSENZA') });

/** Absences of one person (of a school year, or of all with -1), or of the whole school in a range of days. */
export const RicercaAssenze = z.strictObject({
  ...ricerca(['datInizio', 'nominativo'], ['nominativo', 'datInizio']),
  uidSubAnagrafe: uidDi('PERSONA').optional(),
  numAnno: numAnno().optional(),
  dal: dataRicerca().optional(),
  al: dataRicerca().optional(),
  codGruppo: scelta(gruppiAssenza).optional(),
});
export type RicercaAssenze = z.infer<typeof RicercaAssenze>;

const conRiepilogo = z.strictObject({ ...pagina(RigaAssenza).shape, riepilogo: RiepilogoAssenze.nullable() });

export const assenzeRoutes = {
  searchAssenze: defineRoute({
    method: 'POST',
    path: '/emo/assenza/search',
    summary: 'Absences of one person with the year at a glance, or of the whole school',
    ...lettura,
    errors: ['NON_TROVATO', 'TROPPI_RISULTATI'],
    body: RicercaAssenze,
    response: conRiepilogo,
  }),
  searchAssenzeProprie: defineRoute({
    method: 'POST',
    path: '/emo/assenza/search/dip',
    summary: 'Absences of the signed-in employee, when the head teacher lets them be seen',
    roles: ['DIPENDENTE'],
    licences: ['WWS'],
    effect: 'read',
    scope: 'proprio',
    consultazione: 'assenze',
    errors: ['NON_TROVATO', 'OPERAZIONE_NON_CONSENTITA'],
    body: RicercaAssenze.omit({ uidSubAnagrafe: true }),
    response: conRiepilogo,
  }),
  getAssenza: defineRoute({
    method: 'GET',
    path: '/emo/assenza/{uid}',
    summary: 'An absence with its reason and what the payslip makes of it',
    ...lettura,
    errors: ['NON_TROVATO'],
    params,
    response: Assenza,
  }),
  removeAssenza: defineRoute({
    method: 'DELETE',
    path: '/emo/assenza/{uid}',
    summary: 'Deletes an absence that nobody covers',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    params,
    query: z.strictObject({ versione: versione() }),
    response: z.strictObject({ uid: uidDi('ASSENZA') }),
  }),
  saveAssenza: defineRoute({
    method: 'PUT',
    path: '/emo/save/assenza',
    summary: 'Creates an absence, or changes it when it has a uid',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_MANCANTE', 'VERSIONE_SUPERATA', 'RIFERIMENTO_NON_VALIDO'],
    body: AssenzaDaSalvare,
    response: Assenza,
  }),
  searchTipiAssenza: defineRoute({
    method: 'POST',
    path: '/emo/tipoassenza/search',
    summary: 'Kinds of absence; of a person on a day, with what the contract gives and what is left',
    ...lettura,
    errors: ['NON_TROVATO'],
    body: z.strictObject({
      criteria: testo(0, 100).optional(),
      start: numero(0, 1000).optional(),
      limit: numero(0, 100).optional(),
      uidSubAnagrafe: uidDi('PERSONA').optional(),
      data: data().optional(),
    }),
    response: pagina(TipoAssenzaVisto),
  }),
} as const;
