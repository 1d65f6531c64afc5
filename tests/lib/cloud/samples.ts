import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
import { fingerprintOf } from '#support/sources/fingerprint.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** What is deployed does not change the templates: the sources stand for the bundles, and the static files for the pages. */
const folders = Object.fromEntries(handlerPaths.map((handler) => [handler, join(root, dirname(handler))]));

const out = mkdtempSync(join(tmpdir(), 'emolumenti-cloud-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Makes the templates of some settings aside, and checks them. @throws where they could not be deployed */
export const synthesise = (
  name: string,
  regioni: readonly Record<string, unknown>[] = [],
  only?: readonly AreaEntry[],
): readonly CheckedTemplate[] => synthesiseInto(join(out, name.replaceAll(' ', '-')), regioni, only);

const synthesiseInto = (
  outdir: string,
  regioni: readonly Record<string, unknown>[] = [],
  only?: readonly AreaEntry[],
): readonly CheckedTemplate[] => {
  // a finding of cdk-nag that nobody accepted makes the synthesis throw
  const code = { webDir: join(root, 'web/public'), folders, version: '0.1.0', release: 'prova', checkedAfter: true };
  cloudApp({ ...code, outdir, context: { regioni }, ...(only ? { areas: only } : {}) }).synth();
  return checkTemplates(outdir);
};

const CACHE = join(root, 'node_modules', '.cache', 'modelli-cloud');
/** The templates come from these: the sources of the functions give their assets a name. */
const SOURCES = [
  'events',
  'functions',
  'lib',
  'shared',
  'web/public',
  'tests/lib/cloud/samples.ts',
  'package-lock.json',
];

/** The folder of what these very sources give; what others gave goes away. */
const folderOfSources = (): string => {
  const name = fingerprintOf(SOURCES).slice(0, 16);
  mkdirSync(join(CACHE, name), { recursive: true });
  for (const old of readdirSync(CACHE).filter((one) => one !== name))
    rmSync(join(CACHE, old), { recursive: true, force: true });
  return join(CACHE, name);
};
let kept: string | undefined;

/** Where the templates of a sample are, once it was asked for. */
export const folderOf = (name: string): string => join((kept ??= folderOfSources()), name.replaceAll(' ', '-'));

const CHECKED = 'checked.json';
const readKept = (folder: string): readonly CheckedTemplate[] | undefined => {
  try {
    const found: readonly CheckedTemplate[] = JSON.parse(readFileSync(join(folder, CHECKED), 'utf8'));
    return found;
  } catch {
    return undefined;
  }
};

/** Makes a sample aside and puts it in its place whole: of two who do it at once, one remains. */
const make = (name: string, folder: string): readonly CheckedTemplate[] => {
  const aside = mkdtempSync(`${folder}-nuovo-`);
  const made = synthesiseInto(aside, sampleContexts[name]);
  writeFileSync(join(aside, CHECKED), JSON.stringify(made));
  try {
    renameSync(aside, folder);
  } catch {
    rmSync(aside, { recursive: true, force: true });
  }
  return made;
};

const known = new Map<string, readonly CheckedTemplate[]>();
/** The templates of one of the sample ways of deploying, made once for these sources. */
export const sample = (name: string): readonly CheckedTemplate[] => {
  const found = known.get(name) ?? readKept(folderOf(name)) ?? make(name, folderOf(name));
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

/** What the Lambda of that name may do, as 'action' → the resources of its statements, in text. */
export const rightsOf = (templates: readonly CheckedTemplate[], id: string): ReadonlyMap<string, string> => {
  const rights = new Map<string, string>();
  for (const [name, { PolicyDocument }] of all(templates, 'AWS::IAM::Policy')) {
    if (!new RegExp(`^${id.replaceAll('-', '')}ServiceRoleDefaultPolicy`).test(name)) continue;
    for (const { Action, Resource } of statementsOf(PolicyDocument))
      for (const action of [Action].flat().map(String)) rights.set(action, (rights.get(action) ?? '') + text(Resource));
  }
  if (rights.size === 0) throw new Error(`No policy of ${id}`);
  return rights;
};
/** The statements of a policy. */
export const statementsOf = (document: unknown): { readonly Action: unknown; readonly Resource: unknown }[] =>
  typeof document === 'object' && document !== null && 'Statement' in document && Array.isArray(document.Statement)
    ? document.Statement
    : [];

/** The settings of the function of that name. */
export const variablesOf = (templates: readonly CheckedTemplate[], functionName: string): Record<string, unknown> => {
  const found = all(templates, 'AWS::Lambda::Function').find(([, { FunctionName }]) => FunctionName === functionName);
  const environment = found?.[1].Environment;
  if (typeof environment !== 'object' || environment === null || !('Variables' in environment))
    throw new Error(`No function ${functionName}`);
  return { ...Object(environment.Variables) };
};

/** The routes that a template's APIs are imported with, as 'METHOD path' → the area whose integration answers. */
export const routesOf = (templates: readonly CheckedTemplate[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    all(templates, 'AWS::ApiGatewayV2::Api').map(([id, { Body }]) => [
      id,
      Object.entries(GatewayBody.parse(Body).paths)
        .filter(([path]) => path !== PER_OGNI_ALTRO)
        .flatMap(([path, { parameters: _, ...methods }]) =>
          Object.entries(methods).map(([method, operation]) => `${method.toUpperCase()} ${path} ${areaOf(operation)}`),
        ),
    ]),
  );
/** The path that answers whatever no call has. */
export const PER_OGNI_ALTRO = '/$default';
const GatewayBody = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const Operation = z.looseObject({ 'x-amazon-apigateway-integration': z.strictObject({ $ref: z.string() }) });
const areaOf = (operation: unknown): string =>
  Operation.parse(operation)['x-amazon-apigateway-integration'].$ref.replace(/.*\//, '');
