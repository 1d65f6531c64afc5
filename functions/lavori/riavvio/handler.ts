import { stepPlatformFromEnv } from '#platform/platform.ts';
import { esecuzioniFromEnv } from '#platform/work/esecuzioni.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { closeInterrotti } from './interrotti.ts';
import { restartWaiting } from './riavvio.ts';

const platform = stepPlatformFromEnv(process.env, 'riavvio-lavori');
const workflows = workflowsFromEnv(process.env);
const esecuzioni = esecuzioniFromEnv(process.env);

/** @throws when some work can be neither started nor closed, after all the others: the alarm on the failures of this function */
export const handler = async (): Promise<{ readonly avviati: number; readonly chiusi: number }> => {
  const { avviati, falliti } = await restartWaiting({ ...platform, workflows });
  const { chiusi, rimasti } = await closeInterrotti({ ...platform, esecuzioni });
  if (falliti > 0) throw new Error(`${falliti} works could not be started: the log names them`);
  if (rimasti > 0) throw new Error(`${rimasti} works stay open though their executions are over: the log names them`);
  return { avviati, chiusi };
};
