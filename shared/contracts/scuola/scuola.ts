import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import {
  codMeccanografico,
  email,
  flag,
  mese,
  numero,
  scelta,
  telefono,
  testo,
  testoLungo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { tipiSede } from '../../domain/scuola.ts';
import { giornoDi } from '../../domain/tempo/date.ts';
import { acrossFields } from '../across-fields.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';
import { campiIdentitaScuola, DatiPropri, EntiSede } from './dati-propri.ts';
import { regoleScuola } from './regole-scuola.ts';
import { ScuolaItalia } from './scuola-italia.ts';
import { Settore, SettoreInput } from './settore.ts';

const tutti = Ruolo.options;
const chiLegge = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
const chiScrive = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const paramsOf = <const Kind extends string>(kind: Kind) => z.strictObject({ uid: uidDi(kind) });

/** Patron saint of the town of a site: a day that exists in every year. */
const Patrono = z
  .strictObject({ nome: testo(1, 80), mese: mese(), giorno: numero(1, 31) })
  .refine((patrono) => giornoDi(2025, patrono.mese, patrono.giorno) !== null, {
    path: ['giorno'],
    error: 'Il giorno non esiste in quel mese.',
  });
export type Patrono = z.infer<typeof Patrono>;

const campiScuola = {
  tipo: scelta(tipiSede),
  ...campiIdentitaScuola,
  /** Of another school: the code by which the Ministry knows it, where it is not the mechanographic one. */
  codMinisteriale: codMeccanografico().nullable(),
  codTipoScuola: testo(2, 2).nullable(),
  flgAttivo: flag(),
  desTelefono: telefono().nullable(),
  desEMail: email().nullable(),
  desPec: email().nullable(),
  note: testoLungo(2000),
  /** The site has posts of its own: staff is assigned to it. */
  flgOrganico: flag(),
  patrono: Patrono.nullable(),
  uidPosInps: uidDi('POS_INPS').nullable(),
  uidPosInail: uidDi('POS_INAIL').nullable(),
  /** Belonging and serving bodies of the staff of the site; null: those of the school. */
  entiSede: EntiSede.nullable(),
  dati: DatiPropri.nullable(),
};

/**
 * A school of the archive. `emo/scuole` holds the school itself (kind PROPRIA, one only: the master school), its sites (SEDE) and the other schools (ALTRA);
 * the school's own data have no call of their own: they are `dati` of the record of kind PROPRIA.
 */
export const ScuolaInput = z.strictObject(campiScuola).check(acrossFields(regoleScuola));
export type ScuolaInput = z.infer<typeof ScuolaInput>;
const ScuolaUpdate = z.strictObject({ ...campiScuola, versione: versione() }).check(acrossFields(regoleScuola));
export const Scuola = z.strictObject({ ...campiScuola, uid: uidDi('SCUOLA'), versione: versione() });
export type Scuola = z.infer<typeof Scuola>;

/** Row of a list: nothing of the treasury, of the signatories, of the contacts. */
export const RigaScuola = Scuola.pick({
  uid: true,
  versione: true,
  tipo: true,
  codMeccanografico: true,
  desScuola: true,
  codTipoScuola: true,
  flgAttivo: true,
  flgOrganico: true,
  desIndirizzo: true,
  desCap: true,
  codComune: true,
  desComune: true,
  provincia: true,
  patrono: true,
}).strict();
export type RigaScuola = z.infer<typeof RigaScuola>;

const RicercaScuole = z.strictObject(
  ricerca(
    ['desScuola', 'codMeccanografico', 'desComune', 'provincia'],
    ['desScuola', 'codMeccanografico', 'desComune', 'provincia', 'tipo', 'codTipoScuola', 'flgAttivo'],
  ),
);
const RicercaScuoleItalia = z.strictObject(
  ricerca(['desScuola', 'codMeccanografico', 'desComune'], ['desScuola', 'codMeccanografico', 'desComune']),
);

const base = { licences: ['WWS'], scope: 'scuola' } as const;

export const scuolaRoutes = {
  listScuole: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/scuole',
    summary: 'The school, its sites and the other schools',
    roles: tutti,
    effect: 'read',
    errors: [],
    query: z.strictObject({ flgAttivo: z.boolean().optional(), tipo: scelta(tipiSede).optional() }),
    response: z.array(RigaScuola).max(1000),
  }),
  createScuola: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/scuole',
    summary: 'Adds the school itself, a site or another school',
    roles: chiScrive,
    effect: 'write',
    errors: ['DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: ScuolaInput,
    response: Scuola,
  }),
  getScuola: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/scuole/{uid}',
    summary: 'One school; its own data (`dati`) only to the office',
    roles: tutti,
    effect: 'read',
    errors: ['NON_TROVATO'],
    params: paramsOf('SCUOLA'),
    response: Scuola,
  }),
  updateScuola: defineRoute({
    ...base,
    method: 'PUT',
    path: '/emo/scuole/{uid}',
    summary: 'Changes a school',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO', 'STATO_NON_AMMESSO'],
    params: paramsOf('SCUOLA'),
    body: ScuolaUpdate,
    response: Scuola,
  }),
  removeScuola: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/emo/scuole/{uid}',
    summary: 'Deletes a school that nothing uses',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO', 'STATO_NON_AMMESSO'],
    params: paramsOf('SCUOLA'),
    query: z.strictObject({ versione: versione() }),
    response: z.strictObject({ uid: uidDi('SCUOLA') }),
  }),
  searchScuole: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/scuole/search',
    summary: 'Searches the schools of the archive',
    roles: tutti,
    effect: 'read',
    errors: ['TROPPI_RISULTATI'],
    body: RicercaScuole,
    ammessi: { nomi: { flgAttivo: { come: 'filtro', campo: 'flgAttivo' } } },
    response: pagina(RigaScuola),
  }),
  searchScuoleItalia: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/scuoleitalia/search',
    summary: 'Searches the national list of schools, imported by the office',
    roles: tutti,
    effect: 'read',
    errors: ['TROPPI_RISULTATI'],
    body: RicercaScuoleItalia,
    response: pagina(ScuolaItalia),
  }),
  listSedi: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/scusedi/all',
    summary: 'The school and its sites, the main one first',
    roles: tutti,
    effect: 'read',
    errors: [],
    response: z.array(RigaScuola).max(1000),
  }),
  listSettori: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/settore',
    summary: 'Sector types of the school',
    roles: chiLegge,
    effect: 'read',
    errors: [],
    response: z.array(Settore).max(1000),
  }),
  createSettore: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/settore',
    summary: 'Creates a sector type',
    roles: chiScrive,
    effect: 'write',
    errors: ['DUPLICATO'],
    body: SettoreInput,
    response: Settore,
  }),
  updateSettore: defineRoute({
    ...base,
    method: 'PUT',
    path: '/emo/settore/{uid}',
    summary: 'Changes a sector type',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO'],
    params: paramsOf('SETTORE'),
    body: z.strictObject({ ...SettoreInput.shape, versione: versione() }),
    response: Settore,
  }),
  removeSettore: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/emo/settore/{uid}',
    summary: 'Deletes a sector type',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    params: paramsOf('SETTORE'),
    query: z.strictObject({ versione: versione() }),
    response: z.strictObject({ uid: uidDi('SETTORE') }),
  }),
} as const;
