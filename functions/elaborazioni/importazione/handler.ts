import { daRicalcolare } from '../../cedolini/da-ricalcolare.ts';
import { filesFromEnv } from '../../platform/files.ts';
import { lavoroHandler } from '../../platform/lavoro-steps.ts';
import { platformFromEnv } from '../../platform/platform.ts';
import { workflowsFromEnv } from '../../platform/workflows.ts';
import { lavoroImportazione } from './importazione.ts';

const platform = { ...platformFromEnv(process.env, 'importazione'), conseguenze: daRicalcolare };

export const handler = lavoroHandler(
  lavoroImportazione({
    store: platform.store,
    files: filesFromEnv(process.env),
    workflows: workflowsFromEnv(process.env),
  }),
  platform,
);
