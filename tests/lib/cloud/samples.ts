import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import * as z from 'zod';
import type { AreaEntry } from '#lib/areas.ts';
import { cloudApp } from '#lib/cloud/app.ts';
import { handlerPaths } from '#lib/cloud/bundle.ts';
import { checkTemplates, type CheckedTemplate } from '#lib/cloud/check.ts';
import { sampleContexts } from '#lib/cloud/sample-contexts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** What is deployed does not change the templates: the sources stand for the bundles, and the static files for the pages. */
const folders = Object.fromEntries(handlerPaths.map((handler) => [handler, join(root, dirname(handler))]));

const out = mkdtempSync(join(tmpdir(), 'emolumenti-cloud-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** The templates of some settings, checked. @throws where they could not be deployed */
export const synthesise = (
  name: string,
  regioni: readonly Record<string, unknown>[] = [],
  only?: readonly AreaEntry[],
): readonly CheckedTemplate[] => {
  const outdir = folderOf(name);
  // a finding of cdk-nag that nobody accepted makes the synthesis throw
  const code = { webDir: join(root, 'web/public'), folders, version: '0.1.0', release: 'prova' };
  cloudApp({ ...code, outdir, context: { regioni }, ...(only ? { areas: only } : {}) }).synth();
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

const Manifest = z.looseObject({
  artifacts: z.record(
    z.string(),
    z.looseObject({
      type: z.string(),
      environment: z.string().optional(),
      dependencies: z.array(z.string()).default([]),
      properties: z.looseObject({ terminationProtection: z.boolean().optional() }).optional(),
    }),
  ),
});
/** The stacks of a sample, by name, as `cdk deploy` reads them. */
export const stacksOf = (name: string) => {
  sample(name);
  const { artifacts } = Manifest.parse(JSON.parse(readFileSync(join(folderOf(name), 'manifest.json'), 'utf8')));
  return new Map(Object.entries(artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack'));
};

/** The stack that a template is of. */
export const stackOf = ({ name }: CheckedTemplate): string => name.replace('.template.json', '');

/** What a template reads from other stacks, as 'stack output'. */
export const readBy = ({ template }: CheckedTemplate): readonly string[] => {
  const found = text(template).matchAll(/"Fn::GetStackOutput":\{"StackName":"([^"]+)"[^}]*"OutputName":"([^"]+)"/g);
  return [...new Set([...found].map(([, stack, output]) => `${stack} ${output}`))];
};

/** The properties of every resource of a type, with its logical id. */
export const all = (templates: readonly CheckedTemplate[], type: string): [string, Record<string, unknown>][] =>
  templates.flatMap(({ template }) =>
    Object.entries(template.Resources).flatMap(([id, resource]): [string, Record<string, unknown>][] =>
      resource.Type === type ? [[id, resource.Properties ?? {}]] : [],
    ),
  );
export const text = (value: unknown): string => JSON.stringify(value);
