import { expect, test } from 'vitest';
import * as z from 'zod';
import { workflows } from '#lib/workflows/index.ts';
import { all, sample, text } from './samples.ts';

const Query = z.looseObject({ Name: z.string(), QueryString: z.string(), LogGroupNames: z.array(z.unknown()) });

test('each region has a page of its own, whose name the account has once, that shows all that can go wrong', () => {
  const pages = all(sample('in two regions'), 'AWS::CloudWatch::Dashboard');
  expect(pages.map(([, { DashboardName }]) => DashboardName).toSorted()).toEqual([
    'emolumenti-eu-central-1',
    'emolumenti-eu-south-1',
  ]);
  const named = all(sample('in two regions'), 'AWS::Lambda::Function').filter(([, { FunctionName }]) =>
    String(FunctionName).startsWith('emolumenti-'),
  );
  const machines = Object.keys(workflows).length;
  for (const [, { DashboardBody }] of pages) {
    const shown = (metric: string) => text(DashboardBody).split(`\\"${metric}\\"`).length - 1;
    expect(['Count', '4xx', '5xx', 'Latency'].map(shown)).toEqual([3, 3, 3, 3]);
    expect(['Errors', 'Duration', 'Throttles'].map(shown)).toEqual(Array.from({ length: 3 }, () => named.length / 2));
    const ofMachines = ['ExecutionsStarted', 'ExecutionsFailed', 'ExecutionsTimedOut', 'ExecutionsAborted'];
    expect([...ofMachines, 'ExecutionTime'].map(shown)).toEqual(Array.from({ length: 5 }, () => machines));
    expect(['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map(shown)).toEqual([1, 1]);
    expect(shown('ThrottledRequests')).toBe(7);
    expect(shown('ApproximateNumberOfMessagesVisible')).toBe(1);
  }
});

test('the questions that one asks the logs are saved, each on the logs that hold the answer', () => {
  const saved = all(sample('in two regions'), 'AWS::Logs::QueryDefinition').map(([, query]) => Query.parse(query));
  expect(saved).toHaveLength(8);
  const of = (name: string) => {
    const [query] = saved.filter(({ Name }) => Name === `emolumenti/${name}`);
    if (query === undefined) throw new Error(`No query ${name}`);
    return query;
  };
  expect(of('errors, by correlation id').QueryString).toMatch(/livello = "error"[^]*by correlationId/);
  expect(of('one correlation id').QueryString).toContain('correlationId = "DA-SCRIVERE"');
  expect(of('slowest calls').QueryString).toMatch(/latency \* 1 as millisecondi[^]*sort millisecondi desc/);
  expect(of('long work of one school').QueryString).toMatch(/evento = "passo" and scuola = "DA-SCRIVERE"/);
  expect(text(of('slowest calls').LogGroupNames).match(/Accessi/g)).toHaveLength(3);
  for (const { LogGroupNames } of saved) {
    // as many as Logs Insights asks at once
    expect(LogGroupNames.length).toBeLessThanOrEqual(50);
    expect(LogGroupNames.length).toBeGreaterThanOrEqual(3);
  }
});
