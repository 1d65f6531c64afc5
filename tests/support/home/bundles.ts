import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFolders, handlerPaths } from '#lib/cloud/bundle.ts';
import { sourceModules, type HandlerModules } from '#lib/local/handlers.ts';

/** What the product of a test runs: the bundles of the Lambdas where this run has built them (`BUNDLES=1`), else the sources. */
export const testModules = (): HandlerModules => {
  const dir = process.env.BUNDLES_DIR;
  if (dir === undefined) return sourceModules;
  const folders = bundleFolders(handlerPaths, dir);
  return (path) => {
    const folder = folders[path];
    if (folder === undefined) throw new Error(`No bundle of ${path}`);
    return pathToFileURL(join(folder, 'index.mjs'));
  };
};
