import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apis } from '#lib/apis.ts';
import { readOnce } from '#lib/cloud/read-once.ts';
import { sampleContexts } from '#lib/cloud/sample-contexts.ts';
import { routeKey } from '#shared/contracts/route.ts';
import { all, folderOf, PER_OGNI_ALTRO, routesOf, sample, synthesise, text } from './samples.ts';

/** CloudFormation takes a megabyte at most: room is left to grow. */
const MASSIMO_BYTE = 700_000;
const MASSIME_LETTURE = { modello: 30, installazione: 60 };

const reads = (template: unknown): number => text(template).split('"Fn::GetStackOutput"').length - 1;

describe.each(Object.keys(sampleContexts))('%s', { timeout: 300_000 }, (name) => {
  test('each HTTP API is imported from one document, whose routes are those of its calls', () => {
    const imported = [...routesOf(sample(name).filter(({ name: file }) => file.includes('eu-south-1'))).entries()];
    expect(imported).toHaveLength(apis.length);
    for (const { name: api, calls } of apis) {
      const found = imported.find(([id]) => id.startsWith(`Api${api}`));
      expect(found?.[1].toSorted()).toEqual(
        calls.map(({ route, area }) => `${routeKey(route)} ${area.name}`).toSorted(),
      );
    }
    for (const type of ['Route', 'Integration']) expect(all(sample(name), `AWS::ApiGatewayV2::${type}`)).toEqual([]);
  });
  test('no template is too large', () => {
    const sizes = sample(name).map(({ name: file }) => [file, statSync(join(folderOf(name), file)).size] as const);
    expect(sizes.filter(([, size]) => size > MASSIMO_BYTE)).toEqual([]);
  });
  test('an output of another stack is looked up once for each stack that needs it', () => {
    const counted = sample(name).map(({ name: file, template }) => [file, reads(template)] as const);
    expect(counted.filter(([, count]) => count > MASSIME_LETTURE.modello)).toEqual([]);
    const regions = sampleContexts[name]?.length ?? 1;
    expect(counted.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(
      MASSIME_LETTURE.installazione * regions,
    );
  });
});

test('the document of an API is one that a reader of OpenAPI 3.0 takes: every parameter of a path is declared', () => {
  for (const [, { Body, Name, ProtocolType }] of all(sample('as it comes'), 'AWS::ApiGatewayV2::Api')) {
    expect([Name, ProtocolType]).toEqual([undefined, undefined]);
    const { openapi, info, paths } = Object(Body);
    expect(paths).toHaveProperty([PER_OGNI_ALTRO]);
    expect([openapi, info.title]).toEqual(['3.0.1', expect.stringMatching(/^emolumenti-(?:primo|secondo|terzo)$/)]);
    for (const [path, { parameters = [] }] of Object.entries<{ parameters?: { name: string }[] }>(paths))
      expect([path, parameters.map(({ name }) => `{${name}}`)]).toEqual([path, path.match(/\{\w+\}/g) ?? []]);
  }
});

test('what is read in many places is kept in one, what is read once stays where it is', () => {
  const read = (OutputName: string) => ({ 'Fn::GetStackOutput': { StackName: 'uno', Region: 'r', OutputName } });
  const template = { Resources: { A: { Type: 'T', Properties: { a: read('x'), b: [read('x'), read('y')] } } } };
  const made = JSON.parse(text(readOnce(template)));
  const [id = ''] = Object.keys(made.Resources).filter((one) => one !== 'A');
  expect(made.Resources.A.Properties).toEqual({
    a: { 'Fn::GetAtt': [id, 'Value'] },
    b: [{ 'Fn::GetAtt': [id, 'Value'] }, read('y')],
  });
  expect(made.Resources[id]).toEqual({
    Type: 'AWS::SSM::Parameter',
    Properties: { Type: 'String', Value: read('x') },
  });
});

test('two deployments of one account and region have no name in common', { timeout: 300_000 }, () => {
  const [base] = sampleContexts['with everything'] ?? [];
  const other = { ...base, nome: 'seconda', accesso: { prefisso: 'seconda-di-prova' } };
  const templates = synthesise('two of one region', [{ ...base }, other]);
  const names = templates.flatMap(({ name: file, template }) =>
    Object.values(template.Resources).flatMap(({ Type, Properties = {} }) =>
      Object.entries(Properties).flatMap(([key, value]) =>
        NAMES.test(key) && !LOCAL_NAMES.has(`${Type} ${key}`) ? [{ file, name: `${Type} ${text(value)}` }] : [],
      ),
    ),
  );
  expect(names.length).toBeGreaterThan(300);
  const second = new Set(names.flatMap(({ file, name }) => (file.startsWith('seconda-') ? [name] : [])));
  expect(names.filter(({ file, name }) => file.startsWith('emolumenti-') && second.has(name))).toEqual([]);
});
/** Properties that give a resource the name which an account, a region or the world knows it by. */
const NAMES =
  /^(?:Name|AliasName|Domain|\w*(?:Function|Alarm|StateMachine|LogGroup|Topic|Dashboard|UserPool|Queue|Bucket|Table|QueryDefinition|BackupVault)Name)$/;
/** Properties that refer to what another resource is called, or name something inside it. */
const LOCAL_NAMES = new Set([
  'AWS::Lambda::Permission FunctionName',
  'AWS::Lambda::Version FunctionName',
  'AWS::Lambda::Alias FunctionName',
  'AWS::Lambda::Alias Name',
  'AWS::Lambda::EventInvokeConfig FunctionName',
  'AWS::Logs::MetricFilter LogGroupName',
]);
