import { join } from 'node:path';

/** The settings of the processes that run the tests. Node runs the sources as they are, as in npm start: nothing is transformed before it is tried, and no module is another's stand-in. */
export const worker = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', join(import.meta.dirname, 'worker-start.ts')],
  runner: join(import.meta.dirname, 'runner.ts'),
};
