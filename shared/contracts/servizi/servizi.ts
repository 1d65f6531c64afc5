import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { data, dataRicerca, flag, numero, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { contrattiDipendente, ruoliDipendente } from '../../domain/persona/percettore.ts';
import { Lavoro } from '../lavori/lavoro.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';
import { ListeServizio } from './liste-servizio.ts';
import {
  codice,
  Intestatario,
  perLaPaga,
  RigaServizio,
  Servizio,
  ServizioModificato,
  ServizioNuovo,
} from './servizio.ts';

export const chiConsulta = ['GESTORE', 'TESTER', 'SERVIZI', 'CEDOLINI'] as const satisfies readonly Ruolo[];
export const chiScrive = ['GESTORE', 'TESTER', 'SERVIZI'] as const satisfies readonly Ruolo[];

const periodo = { dal: dataRicerca().optional(), al: dataRicerca().optional() };

/** Services of one person, or of the whole school: in a range of days, by contract or role. */
export const RicercaServizi = z.strictObject({
  ...ricerca(['datInizio', 'datFine', 'nominativo'], ['nominativo', 'datInizio']),
  uidSubAnagrafe: uidDi('PERSONA').optional(),
  ...periodo,
  contratto: scelta(contrattiDipendente).optional(),
  ruolo: scelta(ruoliDipendente).optional(),
});
export type RicercaServizi = z.infer<typeof RicercaServizi>;

/** A service the duplication makes, or would make, and the one it comes from. */
export const ServizioDuplicato = z.strictObject({
  ...Intestatario.shape,
  uid: uidDi('SERVIZIO'),
  uidOrigine: uidDi('SERVIZIO'),
  contratto: perLaPaga.contratto,
  desQualificaRetributiva: testo(0, 200),
  datInizio: data(),
  datFine: data(),
});
export type ServizioDuplicato = z.infer<typeof ServizioDuplicato>;
const ServizioEscluso = z.strictObject({ ...Intestatario.shape, uidOrigine: uidDi('SERVIZIO'), motivo: testo(1, 300) });
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
  uidSubAnagrafe: uidDi('PERSONA'),
  uidServizio: uidDi('SERVIZIO').nullable(),
  inServizio: flag(),
  contratto: perLaPaga.contratto.nullable(),
  ruolo: perLaPaga.ruolo.nullable(),
  codTipoPersonale: codice().nullable(),
  desTipoPersonale: testo(0, 200),
  tipiAssenza: z.array(testo(1, 40)).max(200),
});
export type TipoPerAssenze = z.infer<typeof TipoPerAssenze>;

const params = z.strictObject({ uid: uidDi('SERVIZIO') });
const lettura = { roles: chiConsulta, licences: ['WWS'], effect: 'read', scope: 'scuola' } as const;
const scrittura = { roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola' } as const;

export const serviziRoutes = {
  searchServizi: defineRoute({
    method: 'POST',
    path: '/emo/servizi/search',
    summary: 'Services of one person, or of the whole school',
    ...lettura,
    errors: ['NON_TROVATO', 'TROPPI_RISULTATI'],
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
    consultazione: 'servizi',
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
    params: z.strictObject({ uid: uidDi('PERSONA') }),
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
    ammessi: {
      rimandabile: true,
      indispensabile: { luogo: ['params', 'uid'], campo: 'uid', parole: 'Missing required uid' },
    },
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
    response: z.strictObject({ uid: uidDi('SERVIZIO') }),
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
