import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import {
  data,
  dataRicerca,
  flag,
  importoNonNegativo,
  ore,
  testo,
  testoLungo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { acrossFields } from '../across-fields.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';
import { Intestatario } from './servizio.ts';

const chiConsulta = ['GESTORE', 'TESTER', 'SERVIZI', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const chiAssegna = ['GESTORE', 'TESTER', 'SERVIZI'] as const satisfies readonly Ruolo[];
const chiTabella = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

/** A kind of special activity: instrumental function, coordination, reference teacher … */
export const TipoAttivitaInput = z.strictObject({
  codTipoAttivita: testo(1, 10),
  desTipoAttivita: testo(1, 100),
  flgAttivo: flag(),
});
export type TipoAttivitaInput = z.infer<typeof TipoAttivitaInput>;
export const TipoAttivita = z.strictObject({
  ...TipoAttivitaInput.shape,
  uid: uidDi('TIPO_ATTIVITA'),
  versione: versione(),
});
export type TipoAttivita = z.infer<typeof TipoAttivita>;

const campi = {
  uidTipoAttivita: uidDi('TIPO_ATTIVITA'),
  datInizio: data(),
  datFine: data().nullable(),
  /** Hours assigned in hundredths, flat amount assigned in cents; null where the assignment does not say. */
  numOre: ore().nullable(),
  numImporto: importoNonNegativo().nullable(),
  /** Letter of appointment: number, date or words. */
  desIncarico: testo(0, 200),
  note: testoLungo(2000),
};

const regoleAttivita = (
  { datInizio, datFine }: { readonly datInizio: string; readonly datFine: string | null },
  context: z.RefinementCtx,
): void => {
  if (datFine !== null && datFine < datInizio)
    context.addIssue({ code: 'custom', path: ['datFine'], message: "L'attività finisce prima di iniziare." });
};

/** A special activity assigned to a person. */
export const AttivitaInput = z.strictObject(campi).check(acrossFields(regoleAttivita));
export type AttivitaInput = z.infer<typeof AttivitaInput>;
export const Attivita = z.strictObject({
  ...campi,
  ...Intestatario.shape,
  uid: uidDi('ATTIVITA'),
  versione: versione(),
});
export type Attivita = z.infer<typeof Attivita>;

const lettura = { roles: chiConsulta, licences: ['WWS'], effect: 'read', scope: 'scuola' } as const;
const assegnazione = { roles: chiAssegna, licences: ['WWS'], effect: 'write', scope: 'scuola' } as const;
const tabella = { roles: chiTabella, licences: ['WWS'], effect: 'write', scope: 'scuola' } as const;
const paramsOf = <const Kind extends string>(kind: Kind) => z.strictObject({ uid: uidDi(kind) });
const cancellazioneOf = <const Kind extends string>(kind: Kind) => ({
  params: paramsOf(kind),
  query: z.strictObject({ versione: versione() }),
  response: z.strictObject({ uid: uidDi(kind) }),
});

export const attivitaRoutes = {
  searchAttivita: defineRoute({
    method: 'POST',
    path: '/emo/attivitaparticolari/search',
    summary: 'Special activities of one person, or of the whole school',
    ...lettura,
    errors: ['NON_TROVATO', 'TROPPI_RISULTATI'],
    body: z.strictObject({
      ...ricerca(['datInizio', 'nominativo'], ['nominativo', 'datInizio']),
      uidSubAnagrafe: uidDi('PERSONA').optional(),
      uidTipoAttivita: uidDi('TIPO_ATTIVITA').optional(),
      dal: dataRicerca().optional(),
      al: dataRicerca().optional(),
    }),
    response: pagina(Attivita),
  }),
  createAttivita: defineRoute({
    method: 'POST',
    path: '/emo/create/attivitaparticolari',
    summary: 'Assigns a special activity to a person',
    ...assegnazione,
    errors: ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO'],
    body: z.strictObject({ ...campi, uidSubAnagrafe: uidDi('PERSONA') }).check(acrossFields(regoleAttivita)),
    response: Attivita,
  }),
  updateAttivita: defineRoute({
    method: 'PUT',
    path: '/emo/attivitaparticolari/{uid}',
    summary: 'Changes a special activity',
    ...assegnazione,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'RIFERIMENTO_NON_VALIDO'],
    params: paramsOf('ATTIVITA'),
    body: z.strictObject({ ...campi, versione: versione() }).check(acrossFields(regoleAttivita)),
    response: Attivita,
  }),
  removeAttivita: defineRoute({
    method: 'DELETE',
    path: '/emo/attivitaparticolari/{uid}',
    summary: 'Deletes a special activity',
    ...assegnazione,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    ...cancellazioneOf('ATTIVITA'),
  }),
  listTipiAttivita: defineRoute({
    method: 'GET',
    path: '/emo/tipoattivitaparticolari',
    summary: 'Kinds of special activity of the school',
    ...lettura,
    errors: [],
    response: z.array(TipoAttivita).max(1000),
  }),
  createTipoAttivita: defineRoute({
    method: 'POST',
    path: '/emo/tipoattivitaparticolari',
    summary: 'Creates a kind of special activity',
    ...tabella,
    errors: ['DUPLICATO'],
    body: TipoAttivitaInput,
    response: TipoAttivita,
  }),
  updateTipoAttivita: defineRoute({
    method: 'PUT',
    path: '/emo/tipoattivitaparticolari/{uid}',
    summary: 'Changes a kind of special activity',
    ...tabella,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO'],
    params: paramsOf('TIPO_ATTIVITA'),
    body: z.strictObject({ ...TipoAttivitaInput.shape, versione: versione() }),
    response: TipoAttivita,
  }),
  removeTipoAttivita: defineRoute({
    method: 'DELETE',
    path: '/emo/tipoattivitaparticolari/{uid}',
    summary: 'Deletes a kind of special activity that nobody has',
    ...tabella,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    ...cancellazioneOf('TIPO_ATTIVITA'),
  }),
} as const;
