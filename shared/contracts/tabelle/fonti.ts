import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { data, flag, scelta, testo } from '../../domain/campi.ts';
import { Riscontro } from '../riscontro.ts';
import { defineRoute } from '../route.ts';

/** One version of a rule of the program: since when it holds, by which norm, and whether somebody read it in a public place. */
export const FonteRegola = z.strictObject({
  id: testo(1, 200),
  materia: testo(1, 100),
  descrizione: testo(1, 300),
  dal: data(),
  /** The day since which it is known, where that is after `dal`. */
  noto: data().exactOptional(),
  al: data().nullable(),
  /** True where the law ended the rule on that day. */
  flgAbolita: flag(),
  norma: testo(1, 2000),
  marca: scelta(['RISCONTRATO', 'DA_RISCONTRARE', 'DEDOTTO']),
  riscontro: Riscontro.nullable(),
  /** The last day the figure was printed for, where the law prints it anew each year. */
  valeFinoA: data().nullable(),
  /** The document that would settle it; null where nothing is left to settle. */
  documento: testo(0, 300).nullable(),
});
export type FonteRegola = z.infer<typeof FonteRegola>;

/** The people who answer for the program in a school: the office itself acts on none of this. */
export const chiVerifica = ['GESTORE', 'TESTER'] as const satisfies readonly Ruolo[];

export const fontiRoutes = {
  listFonti: defineRoute({
    method: 'GET',
    path: '/crud/fonti',
    roles: chiVerifica,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    summary: 'Every version of every rule of the program, with its norm and whether it was read in a public place',
    errors: [],
    response: z.array(FonteRegola).max(3000),
  }),
} as const;
