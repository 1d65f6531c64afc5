import { effettoDi, type Effetto } from '#platform/data/effetti.ts';
import type { DaApprovare } from './importazione.ts';

/** The key that stands in the work of an import for the effects of all its rows, however many. */
export const pegnoDi = (uid: string, atti: readonly DaApprovare[]): Effetto =>
  effettoDi(
    'IMPORTAZIONE',
    uid,
    atti.flatMap(({ effetti }) => effetti),
  );

/** The key that stands for putting back all the records of an import. */
export const pegnoRipristino = (uid: string): Effetto => effettoDi('RIPRISTINO', uid, null);
