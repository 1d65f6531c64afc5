import * as z from 'zod';
import { scelta, testo } from '../../domain/campi.ts';

/** BLOCCANTE keeps a filing from being completed; AVVISO is shown. */
const gravita = ['BLOCCANTE', 'AVVISO'] as const;

/** What a rule found in the records of a filing, or in a file of it: whose, where, what is there, what was expected, what to do. */
export const Rilievo = z.strictObject({
  /** The official code of the check where the body gives one, else ours. */
  codice: testo(1, 60),
  gravita: scelta(gravita),
  /** The rule, in one sentence. */
  regola: testo(1, 400),
  /** Codice fiscale of the person it is about; null when it is about the school or a sum of many. */
  persona: testo(11, 16).nullable(),
  /** Path of the field in the records. */
  campo: testo(1, 200),
  trovato: testo(0, 600),
  atteso: testo(0, 600),
  rimedio: testo(1, 600),
});
export type Rilievo = z.infer<typeof Rilievo>;
