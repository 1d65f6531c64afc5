import { filesFromEnv } from '#platform/files.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { lavoroEsportazione } from './esportazione.ts';

const platform = platformFromEnv(process.env, 'esportazione');

export const handler = lavoroHandler(
  lavoroEsportazione({ platform, files: filesFromEnv(process.env), workflows: workflowsFromEnv(process.env) }),
  platform,
);
