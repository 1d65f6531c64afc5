import { describe, expect, test } from 'vitest';
import { sampleContexts } from '../../../lib/cloud/sample-contexts.ts';
import { workflows } from '../../../lib/workflows/index.ts';
import { all, sample, synthesise, text } from './samples.ts';

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
  test('a ceiling that leaves too few Lambdas to the others is refused, and says what to write', () => {
    const [base] = sampleContexts['as it comes'] ?? [];
    for (const portata of [{ passiInsieme: 90 }, { lambdaInsieme: 10, passiInsieme: 1 }])
      expect(() => synthesise('too many', [{ ...base, portata }])).toThrow(/"lambdaInsieme"/);
  });
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
