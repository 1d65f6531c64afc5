import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areas } from '#lib/areas.ts';
import { sampleContexts } from '#lib/cloud/sample-contexts.ts';
import { workflows } from '#lib/workflows/index.ts';
import { all, sample, synthesise, text } from './samples.ts';

/** What the metrics of DynamoDB call the commands of the SDK for documents, where it is not their name. */
const OPERATIONS: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  BatchGet: 'BatchGetItem',
  TransactWrite: 'TransactWriteItems',
  Put: 'PutItem',
  Delete: 'DeleteItem',
};

describe('how much the deployment takes at once', () => {
  const limits = (name: string) =>
    all(sample(name), 'AWS::ApiGatewayV2::Stage').map(([, { DefaultRouteSettings }]) => DefaultRouteSettings);
  const reserved = (name: string): unknown[] =>
    all(sample(name), 'AWS::Lambda::Function').flatMap(([, { FunctionName, ReservedConcurrentExecutions }]) =>
      ReservedConcurrentExecutions === undefined
        ? []
        : [`${String(FunctionName)} ${String(ReservedConcurrentExecutions)}`],
    );

  test('the APIs take two thousand requests a second, or what the settings say', () => {
    expect(limits('as it comes')).toEqual(
      Array.from({ length: 3 }, () => ({ ThrottlingBurstLimit: 2000, ThrottlingRateLimit: 2000 })),
    );
    expect(limits('with everything')).toContainEqual({ ThrottlingBurstLimit: 500, ThrottlingRateLimit: 500 });
  });
  test('a new account reserves no Lambda; where the settings say, the steps of long work have a ceiling and nobody else', () => {
    expect(reserved('as it comes')).toEqual([]);
    expect(reserved('with everything').toSorted()).toEqual(
      Object.keys(workflows)
        .map((kind) => `emolumenti-passi-${kind} 40`)
        .toSorted(),
    );
  });
  test('an account is taken for a new one until the settings say its quota: the alarm comes before ten Lambdas at once', () => {
    const [alarm] = all(sample('as it comes'), 'AWS::CloudWatch::Alarm').filter(
      ([, { AlarmName }]) => AlarmName === 'emolumenti-lambda-insieme',
    );
    expect(alarm?.[1].Threshold).toBe(8);
    expect(
      all(sample('with everything'), 'AWS::CloudWatch::Alarm').find(
        ([, { AlarmName }]) => AlarmName === 'emolumenti-lambda-insieme',
      )?.[1].Threshold,
    ).toBe(800);
  });
  test('a ceiling that leaves too few Lambdas to the others is refused, and says what to write', () => {
    const [base] = sampleContexts['as it comes'] ?? [];
    for (const portata of [{ passiInsieme: 90 }, { lambdaInsieme: 10, passiInsieme: 1 }])
      expect(() => synthesise('too many', [{ ...base, portata }])).toThrow(/"lambdaInsieme"/);
  });
});

test('of a call that went well no function writes more than the product says, nor is it traced: what fails is told all the same', () => {
  const functions = Object.keys(sampleContexts)
    .flatMap((name) => all(sample(name), 'AWS::Lambda::Function'))
    .filter(([, { FunctionName }]) => String(FunctionName).startsWith('emolumenti-'));
  expect(functions.length).toBeGreaterThan(100);
  for (const [id, { LoggingConfig, TracingConfig }] of functions)
    expect([id, LoggingConfig, TracingConfig]).toEqual([
      id,
      expect.objectContaining({ LogFormat: 'JSON', SystemLogLevel: 'WARN', ApplicationLogLevel: 'INFO' }),
      undefined,
    ]);
});

test('an alarm looks at whatever can be slow, refused, throttled, ended or lost', () => {
  const names = all(sample('as it comes'), 'AWS::CloudWatch::Alarm').map(([, { AlarmName }]) => String(AlarmName));
  const of = (suffix: string) => names.filter((name) => name.endsWith(suffix)).length;
  const functions = all(sample('as it comes'), 'AWS::Lambda::Function').filter(([, { FunctionName }]) =>
    String(FunctionName).startsWith('emolumenti-'),
  ).length;
  const machines = Object.keys(workflows).length;
  expect([of('-errori'), of('-rallentata'), of('-falliti'), of('-scaduti'), of('-interrotti')]).toEqual([
    functions,
    functions + 1,
    machines,
    machines,
    machines,
  ]);
  expect([of('-lenta'), of('-4xx'), of('-5xx'), of('-429')]).toEqual([functions + 3, 3, 3, 3]);
  expect(names).toEqual(expect.arrayContaining(['emolumenti-lambda-insieme', 'emolumenti-non-consegnati']));
  expect(text(all(sample('as it comes'), 'AWS::Lambda::EventInvokeConfig'))).toContain('NonConsegnati');
});

