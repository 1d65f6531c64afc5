import { setTimeout } from 'node:timers/promises';
import { beginProgrammato } from '#functions/lavori/programmati/programmati.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { programmatiRoutes } from '#shared/contracts/lavori/programmati.ts';
import type { Person } from '../home/test-home.ts';

const INTERVALLO = 100;
const GUARDATE = 600;

/** The work of today in the school of a tester, to its end. */
export const runProgrammati = async (tester: Person): Promise<void> => {
  const mezzi = { ...stepPlatformFromEnv(process.env, 'prova'), workflows: workflowsFromEnv(process.env) };
  await beginProgrammato(tester.sessione.codmin, 'scadenze', mezzi);
  const stato = async () => (await tester.ok(programmatiRoutes.listProgrammati, { body: {} })).righe[0]?.stato;
  for (let guardato = 0; (await stato()) !== 'COMPLETATO'; guardato += 1) {
    if (guardato === GUARDATE) throw new Error('The work of today does not end');
    await setTimeout(INTERVALLO);
  }
};
