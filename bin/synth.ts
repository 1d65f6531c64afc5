import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RegoEngine, TemplateFile } from '@aws/cloudformation-validate';
import { cloudApp } from '../lib/cloud/app.ts';
import { buildWeb } from '../lib/web-build.ts';

const MASSIMO_RISORSE = 450;
const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules', '.cache');

/** Synthesises every stack with no account, then checks each template offline: rules of CloudFormation, number of resources. */
const main = async (): Promise<void> => {
  const webDir = join(cache, 'emolumenti-web');
  const outdir = join(root, 'cdk.out');
  await buildWeb(webDir, { minify: true });
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> };
  (await cloudApp({ webDir, bundleDir: join(cache, 'lambda'), version: '0.1.0', outdir, context })).synth();
  const engine = new RegoEngine();
  let problems = 0;
  for (const file of readdirSync(outdir).filter((name) => name.endsWith('.template.json'))) {
    const path = join(outdir, file);
    const { Resources } = JSON.parse(readFileSync(path, 'utf8')) as { Resources: Record<string, unknown> };
    const count = Object.keys(Resources).length;
    const errors = engine
      .validateStandard(new TemplateFile(path))
      .diagnostics.filter(({ severity }) => /error|fatal/i.test(String(severity)));
    process.stdout.write(`${file}: ${count} risorse, ${errors.length} errori\n`);
    for (const { ruleId, message } of errors) process.stderr.write(`  ${ruleId}: ${message}\n`);
    problems += errors.length + (count > MASSIMO_RISORSE ? 1 : 0);
  }
  engine.free();
  process.exit(problems > 0 ? 1 : 0);
};

await main();
