import { setTimeout as wait } from 'node:timers/promises';
import { SFNClient, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { closeInterrotti, MINUTI_TRA_DUE_SGUARDI } from '#functions/lavori/riavvio/interrotti.ts';
import { STATE_MACHINE_PREFIX } from '#lib/local/settings.ts';
import { silentLog } from '#platform/log.ts';
import { esecuzioniFromEnv, type Esecuzione } from '#platform/work/esecuzioni.ts';
import { listInAttesa, listInCorso, type LavoroDiScuola } from '#platform/work/lavoro.ts';
import { executionArn, executionName } from '#platform/work/workflows.ts';
import { lavoroRoutes, type Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import type { Person, TestHome } from '../home/test-home.ts';

const MINUTO = 60_000;
const VOLTE = 2000;
const OGNI = 30;

/** Reads until what is read is so. @throws when it never is */
export const until = async <T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> => {
  for (let volte = 0; volte < VOLTE; volte += 1) {
    const value = await read();
    if (isSo(value)) return value;
    await wait(OGNI);
  }
  throw new Error(`It never came to be: ${JSON.stringify(await read())}`);
};

/** Long work as who asked for it sees it. */
export const lavoroDi = (chi: Person, uid: string): Promise<Lavoro> =>
  chi.ok(lavoroRoutes.getLavoro, { params: { uid } });

const tentativoDi = (chi: Person, { uid, tentativo }: Lavoro) => ({ codmin: chi.sessione.codmin, uid, tentativo });

/** How the execution of the present attempt of a work stands. */
export const esecuzioneDi = async (chi: Person, uid: string): Promise<Esecuzione> => {
  const lavoro = await lavoroDi(chi, uid);
  return esecuzioniFromEnv(process.env).get(lavoro.tipo, tentativoDi(chi, lavoro));
};

/** The same, once it is over. */
export const untilOver = (chi: Person, uid: string): Promise<Esecuzione> =>
  until(
    () => esecuzioneDi(chi, uid),
    ({ stato }) => stato !== 'IN_CORSO',
  );

/** Waits for a work to have done what it had to. */
export const untilDone = (chi: Person, uid: string): Promise<Lavoro> =>
  until(
    () => lavoroDi(chi, uid),
    ({ stato }) => stato === 'COMPLETATO',
  );

/** Ends the execution of a work as who administers the program does, from outside. */
export const endFromOutside = async (chi: Person, uid: string): Promise<void> => {
  const lavoro = await lavoroDi(chi, uid);
  const arn = executionArn(STATE_MACHINE_PREFIX, lavoro.tipo, executionName(tentativoDi(chi, lavoro)));
  await new SFNClient({}).send(new StopExecutionCommand({ executionArn: arn }));
};

/** The schedule of every minute, so many looks after the present attempt of a work began. */
export const lookAt = async ({ store }: Pick<TestHome, 'store'>, chi: Person, uid: string, sguardi: number) => {
  const { iniziatoIl, avviatoIl } = await lavoroDi(chi, uid);
  const adesso = new Date(Date.parse(iniziatoIl ?? avviatoIl) + sguardi * MINUTI_TRA_DUE_SGUARDI * MINUTO + 1000);
  return closeInterrotti({
    store,
    esecuzioni: esecuzioniFromEnv(process.env),
    clock: { now: () => adesso, oggi: () => chi.sessione.oggi },
    log: silentLog,
  });
};

/** Work that waits or is under way, of every school. */
export const listAperti = async ({ store }: Pick<TestHome, 'store'>): Promise<readonly LavoroDiScuola[]> => [
  ...(await listInAttesa(store, SEMPRE)),
  ...(await listInCorso(store, SEMPRE)),
];
/** After every instant. */
const SEMPRE = '9';
