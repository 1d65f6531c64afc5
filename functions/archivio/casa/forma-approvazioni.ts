import type { Store } from '#platform/data/dynamo.ts';
import { formaScritta } from '#platform/data/forme/scritta.ts';
import { AppError } from '#platform/errors.ts';

/** Requests of a kind that the version before does not know are stored once it runs nowhere any more. @throws STATO_NON_AMMESSO */
export const requireFormaNuova = async (store: Store): Promise<void> => {
  if ((await formaScritta(store)) === 'nuova') return;
  throw new AppError(
    'STATO_NON_AMMESSO',
    "Il programma si sta aggiornando e non conserva ancora questa richiesta: riprovare quando l'aggiornamento è finito, o chiedere a chi amministra il programma.",
  );
};
