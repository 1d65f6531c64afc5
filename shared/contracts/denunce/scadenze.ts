import * as z from 'zod';
import { anno, data, flag, mese, numero, scelta, testo } from '../../domain/campi.ts';

/** How what is due stands; DA_SEGUIRE: the program does not keep its sending, the office does. */
export const statiScadenza = ['DA_FARE', 'SCADUTA', 'FATTA', 'FATTA_IN_RITARDO', 'DA_SEGUIRE'] as const;
export type StatoScadenza = (typeof statiScadenza)[number];

/** Something the accounted runs of a month, or of a year, or the assignments of a month, have to be filed or told for, and by when. */
export const Scadenza = z.strictObject({
  adempimento: testo(1, 40),
  descrizione: testo(1, 200),
  anno: anno(2000),
  /** Null for what is about the year. */
  mese: mese().nullable(),
  /** Last useful day, moved where offices are closed. */
  giorno: data(),
  stato: scelta(statiScadenza),
  /** How many runs, or assignments, it is about. */
  elaborazioni: numero(1, 100_000),
  norma: testo(1, 400),
  /** False while nobody has read the day in a public source. */
  riscontrata: flag(),
  avvertenza: testo(0, 300),
});
export type Scadenza = z.infer<typeof Scadenza>;
