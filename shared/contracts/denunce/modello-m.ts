import * as z from 'zod';
import { anno, flag, importo, mese, scelta, testo, versione } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { adempimenti } from './chiamate.ts';
import { PRIMO_ANNO_DENUNCE } from './denuncia.ts';

/** What the cells of a column hold: the month by its number, words, people, cents. */
const tipiColonnaModelloM = ['mese', 'testo', 'intero', 'importo'] as const;

/** A column of the form of the year; `inVista`: a screen shows it before anybody asks. */
const ColonnaModelloM = z.strictObject({
  nome: testo(1, 40),
  titolo: testo(1, 60),
  tipo: scelta(tipiColonnaModelloM),
  inVista: flag(),
});
export type ColonnaModelloM = z.infer<typeof ColonnaModelloM>;

/** What was liquidated in a month under one kind of emolument or of contract: a value for each column, people counted once a row. */
const RigaModelloM = z.strictObject({
  /** The part of the form it is in. */
  parte: testo(1, 100),
  mese: mese(),
  emolumento: testo(1, 300),
  valori: z.record(testo(1, 40), z.union([testo(0, 1000), importo()])),
});
export type RigaModelloM = z.infer<typeof RigaModelloM>;

/** Whether the budget product has the model, since when, and whether what it has is what the year says today. */
const EsposizioneModelloM = z.strictObject({
  versione: versione(),
  esposto: flag(),
  aggiornata: flag(),
  chi: testo(0, 200),
  il: z.iso.datetime().nullable(),
});
export type EsposizioneModelloM = z.infer<typeof EsposizioneModelloM>;

const ModelloM = z.strictObject({
  anno: anno(PRIMO_ANNO_DENUNCE),
  colonne: z.array(ColonnaModelloM).max(60),
  /** Somebody has read the official form of the year. */
  riscontrato: flag(),
  righe: z.array(RigaModelloM).max(20_000),
  esposizione: EsposizioneModelloM,
});
export type ModelloM = z.infer<typeof ModelloM>;

const bilancio = {
  roles: adempimenti,
  licences: ['WWS', 'WWB'],
  scope: 'scuola',
  path: '/crud/modello-m/wwb-esp',
  effect: 'write',
  errors: ['VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
  body: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE), versione: versione() }),
  response: EsposizioneModelloM,
} as const;

/** The yearly annex of the accounts that says what staff and contracts cost. */
export const modelloMRoutes = {
  getModelloM: defineRoute({
    roles: adempimenti,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'POST',
    path: '/crud/modello-m/elaborazioni',
    summary: 'What was liquidated in a year, month by month and by kind of emolument or contract, paid or not',
    effect: 'read',
    errors: [],
    body: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE) }),
    response: ModelloM,
  }),
  exposeModelloM: defineRoute({
    ...bilancio,
    method: 'PUT',
    cosa: 'MODELLO_M',
    summary: 'Hands the model of a year to the budget product, as it is now',
  }),
  withdrawModelloM: defineRoute({
    ...bilancio,
    method: 'DELETE',
    summary: 'Takes the model of a year back from the budget product; the file handed over stays',
  }),
} as const;
