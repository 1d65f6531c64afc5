import * as z from 'zod';
import { anno, dataRicerca, testo } from '#shared/domain/campi.ts';
import { PRIMO_GIORNO, ULTIMO_GIORNO } from '#shared/domain/tempo/date.ts';
import { defineRoute } from '../../route.ts';
import { ufficioVersamenti } from '../../uffici.ts';
import { Fiscali } from '../fiscale.ts';
import { Soggettiva } from '../voci-persona.ts';

const persona = { nominativo: testo(0, 130), desCf: testo(0, 16) } as const;
const DatiFiscali = z.strictObject({ ...persona, dati: Fiscali });
const DatiSoggettivi = z.strictObject({ ...persona, dati: Soggettiva });

/** Rows of the longest list. */
const MASSIMO = 20_000;

/** Tax data of a year, or the personal items of a period, of one item or of those whose description has some words. */
export const fiscaliRegistrati = z.strictObject({ numAnno: anno(2023) });
const campiSoggettivi = {
  datInizio: dataRicerca(),
  datFine: dataRicerca(),
  codVoce: testo(0, 20).optional(),
  desVoce: testo(0, 100).optional(),
};
export const soggettiviRegistrati = z
  .strictObject(campiSoggettivi)
  .refine(({ datInizio, datFine }) => datInizio <= datFine, {
    path: ['datFine'],
    message: 'La data finale non può precedere quella iniziale.',
  });
export type SoggettiviRegistrati = z.infer<typeof soggettiviRegistrati>;

const lettura = { roles: ufficioVersamenti, licences: ['WWS'], effect: 'read', scope: 'scuola', errors: [] } as const;
/** The whole of time where nobody says when. */
export const sempre = { predefiniti: { datInizio: PRIMO_GIORNO, datFine: ULTIMO_GIORNO } } as const;
const perAnno = { ...sempre, nomi: { numAnno: { come: 'anno', dal: 'datInizio', al: 'datFine' } } } as const;
const perGiorni = {
  nomi: { datInizio: { come: 'anno-di', campo: 'numAnno' }, datFine: { come: 'anno-di', campo: 'numAnno' } },
} as const;
const fiscali = { ...lettura, path: '/crud/altre/fiscali', response: z.array(DatiFiscali).max(MASSIMO) } as const;
const soggettive = {
  ...lettura,
  path: '/crud/altre/soggettive',
  response: z.array(DatiSoggettivi).max(MASSIMO),
} as const;

/** What the prints of the same data say, as records: asked by query or by body. */
export const datiRegistratiRoutes = {
  listDatiFiscali: defineRoute({
    ...fiscali,
    method: 'GET',
    summary: 'Tax data of a year, person by person, as their print lists them',
    query: fiscaliRegistrati,
    ammessi: perGiorni,
  }),
  searchDatiFiscali: defineRoute({
    ...fiscali,
    method: 'POST',
    summary: 'Tax data of a year, asked in the body',
    body: fiscaliRegistrati,
    ammessi: perGiorni,
  }),
  listDatiSoggettivi: defineRoute({
    ...soggettive,
    method: 'GET',
    summary: 'Personal items in force in a period, asked in the query',
    query: soggettiviRegistrati,
    ammessi: perAnno,
  }),
  searchDatiSoggettivi: defineRoute({
    ...soggettive,
    method: 'POST',
    summary: 'Personal items in force in a period, person by person, as their print lists them',
    body: soggettiviRegistrati,
    ammessi: perAnno,
  }),
} as const;
