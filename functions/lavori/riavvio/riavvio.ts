import { registro } from '../../archivio/accesso/registro.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Store } from '../../platform/data/dynamo.ts';
import { partizioneElenco } from '../../platform/data/entita.ts';
import type { Log } from '../../platform/log.ts';
import { lavoriRepository } from '../../platform/work/lavoro.ts';
import type { Workflows } from '../../platform/work/workflows.ts';

const ATTESA_NORMALE = 30_000;

/** Starts the long work that was stored but whose execution never began. Starting what did begin changes nothing. @returns how many were started */
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
  for (const { codmin } of await registro(store).listScuole()) {
    const attesa = await store.queryAll({
      index: 'indice2',
      pk: partizioneElenco(codmin, 'LAVORO'),
      begins: 'ATTESA#',
    });
    for (const { uid } of attesa) {
      const lavoro = await lavoriRepository(store, codmin).get(String(uid));
      if (lavoro?.stato !== 'ATTESA' || lavoro.avviatoIl > limite) continue;
      await workflows.start(lavoro.tipo, { codmin, uid: lavoro.uid, tentativo: lavoro.tentativo });
      log.info('riavviato', { lavoro: lavoro.uid, tipo: lavoro.tipo });
      avviati += 1;
    }
  }
  return avviati;
};
