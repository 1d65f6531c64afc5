import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** An editor writes a file in several steps, and saves several files at once; milliseconds. */
const QUIET_MS = 60;

/** Calls when sources below the folders have changed and are quiet again. @returns how to stop */
export const watchSources = (folders: readonly string[], changed: () => void): (() => void) => {
  let quiet: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !/\.(?:tsx?|css|json|svg)$/.test(name)) return;
      clearTimeout(quiet);
      quiet = setTimeout(changed, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(quiet);
    for (const watcher of watchers) watcher.close();
  };
};
