import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canarino } from '#events/canarino.ts';
import { schedules } from '#events/schedules.ts';
import { versioniSuperate } from '#events/versioni.ts';
import { longWork } from '#lib/workflows/long-work.ts';
import { PassoLavoro } from '#platform/work/lavoro-steps.ts';

const folder = new URL('../../events/samples/', import.meta.url);
const samples = new Map(
  readdirSync(folder).map((name): [string, unknown] => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]),
);
const steps = [...samples.keys()].filter((name) => name.startsWith('passo-'));

describe('sample payloads', () => {
  test.each(steps)('%s is what a step of long work receives', (name) => {
    expect(PassoLavoro.parse(samples.get(name))).toEqual(samples.get(name));
  });
  test('there is one for every step that the state machine calls', () => {
    const called = [
      ...JSON.stringify(longWork({ name: 'prova', functionName: 'prova', concurrency: 1 })).matchAll(
        /"passo":"(\w+)"/g,
      ),
    ].map((match) => `passo-${match[1]}.json`);
    expect([...new Set(called)].toSorted()).toEqual(steps.toSorted());
  });
  test.each([...schedules, canarino, versioniSuperate].map(({ name, payload }) => [name, payload] as const))(
    'the schedule %s sends its sample',
    (name, payload) => {
      expect(samples.get(`${name}.json`)).toEqual(payload);
    },
  );
});
