import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { data, flag, forma, numero, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { periodoAnnoScolastico } from '../../domain/tempo/anno-scolastico.ts';
import { findSovrapposti, includes, isPeriodo, type Periodo } from '../../domain/tempo/periodo.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { numAnno } from './elenchi-scuola.ts';

const chiLegge = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
const chiScrive = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const base = { licences: ['WWS'], scope: 'scuola' } as const;
const paramsOf = <const Kind extends string>(kind: Kind) => z.strictObject({ uid: uidDi(kind) });
const eliminatoOf = <const Kind extends string>(kind: Kind) => z.strictObject({ uid: uidDi(kind) });
const conVersione = z.strictObject({ versione: versione() });

const codRegione = () => forma(/^(?:0[1-9]|1\d|20)$/, 'Il codice ISTAT della regione va da 01 a 20.', 2);

/** Days without lessons between two days of a calendar. */
export const Sospensione = z.strictObject({ descrizione: testo(1, 100), datInizio: data(), datFine: data() });
export type Sospensione = z.infer<typeof Sospensione>;
const campiCalendario = {
  anno: numAnno(),
  regione: codRegione(),
  descrizione: testo(1, 100),
  datInizio: data(),
  datFine: data(),
  sospensioni: z.array(Sospensione).max(60),
};
const campiConVersione = { ...campiCalendario, versione: versione() };

const periodoDi = ({ datInizio, datFine }: { readonly datInizio: string; readonly datFine: string }): Periodo => ({
  dal: datInizio,
  al: datFine,
});

const regoleCalendario = (
  calendario: {
    readonly anno: number;
    readonly datInizio: string;
    readonly datFine: string;
    readonly sospensioni: readonly Sospensione[];
  },
  context: z.RefinementCtx,
): void => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const periodo = periodoDi(calendario);
  if (!isPeriodo(periodo)) return refuse(['datFine'], "La fine delle lezioni precede l'inizio.");
  if (!includes(periodoAnnoScolastico(calendario.anno), periodo))
    return refuse(['datInizio'], "Le lezioni stanno tra il 1° settembre e il 31 agosto dell'anno scolastico.");
  calendario.sospensioni.forEach((sospensione, indice) => {
    if (!isPeriodo(periodoDi(sospensione)))
      refuse(['sospensioni', indice, 'datFine'], "La fine della sospensione precede l'inizio.");
    else if (!includes(periodo, periodoDi(sospensione)))
      refuse(['sospensioni', indice, 'datInizio'], 'La sospensione è fuori dal periodo delle lezioni.');
  });
  const sovrapposte = findSovrapposti(
    calendario.sospensioni.map((sospensione) => ({ ...periodoDi(sospensione), sospensione })),
  );
  if (sovrapposte)
    refuse(
      ['sospensioni', calendario.sospensioni.indexOf(sovrapposte[1].sospensione), 'datInizio'],
      `La sospensione si sovrappone a "${sovrapposte[0].sospensione.descrizione}".`,
    );
};

/** A school calendar of a region for a year; `sedi` are the sites that follow it, each site one calendar a year. */
export const CalendarioInput = z.strictObject(campiCalendario).check(acrossFields(regoleCalendario));
export type CalendarioInput = z.infer<typeof CalendarioInput>;
export const Calendario = z.strictObject({
  ...campiConVersione,
  uid: uidDi('CALENDARIO'),
  sedi: z.array(uidDi('SCUOLA')).max(200),
});
export type Calendario = z.infer<typeof Calendario>;

/** Holiday of the law, of the patron saint, closure decided by the school, other. */
export const tipiFestivita = ['NAZIONALE', 'PATRONO', 'CHIUSURA', 'ALTRA'] as const;
export const descrizioneTipoFestivita: Readonly<Record<(typeof tipiFestivita)[number], string>> = {
  NAZIONALE: 'Festività nazionale',
  PATRONO: 'Santo patrono',
  CHIUSURA: 'Chiusura della scuola',
  ALTRA: 'Altra festività',
};

const campiFestivita = {
  numAnno: numAnno(),
  descrizione: testo(1, 100),
  tipo: scelta(tipiFestivita),
  datInizio: data(),
  datFine: data(),
  sedi: z.array(uidDi('SCUOLA')).max(200),
};
const festivitaConVersione = { ...campiFestivita, versione: versione() };

const regoleFestivita = (
  festivita: { readonly numAnno: number; readonly datInizio: string; readonly datFine: string },
  context: z.RefinementCtx,
): void => {
  const periodo = periodoDi(festivita);
  if (!isPeriodo(periodo))
    context.addIssue({ code: 'custom', path: ['datFine'], message: 'La data di fine precede quella di inizio.' });
  else if (!includes(periodoAnnoScolastico(festivita.numAnno), periodo))
    context.addIssue({
      code: 'custom',
      path: ['datInizio'],
      message: "Le date stanno tra il 1° settembre e il 31 agosto dell'anno scolastico.",
    });
};

