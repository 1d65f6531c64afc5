import type { Clock } from '../../platform/clock.ts';
import { archivioDi } from '../../platform/data/archivio.ts';
import type { Store } from '../../platform/data/dynamo.ts';
import type { Log } from '../../platform/log.ts';
import { lavoriRepository, listInAttesa } from '../../platform/work/lavoro.ts';
import type { Workflows } from '../../platform/work/workflows.ts';

const ATTESA_NORMALE = 30_000;

/**
 * Starts the long work that was stored but whose execution never began, in whatever school: one request when there is none.
 * Starting what did begin changes nothing; one that cannot be started (its kind is no longer in the program, its record is not readable) does not stop
 * the others. @returns how many were started, and how many could not be
 */
export const restartWaiting = async ({
  store,
  workflows,
  clock,
  log,
}: {
  readonly store: Store;
  readonly workflows: Workflows;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<{ readonly avviati: number; readonly falliti: number }> => {
  const limite = new Date(clock.now().getTime() - ATTESA_NORMALE).toISOString();
  let [avviati, falliti] = [0, 0];
  for (const { codmin, uid } of await listInAttesa(store, limite))
    try {
      const lavoro = await lavoriRepository(archivioDi(store, codmin)).get(uid);
      if (lavoro?.stato !== 'ATTESA') continue;
      await workflows.start(lavoro.tipo, { codmin, uid, tentativo: lavoro.tentativo });
      log.info('riavviato', { lavoro: uid, tipo: lavoro.tipo });
      avviati += 1;
    } catch (error) {
      falliti += 1;
      log.error('non-riavviato', error, { scuola: codmin, lavoro: uid });
    }
  return { avviati, falliti };
};
