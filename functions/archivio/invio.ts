import { isDeepStrictEqual } from 'node:util';
import { effettoDi, type Effetto } from '#platform/data/effetti.ts';

/** The facts of a sending: null where nothing was sent. */
type Invio = readonly (string | null)[] | null;

/** That something is sent, sent otherwise, or not sent any more. */
export const effettiInvio = (uid: string, prima: Invio, dopo: Invio): readonly Effetto[] =>
  isDeepStrictEqual(prima, dopo) ? [] : [effettoDi('INVIO', uid, dopo)];
