import { stepPlatformFromEnv } from '../../platform/platform.ts';
import { workflowsFromEnv } from '../../platform/work/workflows.ts';
import { restartWaiting } from './riavvio.ts';

const platform = stepPlatformFromEnv(process.env, 'riavvio-lavori');
const workflows = workflowsFromEnv(process.env);

export const handler = async (): Promise<{ avviati: number }> => ({
  avviati: await restartWaiting({ ...platform, workflows }),
});
