import { setTimeout } from 'node:timers/promises';
import { schedules } from '#events/schedules.ts';
import { restartWaiting } from '#functions/lavori/riavvio/riavvio.ts';
import { listLavoriAperti } from '#lib/admin/lavori.ts';
import type { Sorte } from '#lib/local/demo/random.ts';
import type { FaultMode } from '#lib/local/dynamodb/faults.ts';
import { handlerLoader } from '#lib/local/handlers.ts';
import { silentLog } from '#platform/log.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { testModules } from '#support/home/bundles.ts';
import type { TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { findings } from './invarianti.ts';
import type { Ufficio } from './passo.ts';
import { Difetto, judged } from './risposte.ts';
import { writesWatch } from './scritture.ts';
import { openScuole, scuoleSimulate, type ScuolaSimulata } from './scuole.ts';

/** Who works in each office: both may do everything, but take back what was sent. */
export const RUOLI = ['GESTORE', 'TESTER'] as const;

const PRIMO_GIORNO = '2026-03-02';
/** Long work of a handful of people that has not ended by then will not. */
const FINE_LAVORI_MS = 120_000;

/** The ten offices and the machine they work on. */
export interface Mondo {
  /** Chance for one purpose, by its number: the same whatever happened before. */
  readonly caso: (numero: number) => Sorte;
  readonly ufficio: (scuola: ScuolaSimulata, ruolo: (typeof RUOLI)[number]) => Promise<Ufficio>;
  readonly guasti: FaultMode;
  readonly rifiuti: Readonly<Record<string, number>>;
  /** Ends the program wherever it is, and starts it on what it had stored. */
  readonly reopen: () => Promise<void>;
  readonly nextDay: () => Promise<void>;
  /** Waits for the long work of everybody, then looks at what must always be true of a school, or of all. @throws Difetto */
  readonly check: (scuola?: ScuolaSimulata) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const openMondo = async (seme: number, caso: Mondo['caso']): Promise<Mondo> => {
  const guasti: FaultMode = { seed: seme };
  const scritture = writesWatch();
  const home = await openScuole(caso(-1), PRIMO_GIORNO, guasti, scritture.onChange);
  scritture.take();
  // before the first disturbance: who does not get in works no month
  for (const { codmin } of scuoleSimulate) for (const ruolo of RUOLI) await home.as(loginOf(ruolo, codmin));
  const rifiuti: Record<string, number> = {};
  let oggi = PRIMO_GIORNO;
  return {
    caso,
    guasti,
    rifiuti,
    ufficio: async ({ codmin, setupType }, ruolo) => ({
      codmin,
      setupType,
      oggi,
      chi: judged(await home.as(loginOf(ruolo, codmin)), (code) => {
        rifiuti[code] = (rifiuti[code] ?? 0) + 1;
      }),
    }),
    reopen: () => home.restart({ oggi }),
    nextDay: async () => {
      oggi = nextWorkingDay(oggi);
      await home.restart({ oggi });
      await fireSchedules(oggi);
    },
    check: async (scuola) => {
      await endOfWork(home, () => oggi);
      const trovati = [...scritture.take(), ...(await findings(home.store, scuola?.codmin))];
      if (trovati.length > 0) throw new Difetto(trovati.slice(0, 10).join('\n'));
    },
    close: () => home.close(),
  };
};

/** Monday after Friday. */
const nextWorkingDay = (giorno: string): string => {
  const domani = addGiorni(giorno, 1);
  return [0, 6].includes(new Date(`${domani}T12:00:00Z`).getUTCDay()) ? nextWorkingDay(domani) : domani;
};

/** What runs by itself on a day, as the scheduler calls it. */
const fireSchedules = async (oggi: string): Promise<void> => {
  const load = handlerLoader(testModules());
  for (const { when, handler, payload } of schedules)
    if ('hour' in when && [undefined, Number(oggi.slice(8))].includes(when.dayOfMonth))
      await (
        await load(handler)
      )(payload);
};

const endOfWork = async (home: TestHome, oggi: () => string): Promise<void> => {
  const fine = performance.now() + FINE_LAVORI_MS;
  for (let volta = 0; ; volta += 1) {
    const aperti = await listLavoriAperti(home.store);
    if (aperti.length === 0) return;
    if (performance.now() > fine) throw new Difetto(`Long work does not end: ${JSON.stringify(aperti).slice(0, 2000)}`);
    // what a crash left between storing and starting, which the product looks for each minute
    if (volta > 10)
      await restartWaiting({
        store: home.store,
        workflows: workflowsFromEnv(process.env),
        log: silentLog,
        clock: { now: () => new Date(Date.now() + 60_000), oggi },
      });
    await setTimeout(50);
  }
};
