import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { forma, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { tipiListaNoipa } from '../../domain/noipa/lista.ts';
import { defineRoute } from '../route.ts';

const roles = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
/** Who pays through NoiPA. */
export const comuneNoipa = { roles, licences: ['WWS'], scope: 'scuola' } as const;

/** The four codes as one; their sizes are those of what NoiPA gives back (E-MISTI, record 08). */
export const campoChiave = () =>
  forma(
    /^\d{4}\/\d{2} [A-Z0-9]{4}\/[A-Z0-9]{4}$/,
    'Capitolo, piano, compenso e sottocompenso nella forma 2554/05 A008/0001.',
    17,
  );

const campi = {
  capitolo: forma(/^\d{4}$/, 'Il capitolo ha 4 cifre.', 4),
  piano: forma(/^\d{2}$/, 'Il piano gestionale ha 2 cifre.', 2),
  compenso: forma(/^[A-Z0-9]{4}$/, 'Il compenso ha 4 lettere o cifre.', 4),
  sottocompenso: forma(/^[A-Z0-9]{4}$/, 'Il sottocompenso ha 4 lettere o cifre.', 4),
  descrizione: testo(1, 120),
  /** Lists that pay it. */
  tipo: scelta(tipiListaNoipa),
  /** Item of the program whose rate it is paid by; blank for an amount of the office. */
  codVoce: testo(0, 30),
  /** Where the office read the codes: without it nobody has checked them. */
  documento: testo(0, 200),
};

export const PianoCapitoloInput = z.strictObject(campi);
export type PianoCapitoloInput = z.infer<typeof PianoCapitoloInput>;
/** A code by which the school is paid. */
export const PianoCapitolo = z.strictObject({ ...campi, uid: uidDi('PIANO_CAPITOLO'), versione: versione() });
export type PianoCapitolo = z.infer<typeof PianoCapitolo>;

/** A compensation seen in public pages: to be checked on the portal before it is used. */
const CompensoVisto = z.strictObject({
  compenso: testo(4, 4),
  /** Null where only the family was seen. */
  sottocompenso: testo(4, 4).nullable(),
  descrizione: testo(1, 200),
  dove: testo(1, 300),
});
export type CompensoVisto = z.infer<typeof CompensoVisto>;

/** An item whose rate a code may be paid by. */
const VoceNoipa = z.strictObject({ codice: testo(1, 30), descrizione: testo(1, 200) });

export const pianiCapitoliRoutes = {
  getPianiCapitoli: defineRoute({
    ...comuneNoipa,
    method: 'GET',
    path: '/crud/noipa/piani-capitoli',
    summary: 'Codes by which the school is paid, those seen in public pages, items whose rate they may follow',
    effect: 'read',
    errors: [],
    response: z.strictObject({
      propri: z.array(PianoCapitolo).max(2000),
      visti: z.array(CompensoVisto).max(200),
      voci: z.array(VoceNoipa).max(500),
    }),
  }),
  createPianoCapitolo: defineRoute({
    ...comuneNoipa,
    method: 'PUT',
    path: '/crud/noipa/piano-capitolo',
    cosa: 'LISTE_NOIPA',
    summary: 'Adds a code by which the school is paid',
    effect: 'write',
    errors: ['DUPLICATO'],
    body: PianoCapitoloInput,
    response: PianoCapitolo,
  }),
  updatePianoCapitolo: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/piano-capitolo',
    summary: 'Changes a code by which the school is paid; once money was given for it, only its words',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'IN_USO'],
    body: z.strictObject({ ...campi, uid: uidDi('PIANO_CAPITOLO'), versione: versione() }),
    response: PianoCapitolo,
  }),
  removePianoCapitolo: defineRoute({
    ...comuneNoipa,
    method: 'DELETE',
    path: '/crud/noipa/piano-capitolo',
    summary: 'Deletes a code for which no money was given',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    body: z.strictObject({ uid: uidDi('PIANO_CAPITOLO'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('PIANO_CAPITOLO') }),
  }),
} as const;
