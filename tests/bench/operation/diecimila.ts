import { sourceModules } from '#lib/local/handlers.ts';
import { asUid } from '#platform/data/entita.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { accessorio, elaborazione, oreInsegnamento, prepare, storePersone, waitForEnd } from '#support/cedolini.ts';
import { startTestHome, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import type { BenchRow } from '../bench-row.ts';
import { milliseconds } from '../measures/rounds.ts';
import { endSteps } from '../measures/steps-apart.ts';

const PERSONE = 10_000;
const MEGABYTE = 600;
const STEPS = 'functions/cedolini/lavori/calcolo-cedolini/handler.ts';
const APART = new URL('../measures/step-handler.ts', import.meta.url);

/** What the archive is asked while some work goes on. */
const requests = () => {
  let count = 0;
  return {
    hear: () => (count += 1),
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const before = count;
      await work();
      return count - before;
    },
  };
};

/** What the page of a run asks when it opens: the run, the first hundred payslips. */
const openRun = async (ufficio: Person, uid: string): Promise<void> => {
  const { numCedolini } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: asUid(uid) } });
  const { righe } = await ufficio.ok(payslipRoutes.listCedolini, { body: { idProcesso: asUid(uid), limit: 100 } });
  if (numCedolini !== PERSONE || righe.length !== 100)
    throw new Error(`The run has ${numCedolini} payslips of ${PERSONE}, and shows ${righe.length}`);
};

/** A run of ten thousand people in one school, each step in a process of its own. Takes minutes: measured when it is named, and once. */
export const run = async (): Promise<BenchRow[]> => {
  const asked = requests();
  const home = await startTestHome({
    oggi: '2026-03-10',
    meter: { dynamodb: asked.hear },
    modules: (path) => (path === STEPS ? APART : sourceModules(path)),
  });
  try {
    const ufficio = await home.as(loginOf('CEDOLINI'));
    const persone = await storePersone(home.store, SCUOLA_A, PERSONE);
    const cedolini = persone.map(({ uid }, indice) => accessorio(uid, [oreInsegnamento(100 + indice)]));
    const { uid, versione } = await prepare(ufficio, elaborazione());
    let tempo = 0;
    const diCalcolo = await asked.during(async () => {
      tempo = await milliseconds(async () => {
        await ufficio.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini } });
        const { STATUS, motivoFallimento } = await waitForEnd(ufficio, uid, 3_600_000, 5000);
        if (STATUS !== 'COMPLETATO') throw new Error(`The run ended as ${STATUS}: ${motivoFallimento ?? ''}`);
      });
    });
    const diPagina = await asked.during(() => openRun(ufficio, uid));
    const { processes, megabytes, bytes } = endSteps();
    return [
      {
        id: 'P3b',
        goal: `a run of ${PERSONE} employees in one school: a step's process holds ≤ ${MEGABYTE} MB`,
        measured: `${megabytes.toFixed(0)} MB, ${(tempo / 1000).toFixed(0)} s`,
        bound: { atMost: 1 },
        ratios: [megabytes / MEGABYTE],
        note: `${(diCalcolo / PERSONE).toFixed(2)} requests a person, ${processes} processes, ${(bytes / 1024).toFixed(1)} KB the largest call with its answer (a state carries 256), ${diPagina} requests to open the run`,
      },
    ];
  } finally {
    await home.close();
  }
};