test('whatever the product asks of its table is looked at when it is throttled', () => {
  const [alarm] = all(sample('as it comes'), 'AWS::CloudWatch::Alarm').filter(
    ([, { AlarmName }]) => AlarmName === 'emolumenti-tabella-rallentata',
  );
  const asked = [...text(alarm?.[1].Metrics).matchAll(/"Name":"Operation","Value":"(\w+)"/g)].map(([, name]) => name);
  const sent = ['data/dynamo.ts', 'data/modifica.ts'].flatMap((file) =>
    [
      ...readFileSync(new URL(`../../../functions/platform/${file}`, import.meta.url), 'utf8').matchAll(
        /new (\w+)Command\(/g,
      ),
    ].map(([, command = '']) => OPERATIONS[command] ?? command),
  );
  expect(asked.toSorted()).toEqual([...new Set(sent)].toSorted());
});

test('no bucket writes the log of its accesses into itself', () => {
  for (const name of ['as it comes', 'with everything'])
    for (const [id, { LoggingConfiguration }] of all(sample(name), 'AWS::S3::Bucket'))
      if (LoggingConfiguration !== undefined)
        expect([id, Object(LoggingConfiguration).DestinationBucketName]).toEqual([id, expect.anything()]);
  const silent = all(sample('with everything'), 'AWS::S3::Bucket').filter(
    ([, { LoggingConfiguration }]) => LoggingConfiguration === undefined,
  );
  expect(silent.map(([id]) => id.replace(/[A-F0-9]{8}$/, '')).toSorted()).toEqual(['AccessLog', 'Accessi']);
});

test('sign-ins that are refused are counted in the access log of their API, and many are an alarm', () => {
  const filters = all(sample('as it comes'), 'AWS::Logs::MetricFilter').map(([, { FilterPattern }]) => FilterPattern);
  expect(filters).toContain('{ ($.routeKey = "POST /login") && ($.status = "4*") }');
  const alarms = all(sample('as it comes'), 'AWS::CloudWatch::Alarm').map(([, { AlarmName }]) => AlarmName);
  expect(alarms.filter((name) => name === 'emolumenti-accessi-respinti')).toHaveLength(1);
});

test('what the distribution answers is looked at where CloudFront tells it, once its identifier is known', () => {
  const names = (name: string) => all(sample(name), 'AWS::CloudWatch::Alarm').map(([, { AlarmName }]) => AlarmName);
  expect(names('as it comes')).not.toContain('emolumenti-ingresso-5xx');
  expect(names('with everything')).toContain('emolumenti-ingresso-5xx');
  expect(text(all(sample('with everything'), 'AWS::CloudWatch::Alarm'))).toContain('E1ABCDEFGHIJKL');
});

test('the Lambdas behind the APIs say the version of the deploy; an execution that lasts a day ends', () => {
  const versions = all(sample('as it comes'), 'AWS::Lambda::Function').flatMap(([, { FunctionName, Environment }]) =>
    /MIN_VERSION":"([^"]+)/.exec(text(Environment))?.[1] === '0.1.0' ? [String(FunctionName)] : [],
  );
  expect(versions.toSorted()).toEqual(
    Object.values(areas)
      .filter(({ aperta }) => aperta === undefined)
      .map(({ name }) => `emolumenti-${name}`)
      .toSorted(),
  );
  const machines = all(sample('as it comes'), 'AWS::StepFunctions::StateMachine');
  expect(machines).toHaveLength(Object.keys(workflows).length);
  for (const [, { DefinitionString }] of machines) expect(text(DefinitionString)).toMatch(/TimeoutSeconds\W+86400/);
});

test('what the check of every night finds is an alarm', () => {
  const [filter] = all(sample('as it comes'), 'AWS::Logs::MetricFilter').filter(
    ([, { FilterPattern }]) => FilterPattern === '{ $.evento = "rilievo" }',
  );
  expect(text(filter)).toContain('"MetricName":"Rilievi"');
  expect(
    all(sample('as it comes'), 'AWS::CloudWatch::Alarm').find(
      ([, { AlarmName }]) => AlarmName === 'emolumenti-rilievi',
    )?.[1],
  ).toMatchObject({ MetricName: 'Rilievi', Threshold: 1 });
});

test('what runs by itself has its hour of Italy, and its day where it is monthly', () => {
  const hours = Object.fromEntries(
    all(sample('as it comes'), 'AWS::Scheduler::Schedule').map(
      ([id, { ScheduleExpression, ScheduleExpressionTimezone }]) => [
        id.replace(/Ora[A-F0-9]{8}$/, ''),
        [ScheduleExpression, ScheduleExpressionTimezone],
      ],
    ),
  );
  expect(hours).toEqual({
    riavviolavori: ['rate(1 minute)', 'Etc/UTC'],
    riprovaconti: ['rate(5 minutes)', 'Etc/UTC'],
    avvioaperturamese: ['cron(0 6 1 * ? *)', 'Europe/Rome'],
    avvioscadenze: ['cron(0 7 * * ? *)', 'Europe/Rome'],
    avvioverificanotturna: ['cron(0 2 * * ? *)', 'Europe/Rome'],
    versionisuperate: ['cron(0 4 * * ? *)', 'Europe/Rome'],
    avviopulizia: ['cron(0 3 * * ? *)', 'Europe/Rome'],
  });
});

describe('copies of every night', () => {
  test('are made where the settings ask, into a vault that locks them, and from there to another region and account', () => {
    expect(all(sample('as it comes'), 'AWS::Backup::BackupVault')).toEqual([]);
    const [vault] = all(sample('with everything'), 'AWS::Backup::BackupVault');
    expect(vault?.[1].LockConfiguration).toEqual({ MinRetentionDays: 7, MaxRetentionDays: 90 });
    const [plan] = all(sample('with everything'), 'AWS::Backup::BackupPlan');
    expect(plan?.[1]).toMatchObject({
      BackupPlan: {
        BackupPlanRule: [
          {
            Lifecycle: { DeleteAfterDays: 90 },
            CopyActions: [
              { DestinationBackupVaultArn: 'arn:aws:backup:eu-central-1:210987654321:backup-vault:emolumenti' },
            ],
          },
        ],
      },
    });
    const [selection] = all(sample('with everything'), 'AWS::Backup::BackupSelection');
    expect(text(selection)).toMatch(/Tabella.*File/);
  });

  test('the lock of the vault can be taken off by who has the right to, unless the settings say when it becomes final', () => {
    const [base] = sampleContexts['as it comes'] ?? [];
    const locked = synthesise('final lock', [{ ...base, copie: { bloccoDefinitivoDopo: 14 } }]);
    expect(all(locked, 'AWS::Backup::BackupVault')[0]?.[1].LockConfiguration).toEqual({
      MinRetentionDays: 7,
      MaxRetentionDays: 35,
      ChangeableForDays: 14,
    });
    expect(() => synthesise('too soon', [{ ...base, copie: { bloccoDefinitivoDopo: 1 } }])).toThrow(
      /bloccoDefinitivoDopo/,
    );
  });

  test('one that does not end well is told to who receives the alarms', () => {
    const rules = all(sample('with everything'), 'AWS::Events::Rule').filter(([, { EventPattern }]) =>
      text(EventPattern).includes('aws.backup'),
    );
    expect(rules).toHaveLength(1);
    const [, { EventPattern, Targets }] = rules[0] ?? ['', {}];
    expect(EventPattern).toEqual({
      source: ['aws.backup'],
      'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: ['FAILED', 'ABORTED', 'EXPIRED'] },
    });
    expect(text(Targets)).toMatch(/Allarmi/);
    const policies = all(sample('with everything'), 'AWS::SNS::TopicPolicy').map(([, policy]) => text(policy));
    expect(policies.some((policy) => policy.includes('events.amazonaws.com'))).toBe(true);
    // the topic is encrypted: who publishes there needs its key
    expect(text(all(sample('with everything'), 'AWS::KMS::Key'))).toContain('events.amazonaws.com');
  });
});

test('what is named by its content is kept for a year, the pages for five minutes, the configuration never', () => {
  const copies = all(sample('as it comes'), 'Custom::CDKBucketDeployment').map(([, properties]) => [
    Object(properties.SystemMetadata)['cache-control'],
    properties.Include,
    properties.Exclude,
  ]);
  expect(copies).toEqual([
    ['public, max-age=31536000, immutable', ['*-????????.*'], ['*']],
    ['public, max-age=300', undefined, ['*-????????.*']],
    ['no-store', undefined, undefined],
  ]);
});