/** A holiday or closure; without sites it concerns all of them. `anno` is the solar year of its first day. */
export const FestivitaInput = z.strictObject(campiFestivita).check(acrossFields(regoleFestivita));
export type FestivitaInput = z.infer<typeof FestivitaInput>;
export const Festivita = z.strictObject({ ...festivitaConVersione, uid: uidDi('FESTIVITA'), anno: numero(1900, 2101) });
export type Festivita = z.infer<typeof Festivita>;

/** One entry of the duplication: computed from the law, or moved from the year before and to be checked. */
export const VoceDuplicata = z.strictObject({
  esito: scelta(['NUOVA', 'PRESENTE']),
  descrizione: testo(1, 100),
  tipo: scelta(tipiFestivita),
  datInizio: data(),
  datFine: data(),
  origine: scelta(['LEGGE', 'ANNO_PRECEDENTE']),
  daVerificare: flag(),
});
export type VoceDuplicata = z.infer<typeof VoceDuplicata>;
export const EsitoDuplicazione = z.strictObject({
  numAnno: numAnno(),
  anteprima: flag(),
  voci: z.array(VoceDuplicata).max(500),
  create: numero(0, 500),
});
export type EsitoDuplicazione = z.infer<typeof EsitoDuplicazione>;

export const calendariRoutes = {
  listCalendari: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/calendarioscolastico',
    summary: 'School calendars of a year and region',
    roles: chiLegge,
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: numero(-1, 2100).optional(), regione: codRegione().optional() }),
    response: z.array(Calendario).max(1000),
  }),
  createCalendario: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/calendarioscolastico',
    summary: 'Creates a school calendar',
    roles: chiScrive,
    effect: 'write',
    errors: ['DUPLICATO'],
    body: CalendarioInput,
    response: Calendario,
  }),
  updateCalendario: defineRoute({
    ...base,
    method: 'PUT',
    path: '/emo/calendarioscolastico/{uid}',
    summary: 'Changes a school calendar',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    params: paramsOf('CALENDARIO'),
    body: z.strictObject(campiConVersione).check(acrossFields(regoleCalendario)),
    response: Calendario,
  }),
  removeCalendario: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/emo/calendarioscolastico/{uid}',
    summary: 'Deletes a school calendar that no site follows',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    params: paramsOf('CALENDARIO'),
    query: conVersione,
    response: eliminatoOf('CALENDARIO'),
  }),
  assignSedi: defineRoute({
    ...base,
    method: 'PUT',
    path: '/emo/calendarioscolastico/{uid}/sedi',
    summary: 'Says which sites follow the calendar',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'RIFERIMENTO_NON_VALIDO', 'DUPLICATO'],
    params: paramsOf('CALENDARIO'),
    body: z.strictObject({ sedi: z.array(uidDi('SCUOLA')).max(200), versione: versione() }),
    response: Calendario,
  }),
  listFestivita: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/festivitachiusure',
    summary: 'Holidays and closures of a school year',
    roles: chiLegge,
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: numero(-1, 2100).optional() }),
    response: z.array(Festivita).max(1000),
  }),
  createFestivita: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/festivitachiusure',
    summary: 'Adds a holiday or closure',
    roles: chiScrive,
    effect: 'write',
    errors: ['DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: FestivitaInput,
    response: Festivita,
  }),
  updateFestivita: defineRoute({
    ...base,
    method: 'PUT',
    path: '/emo/festivitachiusure/{uid}',
    summary: 'Changes a holiday or closure',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    params: paramsOf('FESTIVITA'),
    body: z.strictObject(festivitaConVersione).check(acrossFields(regoleFestivita)),
    response: Festivita,
  }),
  removeFestivita: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/emo/festivitachiusure/{uid}',
    summary: 'Deletes a holiday or closure',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    params: paramsOf('FESTIVITA'),
    query: conVersione,
    response: eliminatoOf('FESTIVITA'),
  }),
  /** `anno` is the target school year, its source the year before; it only adds what is missing, so repeating it adds nothing. */
  duplicateFestivita: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/duplicafestivita',
    summary: 'Holidays of a new school year: those of the law computed, closures moved from the year before',
    roles: ['GESTORE', 'TESTER'],
    effect: 'write',
    errors: ['RICHIESTA_TROPPO_GRANDE'],
    query: z.strictObject({ anno: numAnno(), anteprima: z.boolean().optional() }),
    response: EsitoDuplicazione,
  }),
} as const;
