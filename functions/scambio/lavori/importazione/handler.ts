import { daRicalcolare } from '#functions/cedolini/ricalcolo/da-ricalcolare.ts';
import { filesFromEnv } from '#platform/files.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { lavoroImportazione } from './importazione.ts';

const platform = { ...stepPlatformFromEnv(process.env, 'importazione'), conseguenze: daRicalcolare };

export const handler = lavoroHandler(
  lavoroImportazione({
    store: platform.store,
    files: filesFromEnv(process.env),
    workflows: workflowsFromEnv(process.env),
  }),
  platform,
);
