import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cloudApp } from '#lib/cloud/app.ts';
import { bundleHandlers, handlerPaths } from '#lib/cloud/bundle.ts';
import { checkTemplates } from '#lib/cloud/check.ts';
import { sampleContexts } from '#lib/cloud/sample-contexts.ts';
import { programArguments } from '#lib/command-line/arguments.ts';
import { releaseHash } from '#lib/sources-hash.ts';
import { buildWeb } from '#lib/web-build.ts';
import { VERSIONE } from '#shared/domain/versione.ts';

programArguments({ options: {} });

const cache = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules', '.cache');

/** Synthesises the sample deployments with no account (cdk-nag among the synthesis), then checks each template offline. */
const main = async (): Promise<number> => {
  const webDir = join(cache, 'emolumenti-web');
  await buildWeb(webDir, { minify: true });
  const folders = await bundleHandlers(handlerPaths, join(cache, 'lambda'));
  const out = mkdtempSync(join(tmpdir(), 'emolumenti-synth-'));
  const release = await releaseHash();
  let problems = 0;
  for (const [name, regioni] of Object.entries(sampleContexts)) {
    process.stdout.write(`— ${name}\n`);
    const outdir = join(out, name.replaceAll(' ', '-'));
    cloudApp({ webDir, folders, version: VERSIONE, release, outdir, context: { regioni }, checkedAfter: true }).synth();
    for (const { name: file, template, problems: found } of checkTemplates(outdir)) {
      process.stdout.write(`${file}: ${Object.keys(template.Resources).length} risorse, ${found.length} errori\n`);
      for (const problem of found) process.stderr.write(`  ${problem}\n`);
      problems += found.length;
    }
  }
  rmSync(out, { recursive: true, force: true });
  return problems;
};

main().then(
  (problems) => process.exit(problems > 0 ? 1 : 0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
