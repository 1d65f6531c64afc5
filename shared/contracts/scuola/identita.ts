import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { data, testo, uidDi, versione } from '../../domain/campi.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { campiIdentitaScuola } from './dati-propri.ts';
import { Scuola } from './scuola.ts';

const chiScrive = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const params = z.strictObject({ uid: uidDi('SCUOLA') });
const motivo = () => testo(3, 300);

interface Parola {
  readonly decorrenza: string | null;
  readonly al: string | null;
  readonly motivo: string;
}

const parolaDetta = ({ decorrenza, al, motivo: perche }: Parola, context: z.RefinementCtx): void => {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (decorrenza !== null && al !== null)
    refuse('decorrenza', 'Una nuova decorrenza riguarda quello che la scuola è adesso, non un periodo passato.');
  if (decorrenza === null && perche.trim() === '')
    refuse(
      'decorrenza',
      'Dire da quale giorno vale il cambiamento, oppure che cosa era sbagliato in quello che era scritto.',
    );
};

/**
 * Codes, name and seat of the school from a day on: the days before keep what it was. Without a day it is a correction, with its reason, of what was written
 * wrong: of the entry that ended on `al`, or of what it is now.
 */
export const IdentitaInput = z
  .strictObject({
    ...campiIdentitaScuola,
    /** The act by which it becomes that. */
    atto: testo(0, 200),
    decorrenza: data().nullable(),
    al: data().nullable(),
    motivo: testo(0, 300),
  })
  .check(acrossFields(parolaDetta));
export type IdentitaInput = z.infer<typeof IdentitaInput>;

const base = { licences: ['WWS'], scope: 'scuola', roles: chiScrive, effect: 'write', params } as const;

/** The school in time. */
export const identitaRoutes = {
  changeIdentita: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/scuole/{uid}/identita',
    summary: 'Changes codes, name and seat of the school from a day on, or corrects what was written of a period',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ identita: IdentitaInput, versione: versione() }),
    response: Scuola,
  }),
  undoIdentita: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/emo/scuole/{uid}/identita',
    summary: 'Takes back the last change of codes, name and seat of the school',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO', 'DUPLICATO'],
    query: z.strictObject({ versione: versione(), motivo: motivo() }),
    response: Scuola,
  }),
} as const;
