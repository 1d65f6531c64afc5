import type { Clock } from '../../platform/clock.ts';
import { archivioDi } from '../../platform/data/archivio.ts';
import type { Store } from '../../platform/data/dynamo.ts';
import type { Log } from '../../platform/log.ts';
import { lavoriRepository, listInAttesa } from '../../platform/work/lavoro.ts';
import type { Workflows } from '../../platform/work/workflows.ts';

const ATTESA_NORMALE = 30_000;

/**
 * Starts the long work that was stored but whose execution never began, in whatever school: one request when there is none.
 * Starting what did begin changes nothing. @returns how many were started
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
}): Promise<number> => {
  const limite = new Date(clock.now().getTime() - ATTESA_NORMALE).toISOString();
  let avviati = 0;
  for (const { codmin, uid } of await listInAttesa(store, limite)) {
    const lavoro = await lavoriRepository(archivioDi(store, codmin)).get(uid);
    if (lavoro?.stato !== 'ATTESA') continue;
    await workflows.start(lavoro.tipo, { codmin, uid: lavoro.uid, tentativo: lavoro.tentativo });
    log.info('riavviato', { lavoro: lavoro.uid, tipo: lavoro.tipo });
    avviati += 1;
  }
  return avviati;
};
