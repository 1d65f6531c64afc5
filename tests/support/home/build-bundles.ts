import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { bundleHandlers, handlerPaths } from '#lib/cloud/bundle.ts';

/** Before a run with `BUNDLES=1`: the bundles that the Lambdas get, far from the packages of the project, as they will be there. */
export const setup = async ({ config }: TestProject): Promise<() => Promise<void>> => {
  const dir = config.env.BUNDLES_DIR;
  if (dir === undefined) throw new Error('No folder for the bundles');
  await bundleHandlers(handlerPaths, dir);
  return () => rm(dir, { recursive: true, force: true });
};
