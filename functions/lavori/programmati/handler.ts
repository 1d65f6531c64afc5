import * as z from 'zod';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { startProgrammato } from './programmati.ts';

const platform = stepPlatformFromEnv(process.env, 'lavori-programmati');
const workflows = workflowsFromEnv(process.env);
const Payload = z.object({ tipo: z.string() });

export const handler = (payload: unknown): Promise<{ avviati: number; falliti: number }> =>
  startProgrammato({ ...platform, workflows }, Payload.parse(payload).tipo);
