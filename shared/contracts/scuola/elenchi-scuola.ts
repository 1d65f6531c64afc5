import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import { anno, codBelfiore, data, flag, numero, provincia, scelta, testo } from '../../domain/campi.ts';
import { pagina } from '../lista.ts';
import { defineRoute } from '../route.ts';

/** Reference lists of the State, read-only, the same for every school. */

const base = { roles: Ruolo.options, licences: ['WWS'], effect: 'read', scope: 'scuola' } as const;

/** An entry of a list: its code and its Italian words. */
export const Voce = z.strictObject({ codice: testo(1, 20), descrizione: testo(1, 200) });
export type Voce = z.infer<typeof Voce>;
export const elencoDi = <V extends z.ZodType>(voce: V) => z.array(voce).max(1000);

/** What a lookup is asked: words or a code, from a row on; limit 0 = all (25 by default). */
export const RicercaLookup = z.strictObject({
  criteria: testo(0, 100).optional(),
  start: numero(0, 1000).optional(),
  limit: numero(0, 100).optional(),
});
export type RicercaLookup = z.infer<typeof RicercaLookup>;

const AnnoScolastico = z.strictObject({ numAnno: numero(-1, 2100), desAnno: testo(1, 30) });
const TipoScuola = z.strictObject({ ...Voce.shape, ordine: testo(1, 20) });
export const TipoPersonale = z.strictObject({ ...Voce.shape, docente: flag(), dipendente: flag() });
const TipoNomina = z.strictObject({
  ...Voce.shape,
  tipoRapporto: testo(1, 30),
  scadenza: testo(5, 5).nullable(),
});
const ClasseConcorso = z.strictObject({
  ...Voce.shape,
  ordine: testo(1, 20),
  dal: data(),
  al: data().nullable(),
  confluitaIn: testo(1, 20).nullable(),
});
const ProfiloAta = z.strictObject({ ...Voce.shape, area: testo(1, 30) });
const Ambito = z.strictObject({ ...Voce.shape, siglaProvincia: provincia(), codRegione: testo(2, 2) });

/** A town under its latest name. `flagEstinto` = it no longer exists: `al` is its last day. */
export const Comune = z.strictObject({
  codBelfiore: codBelfiore(),
  desComune: testo(1, 100),
  siglaProvincia: testo(2, 2),
  codIstat: testo(6, 6).nullable(),
  dal: z.iso.date(),
  al: z.iso.date().nullable(),
  flagEstinto: flag(),
});
export type Comune = z.infer<typeof Comune>;
/** `criteria` = beginning of the name or the Belfiore code, `criteriaProv` = letters of the province (EE = foreign states), `flagestinto` = also the abolished ones. */
export const RicercaComuni = z.strictObject({
  ...RicercaLookup.shape,
  criteriaProv: provincia().optional(),
  flagestinto: flag().optional(),
  sort: scelta(['ASC', 'DESC']).optional(),
});
export type RicercaComuni = z.infer<typeof RicercaComuni>;

export const elenchiScuolaRoutes = {
  listAnniScolastici: defineRoute({
    ...base,
    method: 'GET',
    path: '/anniscolastici/web',
    summary: "School years from the latest, after 'Tutti gli anni'",
    errors: [],
    response: z.array(AnnoScolastico).max(200),
  }),
  listTipiScuola: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/tiposcuola',
    summary: 'Kinds of school',
    errors: [],
    response: elencoDi(TipoScuola),
  }),
  listTipiPersonale: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/tipopersonale',
    summary: 'Kinds of staff',
    errors: [],
    response: elencoDi(TipoPersonale),
  }),
  listTipiNomina: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/tiponomina',
    summary: 'Kinds of appointment',
    errors: [],
    response: elencoDi(TipoNomina),
  }),
  searchComuni: defineRoute({
    ...base,
    method: 'POST',
    path: '/comune/search',
    summary: 'Towns by beginning of name or code',
    errors: ['TROPPI_RISULTATI'],
    body: RicercaComuni,
    response: pagina(Comune),
  }),
  searchClassiConcorso: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/classiconcorso',
    summary: 'Classi di concorso in force on a day (today)',
    errors: [],
    body: z.strictObject({ ...RicercaLookup.shape, data: data().optional() }),
    response: pagina(ClasseConcorso),
  }),
  searchProfiliAta: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/profiloata',
    summary: 'ATA profiles',
    errors: [],
    body: RicercaLookup,
    response: pagina(ProfiloAta),
  }),
  searchAmbiti: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/ambito/search',
    summary: 'Territorial offices of the Ministry',
    errors: [],
    body: RicercaLookup,
    response: pagina(Ambito),
  }),
} as const;

/** First school year of the lists: whose services may still count for pay. */
export const PRIMO_ANNO_SCOLASTICO = 1990;
export const numAnno = () => anno(PRIMO_ANNO_SCOLASTICO, 2099);
