import { setTimeout } from 'node:timers/promises';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { beginProgrammato } from '#functions/lavori/programmati/programmati.ts';
import { STATE_MACHINE_PREFIX } from '#lib/local/settings.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';

const PAUSA = 200;
const GIORNI = 30;

/** What runs by itself in a school, by how many times a month. */
export const scheduled = {
  scadenze: GIORNI,
  'verifica-notturna': GIORNI,
  pulizia: GIORNI,
  'apertura-mese': 1,
} as const;

/** The work of today of a kind in a school, until its machine says that it ended well: nobody looks at it meanwhile. @throws when it did not */
export const runScheduled = async (codmin: string, tipo: string): Promise<void> => {
  const mezzi = { ...stepPlatformFromEnv(process.env, 'misura'), workflows: workflowsFromEnv(process.env) };
  await beginProgrammato(codmin, tipo, mezzi);
  const client = new SFNClient({});
  for (;;) {
    const stateMachineArn = `${STATE_MACHINE_PREFIX}${tipo}`;
    const { executions = [] } = await client.send(new ListExecutionsCommand({ stateMachineArn }));
    if (executions[0]?.status === 'SUCCEEDED') return;
    if (executions[0]?.status === 'FAILED') throw new Error(`The work ${tipo} failed`);
    await setTimeout(PAUSA);
  }
};
