import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cloudApp } from '#lib/cloud/app.ts';
import { bundleHandlers, handlerPaths } from '#lib/cloud/bundle.ts';
import { programArguments } from '#lib/command-line/arguments.ts';
import { releaseHash } from '#lib/sources-hash.ts';
import { buildWeb } from '#lib/web-build.ts';
import { VERSIONE } from '#shared/domain/versione.ts';

programArguments({ options: {} });

const cache = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules', '.cache');
const webDir = join(cache, 'emolumenti-web');

/** What `cdk` runs: the stacks of cdk.json. */
const main = async (): Promise<void> => {
  await buildWeb(webDir, { minify: true });
  const folders = await bundleHandlers(handlerPaths, join(cache, 'lambda'));
  cloudApp({ webDir, folders, version: VERSIONE, release: await releaseHash() }).synth();
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
