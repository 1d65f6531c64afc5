import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#support/sources.ts';
import { namesOf, timesOf } from './times.ts';

const file = (name: string): string => join(root, 'tests', name);
const passed = (fullName: string) => ({ fullName, status: 'passed', failureMessages: [] });
const units = {
  name: 'units',
  seconds: 307,
  its: {
    outside: [],
    times: [
      { file: file('a.test.ts'), importSeconds: 0.5, seconds: 1 },
      { file: file('b.test.ts'), importSeconds: 3, seconds: 0.25 },
      { file: file('c.test.ts'), importSeconds: 0, seconds: 0 },
    ],
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [
      { name: file('b.test.ts'), status: 'passed', message: '', assertionResults: [passed('adds'), passed('adds')] },
      { name: file('a.test.ts'), status: 'passed', message: '', assertionResults: [passed('takes away')] },
    ],
  },
};
const types = { name: 'types and lint', seconds: 60, its: null };

test('each part is told with its slowest files, of which what it took to read their modules', () => {
  expect(timesOf([types, units], 2)).toEqual([
    '  1:00  types and lint',
    '  5:07  units',
    '           3.3   (3.0)  tests/b.test.ts',
    '           1.5   (0.5)  tests/a.test.ts',
  ]);
});

test('each test is named as often as it ran', () => {
  expect(namesOf([units, types])).toEqual([
    'units\ttests/a.test.ts\ttakes away',
    'units\ttests/b.test.ts\tadds',
    'units\ttests/b.test.ts\tadds',
  ]);
});
