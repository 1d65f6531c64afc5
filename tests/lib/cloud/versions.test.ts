import { describe, expect, test } from 'vitest';
import { areas } from '#lib/areas.ts';
import { workflows } from '#lib/workflows/index.ts';
import { all, sample, text } from './samples.ts';

const templates = () => sample('as it comes');
const withPolicy = (type: string) =>
  templates().flatMap(({ template }) =>
    Object.entries(template.Resources).flatMap(([id, resource]) => (resource.Type === type ? [{ id, resource }] : [])),
  );

test('an execution calls the version of each step with which it began; versions outlive the deploy that replaces them', () => {
  const versions = new Map(withPolicy('AWS::Lambda::Version').map(({ id, resource }) => [id, resource]));
  const machines = all(templates(), 'AWS::StepFunctions::StateMachine');
  expect(machines).toHaveLength(Object.keys(workflows).length);
  for (const [kind, { DefinitionSubstitutions }] of machines)
    for (const called of Object.values(Object(DefinitionSubstitutions)))
      expect([kind, versions.has(String(Object(called).Ref))]).toEqual([kind, true]);
  for (const { DeletionPolicy } of versions.values()) expect(DeletionPolicy).toBe('Retain');
});

test('a machine may invoke any version of its steps: those of executions that began before a deploy too', () => {
  const invoking = all(templates(), 'AWS::IAM::Policy').filter(
    ([id, policy]) => /RoleDefaultPolicy/.test(id) && text(policy).includes('lambda:InvokeFunction'),
  );
  const ofMachines = invoking.filter(([, policy]) => text(policy).includes('Passi'));
  expect(ofMachines).toHaveLength(Object.keys(workflows).length);
  for (const [, policy] of ofMachines) expect(text(policy)).toMatch(/Passi\w+","Arn"\]\},":\*"/);
});

test('a new version of an API takes a tenth of the requests for five minutes, and goes back by itself when calls fail', () => {
  const aliases = withPolicy('AWS::Lambda::Alias');
  expect(aliases).toHaveLength(Object.keys(areas).length);
  const groups = all(templates(), 'AWS::CodeDeploy::DeploymentGroup');
  expect(groups).toHaveLength(Object.keys(areas).length);
  for (const [, group] of groups)
    expect(group).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AutoRollbackConfiguration: { Enabled: true, Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'] },
      AlarmConfiguration: {
        Enabled: true,
        Alarms: [
          { Name: { Ref: expect.stringMatching(/Regressione/) } },
          { Name: { Ref: expect.stringMatching(/Difetti/) } },
        ],
      },
    });
  for (const { resource } of aliases) expect(text(resource)).toContain('CodeDeployLambdaAliasUpdate');
});

test('the defects of a version that is delivered take it back: calls answered 500, which Lambda counts as good', () => {
  const versions = new Set(withPolicy('AWS::Lambda::Version').map(({ id }) => id));
  const filters = all(templates(), 'AWS::Logs::MetricFilter').filter(
    ([, { FilterPattern }]) => FilterPattern === '{ $.evento = "difetto" }',
  );
  const alarms = all(templates(), 'AWS::CloudWatch::Alarm').filter(([, { AlarmName }]) =>
    String(AlarmName).endsWith('-difetti'),
  );
  expect([filters.length, alarms.length]).toEqual([Object.keys(areas).length, Object.keys(areas).length]);
  const counted = filters.map(([, { MetricTransformations }]) => Object([MetricTransformations].flat()[0]));
  for (const { Dimensions } of counted) expect(Dimensions).toEqual([{ Key: 'Versione', Value: '$.versione' }]);
  for (const [, { MetricName, Dimensions, Threshold, Period }] of alarms) {
    expect(counted.filter((one) => one.MetricName === MetricName)).toHaveLength(1);
    expect([Threshold, Period]).toEqual([3, 60]);
    const [of = '', attribute] = Object([Dimensions].flat()[0]).Value['Fn::GetAtt'];
    expect([versions.has(of), attribute]).toEqual([true, 'Version']);
  }
});

