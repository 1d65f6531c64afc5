import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { cloudApp } from '../../../lib/cloud/app.ts';
import { handlerPaths } from '../../../lib/cloud/bundle.ts';
import { checkTemplates, type CheckedTemplate } from '../../../lib/cloud/check.ts';
import { sampleContexts } from '../../../lib/cloud/sample-contexts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** What is deployed does not change the templates: the sources stand for the bundles, and the static files for the pages. */
const folders = Object.fromEntries(handlerPaths.map((handler) => [handler, join(root, dirname(handler))]));

const out = mkdtempSync(join(tmpdir(), 'emolumenti-cloud-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** The templates of some settings, checked. @throws where they could not be deployed */
export const synthesise = (
  name: string,
  regioni: readonly Record<string, unknown>[] = [],
): readonly CheckedTemplate[] => {
  const outdir = folderOf(name);
  // a finding of cdk-nag that nobody accepted makes the synthesis throw
  const code = { webDir: join(root, 'web/public'), folders, version: '0.1.0', release: 'prova' };
  cloudApp({ ...code, outdir, context: { regioni } }).synth();
  return checkTemplates(outdir);
};

/** Where the templates of a name are. */
export const folderOf = (name: string): string => join(out, name.replaceAll(' ', '-'));

const known = new Map<string, readonly CheckedTemplate[]>();
/** The templates of one of the sample ways of deploying, made once a file. */
export const sample = (name: string): readonly CheckedTemplate[] => {
  const found = known.get(name) ?? synthesise(name, sampleContexts[name]);
  known.set(name, found);
  return found;
};

/** The properties of every resource of a type, with its logical id. */
export const all = (templates: readonly CheckedTemplate[], type: string): [string, Record<string, unknown>][] =>
  templates.flatMap(({ template }) =>
    Object.entries(template.Resources).flatMap(([id, resource]): [string, Record<string, unknown>][] =>
      resource.Type === type ? [[id, resource.Properties ?? {}]] : [],
    ),
  );
export const text = (value: unknown): string => JSON.stringify(value);
