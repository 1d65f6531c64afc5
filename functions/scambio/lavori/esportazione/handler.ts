import { filesFromEnv } from '#platform/files.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { lavoroEsportazione } from './esportazione.ts';

const platform = platformFromEnv(process.env, 'esportazione');

const work = lavoroHandler(
  lavoroEsportazione({ platform, files: filesFromEnv(process.env), workflows: workflowsFromEnv(process.env) }),
  platform,
);

/** It reads the lists by the calls of the areas, which sign where the next page begins. */
export const handler: typeof work = async (...payload) => {
  await platform.segreti.load();
  return work(...payload);
};