test('the routes call what stands for the current version, never the newest code, and it lets those APIs alone call it', () => {
  const uris = all(templates(), 'AWS::ApiGatewayV2::Api').flatMap(([, { Body }]) =>
    Object.entries(Object(Body).components['x-amazon-apigateway-integrations']).map(([area, integration]) => ({
      area,
      uri: text(Object(integration).uri),
    })),
  );
  expect(new Set(uris.map(({ area }) => area))).toEqual(new Set(Object.keys(areas)));
  for (const { area, uri } of uris) expect(uri).toContain(`:function:emolumenti-${area}:attuale/invocations`);
  const permissions = all(templates(), 'AWS::Lambda::Permission').filter(([, { Principal }]) =>
    /apigateway/.test(text(Principal)),
  );
  expect(permissions).toHaveLength(uris.length);
  for (const [, { FunctionName, SourceArn }] of permissions) {
    expect(text(FunctionName)).toMatch(/Aliasattuale/);
    expect(text(SourceArn)).toMatch(/:execute-api:.*"Fn::GetAtt":\["Letto/);
  }
});

describe('what removes the versions that nobody can call any more', () => {
  const NAME = 'emolumenti-versioni-superate';
  const functionOf = (name: string) =>
    all(sample(name), 'AWS::Lambda::Function').find(([, { FunctionName }]) => FunctionName === NAME)?.[1];

  test('looks each night at every function that has versions, and keeps them as long as the settings say', () => {
    const names = [
      ...Object.keys(areas),
      ...Object.entries(workflows).flatMap(([kind, { lettore }]) => [
        `passi-${kind}`,
        ...(lettore ? [`lettore-${kind}`] : []),
      ]),
    ];
    const environment = text(functionOf('as it comes')?.Environment);
    expect(environment).toContain(`"FUNCTIONS":"${names.join(',')}"`);
    expect(environment).toContain('"GIORNI":"30"');
    expect(text(functionOf('with everything')?.Environment)).toContain('"GIORNI":"60"');
    const deployed = all(templates(), 'AWS::Lambda::Function').map(([, { FunctionName }]) => FunctionName);
    for (const name of names) expect(deployed).toContain(`emolumenti-${name}`);
    const nights = all(templates(), 'AWS::Scheduler::Schedule').filter(([id]) => id.startsWith('versionisuperate'));
    expect(nights.map(([, { ScheduleExpression }]) => ScheduleExpression)).toEqual(['cron(0 4 * * ? *)']);
  });
  test('may remove versions of functions of the deployment, never a function, and touches neither table nor files', () => {
    const [, { PolicyDocument } = {}] =
      all(templates(), 'AWS::IAM::Policy').find(([id]) => id.startsWith('versionisuperateServiceRoleDefaultPolicy')) ??
      [];
    const rights = text(PolicyDocument);
    expect(rights.match(/lambda:DeleteFunction/g)).toHaveLength(1);
    expect(rights).toMatch(/"lambda:DeleteFunction","Effect":"Allow","Resource":[^}]*[^]*?:function:emolumenti-\*:\*"/);
    expect(rights).not.toMatch(/dynamodb:|s3:|states:(?:Start|Stop)/);
  });
  test('is an alarm when it fails', () => {
    const alarms = all(templates(), 'AWS::CloudWatch::Alarm').map(([, { AlarmName }]) => AlarmName);
    expect(alarms).toContain('emolumenti-versioni-superate-errori');
  });
});

test('who reads the table stores the shape of before until the deployment says otherwise', () => {
  const functions = all(sample('as it comes'), 'AWS::Lambda::Function').map(([, { Environment }]) =>
    text(Environment ?? ''),
  );
  const conTabella = functions.filter((variables) => variables.includes('TABLE_NAME'));
  expect(conTabella.length).toBeGreaterThan(10);
  expect(conTabella.filter((variables) => !variables.includes('"FORMA_SCRITTA":"precedente"'))).toEqual([]);
});
