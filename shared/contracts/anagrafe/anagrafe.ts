import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { flag, numero, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { acrossFields } from '../across-fields.ts';
import { Lavoro } from '../lavori/lavoro.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';
import { CampiPersona, Persona, PersonaInput, RigaPersona } from './persona.ts';
import { regolePersona } from './regole-persona.ts';

export const chiConsulta = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
export const chiScrive = ['GESTORE', 'TESTER', 'CEDOLINI', 'SERVIZI'] as const satisfies readonly Ruolo[];

/** A person as the form holds it: every field is there, what a caller may leave out too. */
export const PersonaModulo = CampiPersona.check(acrossFields(...regolePersona));
export type PersonaModulo = z.infer<typeof PersonaModulo>;

/** Importers may bring the number a person already has; left out, the next one is assigned. */
const matricola = () => numero(1, 10_000_000);
export const PersonaNuova = z
  .strictObject({ ...PersonaInput.shape, matricola: matricola().optional() })
  .check(acrossFields(...regolePersona));
export type PersonaNuova = z.infer<typeof PersonaNuova>;
export const PersonaModificata = z
  .strictObject({ ...PersonaInput.shape, versione: versione() })
  .check(acrossFields(...regolePersona));
export type PersonaModificata = z.infer<typeof PersonaModificata>;

const elencoUid = (massimo: number) => z.array(uidDi('PERSONA')).max(massimo);

/** Search of the registry. `criteria` is the beginning of surname and name, of a codice fiscale, or a matricola; `page` counts from 1. */
export const RicercaPersone = z.strictObject({
  ...ricerca(['nominativo', 'desCf', 'matricola'], ['nominativo', 'desCf', 'matricola']),
  criteria: testo(0, 120).optional(),
  codFisc: testo(0, 16).optional(),
  sort: scelta(['ASC', 'DESC']).optional(),
  page: numero(1, 1000).optional(),
  uidsInclude: elencoUid(100).optional(),
  uidsExclude: elencoUid(200).optional(),
  /** Only people that no user of the product is linked to. */
  searchUidPortaleNull: flag().optional(),
});
export type RicercaPersone = z.infer<typeof RicercaPersone>;

/** A person whose codice fiscale disagrees with the data, and why. */
const CfAnomalo = z.strictObject({
  ...RigaPersona.shape,
  flgCfConfermato: flag(),
  discordanze: z.array(testo(1, 300)).max(10),
});

/** What a merge would move, by kind of record, and what it would leave out because the destination already has it. */
const MossaAccorpamento = z.strictObject({
  entita: testo(1, 60),
  descrizione: testo(1, 120),
  numero: numero(0, 100_000),
});
const AnteprimaAccorpamento = z.strictObject({
  destinazione: RigaPersona,
  accorpate: z.array(RigaPersona).max(20),
  spostati: z.array(MossaAccorpamento).max(100),
  esclusi: z.array(testo(1, 300)).max(1000),
  differenze: z.array(testo(1, 300)).max(200),
});
export type AnteprimaAccorpamento = z.infer<typeof AnteprimaAccorpamento>;

const params = z.strictObject({ uid: uidDi('PERSONA') });
const lettura = { roles: chiConsulta, licences: ['WWS'], effect: 'read', scope: 'scuola' } as const;
const scrittura = { roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola' } as const;

/** All the people of one name, as the office sees them. */
const Distinzione = z.strictObject({ uids: elencoUid(100).min(2, 'Indicare almeno due persone.'), distinte: flag() });

export const anagrafeRoutes = {
  searchAnag: defineRoute({
    method: 'POST',
    path: '/emo/searchanag',
    summary: 'Searches people by name, codice fiscale or matricola; light rows, two requests to the store',
    ...lettura,
    errors: ['TROPPI_RISULTATI'],
    body: RicercaPersone,
    response: pagina(RigaPersona),
  }),
  searchAll: defineRoute({
    method: 'POST',
    path: '/emo/searchall',
    summary: 'Everybody who matches, in one answer of up to 1,000 light rows',
    ...lettura,
    errors: ['TROPPI_RISULTATI'],
    body: RicercaPersone.pick({
      criteria: true,
      codFisc: true,
      ordine: true,
      sort: true,
      uidsExclude: true,
      searchUidPortaleNull: true,
    }),
    response: pagina(RigaPersona),
  }),
  getPersona: defineRoute({
    method: 'GET',
    path: '/emo/anagrafe/{uid}',
    summary: 'A person; the id of somebody merged into another answers the other',
    ...lettura,
    errors: ['NON_TROVATO'],
    params,
    response: Persona,
  }),
  createPersona: defineRoute({
    method: 'POST',
    path: '/emo/anagrafe',
    summary: 'Creates a person with the next matricola',
    ...scrittura,
    errors: ['DUPLICATO', 'RIFERIMENTO_NON_VALIDO', 'STATO_NON_AMMESSO'],
    body: PersonaNuova,
    response: Persona,
  }),
  updatePersona: defineRoute({
    method: 'PUT',
    path: '/emo/anagrafe/{uid}',
    summary: 'Changes a person; identity changes of who has payslips notify the sync',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO', 'STATO_NON_AMMESSO'],
    params,
    body: PersonaModificata,
    ammessi: { rimandabile: true },
    response: Persona,
  }),
  nextMatricola: defineRoute({
    method: 'GET',
    path: '/emo/anagrafe/nextmatricola',
    summary: 'The matricola that the next person will have',
    ...lettura,
    roles: chiScrive,
    errors: [],
    response: z.strictObject({ matricola: matricola() }),
  }),
  getPersonaPropria: defineRoute({
    method: 'GET',
    path: '/emo/anagrafe/dip',
    summary: 'The record of the signed-in employee',
    roles: ['DIPENDENTE'],
    licences: ['WWS'],
    effect: 'read',
    scope: 'proprio',
    errors: ['NON_TROVATO'],
    response: Persona,
  }),
  listAllAnagrafe: defineRoute({
    method: 'GET',
    path: '/emo/allAnagrafe',
    summary: 'Light rows of everybody, up to 1,000',
    ...lettura,
    errors: ['TROPPI_RISULTATI'],
    response: pagina(RigaPersona),
  }),
  listCfAnomali: defineRoute({
    method: 'POST',
    path: '/emo/cfanomalo',
    summary:
      'Whose codice fiscale disagrees with the data: among the people named, or in the whole school, page after page',
    ...lettura,
    roles: chiScrive,
    errors: [],
    body: z.strictObject({ listSubAnagrafe: elencoUid(100).optional(), cursore: testo(0, 2000).optional() }),
    response: z.strictObject({ righe: z.array(CfAnomalo).max(1000), cursore: testo(0, 2000).nullable() }),
  }),
  accorpaAnagrafe: defineRoute({
    method: 'POST',
    path: '/crud/anagrafe/accorpa',
    summary:
      'Same-name people: CERCA finds them, ANTEPRIMA says what a merge would move, ESEGUI merges; the losing ids stay as aliases',
    roles: ['GESTORE', 'TESTER'],
    licences: ['WWS'],
    effect: 'start',
    scope: 'scuola',
    errors: ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      azione: scelta(['CERCA', 'ANTEPRIMA', 'ESEGUI']),
      uidDestinazione: uidDi('PERSONA').optional(),
      uids: elencoUid(20).optional(),
    }),
    response: z.strictObject({
      gruppi: z.array(z.array(RigaPersona).max(1000)).max(500),
      anteprima: AnteprimaAccorpamento.nullable(),
      lavoro: Lavoro.nullable(),
    }),
  }),
  collectDatiPersonali: defineRoute({
    method: 'PUT',
    path: '/crud/anagrafe/dati-personali',
    summary: 'Everything the school holds about a person, as one archive: the long work that collects it',
    roles: ['GESTORE'],
    licences: ['WWS'],
    effect: 'start',
    scope: 'scuola',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('PERSONA') }),
    response: Lavoro,
  }),
  markOmonimi: defineRoute({
    method: 'PUT',
    path: '/crud/omonimi/distinti',
    summary: 'Says that people of the same name are different people, or takes it back',
    roles: ['GESTORE', 'TESTER'],
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    errors: ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO'],
    body: Distinzione,
    response: Distinzione,
  }),
} as const;
