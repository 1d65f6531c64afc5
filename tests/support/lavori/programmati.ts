import { expect } from 'vitest';
import { beginProgrammato } from '../../../functions/lavori/programmati/programmati.ts';
import { stepPlatformFromEnv } from '../../../functions/platform/platform.ts';
import { workflowsFromEnv } from '../../../functions/platform/work/workflows.ts';
import { programmatiRoutes } from '../../../shared/contracts/lavori/programmati.ts';
import type { Person } from '../home/test-home.ts';

/** The work of today in the school of a tester, to its end. */
export const runProgrammati = async (tester: Person): Promise<void> => {
  const mezzi = { ...stepPlatformFromEnv(process.env, 'prova'), workflows: workflowsFromEnv(process.env) };
  await beginProgrammato(tester.sessione.codmin, 'scadenze', mezzi);
  await expect
    .poll(async () => (await tester.ok(programmatiRoutes.listProgrammati, { body: {} })).righe[0]?.stato, {
      timeout: 60_000,
      interval: 100,
    })
    .toBe('COMPLETATO');
};
