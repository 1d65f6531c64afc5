import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { anno, data, importo, importoNonNegativo, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { tipiPercettore } from '../../domain/persona/percettore.ts';
import { modiRestituzione } from '../../domain/persona/restituzione.ts';
import { defineRoute } from '../route.ts';

/** Largest amount the engine takes: 9.999.999,99 €. */
const MASSIMO = 999_999_999;
const limitato = () => importoNonNegativo(MASSIMO);
const PRIMO_ANNO = 2015;

/** A sum that a person gives back because it was paid and not due: apart from a recovery on later pay. Amounts in cents. */
const campi = {
  uidSubAnagrafe: uidDi('PERSONA'),
  datRestituzione: data(),
  /** The tax year in which it had been paid. */
  numAnno: anno(PRIMO_ANNO, 2100),
  /** The title it had been paid to. */
  percettore: scelta(tipiPercettore),
  modo: scelta(modiRestituzione),
  /** Of the gross paid, what was not due. */
  numLordo: importo(1, MASSIMO),
  /** Contributions of the person that had been withheld from it. */
  numContributi: limitato(),
  /** Base of the pension contributions, and of the Gestione separata, that it had made. */
  numImponibileContributivo: limitato(),
  numImponibileGestioneSeparata: limitato(),
  /** Income tax, or withholding on account, and surtaxes that had been withheld from it. */
  numIrpef: limitato(),
  numAddizionali: limitato(),
  desCausale: testo(1, 200),
};

export const Restituzione = z.strictObject({
  ...campi,
  uid: uidDi('RESTITUZIONE'),
  versione: versione(),
  /** The school whose place this one took, when it received it: it lowers the sums of the year, and the filings of that school alone say it. */
  daAltraScuola: testo(1, 20).exactOptional(),
});
export type Restituzione = z.infer<typeof Restituzione>;

/** As the list shows it: whose it is, what came back, and the credit of who had withheld. */
export const RestituzioneElencata = z.strictObject({
  ...Restituzione.shape,
  desNominativo: testo(0, 130),
  desCf: testo(0, 16),
  numImporto: limitato(),
  numCredito: limitato(),
});
export type RestituzioneElencata = z.infer<typeof RestituzioneElencata>;

/** What the form holds. */
export const RestituzioneModulo = z.strictObject(campi);
export type RestituzioneModulo = z.infer<typeof RestituzioneModulo>;

const roles = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const comune = { roles, licences: ['WWS'], scope: 'scuola' } as const;

export const restituzioniRoutes = {
  listRestituzioni: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/restituzioni/lista',
    summary: 'What people gave back in a year',
    effect: 'read',
    errors: [],
    body: z.strictObject({ criteria: z.strictObject({ anno: anno(PRIMO_ANNO, 2100) }) }),
    response: z.array(RestituzioneElencata).max(20_000),
  }),
  createRestituzione: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/restituzioni',
    summary: 'Writes what a person gave back: it lowers the sums and the certificate of its year',
    effect: 'write',
    errors: ['NON_TROVATO'],
    body: RestituzioneModulo,
    response: Restituzione,
  }),
  updateRestituzione: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/restituzioni',
    summary: 'Changes what a person gave back',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    body: Restituzione.omit({ daAltraScuola: true }),
    response: Restituzione,
  }),
  removeRestituzione: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/restituzioni',
    summary: 'Deletes what a person gave back, written by mistake',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    body: z.strictObject({ uid: uidDi('RESTITUZIONE'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('RESTITUZIONE') }),
  }),
} as const;
