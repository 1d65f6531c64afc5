import { describe, expect, test } from 'vitest';
import { sampleContexts } from '#lib/cloud/sample-contexts.ts';
import { all, sample, synthesise, text } from './samples.ts';

const NAME = 'emolumenti-canarino';
const functionOf = (name: string) =>
  all(sample(name), 'AWS::Lambda::Function').find(([, { FunctionName }]) => FunctionName === NAME)?.[1];
const alarmOf = (name: string, alarm: string) =>
  all(sample(name), 'AWS::CloudWatch::Alarm').find(([, { AlarmName }]) => AlarmName === `${NAME}-${alarm}`)?.[1];
const flowsOf = (name: string) => all(sample(name), 'AWS::Cognito::UserPoolClient')[0]?.[1].ExplicitAuthFlows;

test('nobody visits where the settings do not ask, and the pool opens no other way in', () => {
  expect(functionOf('as it comes')).toBeUndefined();
  expect(alarmOf('as it comes', 'assente')).toBeUndefined();
  expect(flowsOf('as it comes')).toBeUndefined();
});

describe('where the settings name a secret', () => {
  const name = 'with everything';

  test('a function of ours visits the public address every quarter of an hour, once', () => {
    const variables = text(functionOf(name)?.Environment);
    expect(variables).toContain('"SITE_URL":"https://emolumenti.scuola.example"');
    expect(variables).toContain('"SEGRETO":"emolumenti/canarino"');
    expect(text(functionOf(name)?.Layers)).toContain('AWS-Parameters-and-Secrets-Lambda-Extension-Arm64');
    const visits = all(sample(name), 'AWS::Scheduler::Schedule').filter(([id]) => id.startsWith('canarino'));
    expect(visits.map(([, { ScheduleExpression }]) => ScheduleExpression)).toEqual(['rate(15 minutes)']);
    const retries = all(sample(name), 'AWS::Lambda::EventInvokeConfig').filter(([id]) => id.startsWith('canarino'));
    expect(retries.map(([, { MaximumRetryAttempts }]) => MaximumRetryAttempts)).toEqual([0]);
  });
  test('it may sign in at this pool and read that secret, and touches neither table nor files', () => {
    const [, { PolicyDocument } = {}] =
      all(sample(name), 'AWS::IAM::Policy').find(([id]) => id.startsWith('canarinoServiceRoleDefaultPolicy')) ?? [];
    const rights = text(PolicyDocument);
    expect(rights).toContain('"cognito-idp:AdminInitiateAuth","cognito-idp:AdminRespondToAuthChallenge"');
    expect(rights).toMatch(
      /"secretsmanager:GetSecretValue","Effect":"Allow","Resource":.*:secret:emolumenti\/canarino-\?{6}"/,
    );
    expect(rights).not.toMatch(/dynamodb:|s3:|states:/);
    expect(text(functionOf(name)?.Environment)).not.toContain('resolve:secretsmanager');
  });
  test('the client of the pages takes its password from who has the right to on AWS, and from nobody else', () => {
    expect(flowsOf(name)).toEqual([
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_USER_SRP_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ]);
  });
  test('a visit that fails is an alarm, and so are two that do not come', () => {
    expect(alarmOf(name, 'fallito')).toMatchObject({
      MetricName: 'Errors',
      Threshold: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      TreatMissingData: 'notBreaching',
    });
    expect(alarmOf(name, 'assente')).toMatchObject({
      MetricName: 'Invocations',
      Period: 1800,
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    });
    const [[, gruppo] = ['', {}]] = all(sample(name), 'AWS::CloudWatch::CompositeAlarm').filter(([id]) =>
      id.startsWith('Gruppoaccessi'),
    );
    expect(String(gruppo.AlarmRule)).toContain('canarino-assente');
    expect(text(gruppo.AlarmActions)).toContain('Allarmi');
  });
});

describe('with an external provider, whose users are not ours', () => {
  const [external] = sampleContexts['with an external identity provider'] ?? [];

  test('a secret is refused, and one of ours asks for it', () => {
    expect(() => synthesise('not ours', [{ ...external, canarino: { segreto: 'uno' } }])).toThrow(/fornitore esterno/);
    const [ours] = sampleContexts['as it comes'] ?? [];
    expect(() => synthesise('no secret', [{ ...ours, canarino: {} }])).toThrow(/con il segreto che dice chi è/);
  });

  test('the visit goes as far as its door, with no secret and no right to anything', () => {
    const templates = synthesise('the door', [{ ...external, canarino: {} }]);
    const visitor = all(templates, 'AWS::Lambda::Function').find(([, { FunctionName }]) => FunctionName === NAME)?.[1];
    const variables = text(visitor?.Environment);
    expect(variables).toContain(`"OIDC_ISSUER":"${Object(Object(external).oidc).issuer}"`);
    expect(variables).not.toMatch(/SEGRETO|USER_POOL_ID/);
    const rights = all(templates, 'AWS::IAM::Policy').filter(([id]) => id.startsWith('canarinoServiceRole'));
    expect(text(rights)).not.toMatch(/cognito-idp:|secretsmanager:|dynamodb:|s3:/);
  });
});
