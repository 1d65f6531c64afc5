import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { generiRitenuta, tipiRitenuta } from '../../domain/elaborazione/ritenute.ts';
import { defineRoute } from '../route.ts';

const roles = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

/** How the school calls a kind of withholding on its prints: kinds with the same words and number are one group. */
export const DescrizioneRitenutaInput = z.strictObject({
  genere: scelta(generiRitenuta),
  DESCRIZIONE: testo(1, 60),
  /** Null where the school gives none. */
  tipo: scelta(tipiRitenuta).nullable(),
});
export type DescrizioneRitenutaInput = z.infer<typeof DescrizioneRitenutaInput>;
export const DescrizioneRitenuta = z.strictObject({
  ...DescrizioneRitenutaInput.shape,
  uid: uidDi('DESCRIZIONE_RITENUTA'),
  versione: versione(),
});
export type DescrizioneRitenuta = z.infer<typeof DescrizioneRitenuta>;

const comune = { roles, licences: ['WWS'], scope: 'scuola', path: '/crud/descrizioni-ritenute' } as const;

export const descrizioniRitenuteRoutes = {
  listDescrizioniRitenute: defineRoute({
    ...comune,
    method: 'GET',
    summary: 'How the school calls the kinds of withholding on its prints',
    effect: 'read',
    errors: [],
    response: z.array(DescrizioneRitenuta).max(100),
  }),
  createDescrizioneRitenuta: defineRoute({
    ...comune,
    method: 'PUT',
    summary: 'Gives a kind of withholding the words of the school',
    effect: 'write',
    errors: ['DUPLICATO'],
    body: DescrizioneRitenutaInput,
    response: DescrizioneRitenuta,
  }),
  updateDescrizioneRitenuta: defineRoute({
    ...comune,
    method: 'POST',
    summary: 'Changes the words of a kind of withholding',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO'],
    body: DescrizioneRitenuta,
    response: DescrizioneRitenuta,
  }),
  removeDescrizioneRitenuta: defineRoute({
    ...comune,
    method: 'DELETE',
    summary: 'Goes back to the words of the program',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    body: z.strictObject({ uid: uidDi('DESCRIZIONE_RITENUTA'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('DESCRIZIONE_RITENUTA') }),
  }),
} as const;
