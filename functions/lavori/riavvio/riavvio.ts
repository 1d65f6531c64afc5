import type { Clock } from '#platform/clock.ts';
import type { Store } from '#platform/data/dynamo.ts';
import type { Log } from '#platform/log.ts';
import { closePerduto, getAperto } from '#platform/work/lavoro-perduto.ts';
import { listInAttesa, type LavoroDiScuola } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { isTipoDiLavoro } from '../flussi.ts';

const ATTESA_NORMALE = 30_000;
/** Works started side by side. */
const INSIEME = 10;

interface Mezzi {
  readonly store: Store;
  readonly workflows: Workflows;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Starts the long work that was stored but whose execution never began, in whatever school: one request when there is none.
 * Starting what did begin changes nothing; one that cannot be started does not stop the others. One that never can be (its kind is no longer in the program,
 * its record is not readable) is closed after a while, and counted once. @returns how many were started, and how many could not be
 */
export const restartWaiting = async (mezzi: Mezzi): Promise<{ readonly avviati: number; readonly falliti: number }> => {
  const adesso = mezzi.clock.now();
  const limite = new Date(adesso.getTime() - ATTESA_NORMALE).toISOString();
  const inAttesa = await listInAttesa(mezzi.store, limite);
  const esiti: Esito[] = [];
  for (let da = 0; da < inAttesa.length; da += INSIEME)
    esiti.push(...(await Promise.all(inAttesa.slice(da, da + INSIEME).map((uno) => beginAgain(uno, mezzi, adesso)))));
  const count = (esito: Esito): number => esiti.filter((uno) => uno === esito).length;
  return { avviati: count('AVVIATO'), falliti: count('FALLITO') };
};

type Esito = 'NIENTE' | 'AVVIATO' | 'FALLITO';

const beginAgain = async (quale: LavoroDiScuola, { store, workflows, log }: Mezzi, adesso: Date): Promise<Esito> => {
  const chi = { scuola: quale.codmin, lavoro: quale.uid };
  try {
    const lavoro = await getAperto(store, quale);
    if (lavoro === 'ILLEGGIBILE')
      return (await closePerduto(quale, lavoro, { store, log, adesso })) ? 'FALLITO' : 'NIENTE';
    if (lavoro?.stato !== 'ATTESA') return 'NIENTE';
    const { tipo, tentativo } = lavoro;
    if (!isTipoDiLavoro(tipo))
      return (await closePerduto(quale, 'SENZA_TIPO', { store, log, adesso })) ? 'FALLITO' : 'NIENTE';
    await workflows.start(tipo, { codmin: quale.codmin, uid: quale.uid, tentativo });
    log.info('riavviato', { lavoro: quale.uid, tipo });
    return 'AVVIATO';
  } catch (error) {
    log.error('non-riavviato', error, chi);
    return 'FALLITO';
  }
};
