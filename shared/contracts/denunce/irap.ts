import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import {
  aliquota,
  anno,
  data,
  importo,
  importoNonNegativo,
  mese,
  numero,
  scelta,
  testo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { tipiIrap } from '../../domain/denunce/irap.ts';
import { defineRoute } from '../route.ts';
import { PRIMO_ANNO_DENUNCE } from './denuncia.ts';

const comune = {
  roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI'] as const satisfies readonly Ruolo[],
  licences: ['WWS', 'WIR'],
  scope: 'scuola',
} as const;

/** The part of the base of a month that a run adds, or that sums given back take away: then without a run, with base and tax below zero. */
const OrigineIrap = z.strictObject({
  idProcesso: uidDi('PROCESSO').nullable(),
  descrizione: testo(0, 200),
  mese: mese(),
  tipo: scelta(tipiIrap),
  cedolini: numero(0, 100_000),
  base: importo(),
  imposta: importo(),
});
export type OrigineIrap = z.infer<typeof OrigineIrap>;

const ParteIrap = z.strictObject({ mese: mese(), tipo: scelta(tipiIrap), base: importo(), imposta: importo() });
const MeseIrap = z.strictObject({
  mese: mese(),
  parti: z.array(ParteIrap).max(tipiIrap.length),
  base: importo(),
  imposta: importo(),
  versata: importo(),
  differenza: importo(),
});

/** The working table of a year: what is due for each month, what the sent F24 paid of it, and from which runs it comes. */
export const Irap = z.strictObject({
  anno: anno(PRIMO_ANNO_DENUNCE),
  /** Region of the school for taxes (T0), on 31 December; null while nobody has said it. */
  regione: testo(2, 2).nullable(),
  mesi: z.array(MeseIrap).max(12),
  base: importo(),
  imposta: importo(),
  versata: importo(),
  /** Regions that the F24 name and are not that of the school. */
  altreRegioni: z.array(testo(0, 5)).max(30),
  origini: z.array(OrigineIrap).max(5000),
});
export type Irap = z.infer<typeof Irap>;

/** What the return of a year asks the office. Amounts in cents, rate in parts per million; null: the one of the law. */
const campiOpzioni = {
  anno: anno(PRIMO_ANNO_DENUNCE),
  aliquota: aliquota().nullable(),
  deduzioni: importoNonNegativo(),
  firmatario: testo(0, 100),
  datFirma: data().nullable(),
  note: testo(0, 300),
  versione: versione(),
};
export const OpzioniIrap = z.strictObject({
  ...campiOpzioni,
  modificatoDa: testo(0, 200),
  modificatoIl: z.iso.datetime().nullable(),
});
export type OpzioniIrap = z.infer<typeof OpzioniIrap>;
export const OpzioniIrapInput = z.strictObject(campiOpzioni);
export type OpzioniIrapInput = z.infer<typeof OpzioniIrapInput>;

export const irapRoutes = {
  getIrap: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/irap',
    summary:
      'The IRAP of a year, month by month and by kind of payee, with what the sent F24 paid and from which runs it comes',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE) }),
    response: Irap,
  }),
  getOpzioniIrap: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/irap/opzioni',
    summary: 'What the return of a year asks the office',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE) }),
    response: OpzioniIrap,
  }),
  saveOpzioniIrap: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/irap/opzioni',
    cosa: 'IRAP',
    summary: 'Stores what the return of a year asks the office',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: OpzioniIrapInput,
    response: OpzioniIrap,
  }),
} as const;
