import * as z from 'zod';
import { anno, data, importo, mese, numero, scelta, testo } from '#shared/domain/campi.ts';
import { controlli770, quadri770 } from '#shared/domain/denunce/modello-770.ts';
import { defineRoute } from '../../route.ts';
import { adempimenti } from '../chiamate.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

/** What was withheld under a code for a month, against what the sent F24 paid under the same. Cents; credits are positive. */
const Riga770 = z.strictObject({
  quadro: scelta(quadri770),
  mese: mese(),
  /** As the form it was paid with names it; empty where no table gives one. */
  codice: testo(0, 6),
  /** Region or town of a surtax. */
  ente: testo(0, 5),
  operate: importo(),
  versate: importo(),
  differenza: importo(),
  /** Interest of late payments, beside what is paid of the tax. */
  interessi: importo(),
  /** The part of what was withheld that was paid in the first days of January, of the year before: note B of the return. */
  diGennaio: importo(),
  /** Payslip lines that were withheld. */
  righeCedolini: numero(0, 1_000_000),
  /** The latest day of payment of the F24. */
  datVersamento: data().nullable(),
  /** F24 it is paid with, or why it has no code. */
  nota: testo(0, 1000),
});
export type Riga770 = z.infer<typeof Riga770>;

/** Two sums that are the same when nothing is missing. */
const Confronto770 = z.strictObject({
  controllo: scelta(controlli770),
  atteso: importo(),
  trovato: importo(),
  differenza: importo(),
});
export type Confronto770 = z.infer<typeof Confronto770>;

const Modello770 = z.strictObject({
  anno: anno(PRIMO_ANNO_DENUNCE),
  /** Last day for the return, moved on when offices are closed. */
  scadenza: data(),
  righe: z.array(Riga770).max(20_000),
  confronti: z.array(Confronto770).max(controlli770.length),
});
export type Modello770 = z.infer<typeof Modello770>;

/** The return of who withholds, as a working table: the official file is nowhere public. */
export const modello770Routes = {
  getModello770: defineRoute({
    roles: adempimenti,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'GET',
    path: '/crud/quadratura/770',
    summary:
      'What was withheld in a tax year, by code and month, against what the sent F24 paid, with the certifications and the communications to NoiPA',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE) }),
    response: Modello770,
  }),
} as const;
