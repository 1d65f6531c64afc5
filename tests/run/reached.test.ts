import { describe, expect, test } from 'vitest';
import { sources } from '#support/sources.ts';
import { reachedBy, within } from './reached.ts';

const source = (path: string, ...imports: readonly string[]) => ({ path, text: '', imports });
const all = [
  source('shared/a.ts'),
  source('shared/b.ts', 'shared/a.ts', 'shared/c.ts'),
  source('shared/c.ts', 'shared/b.ts'),
  source('tests/a.test.ts', 'shared/a.ts'),
  source('tests/c.test.ts', 'shared/c.ts', 'tests/a.test.ts'),
  source('tests/other.test.ts', 'zod'),
];

describe('what a change can reach', () => {
  test('is every test that imports it, through others and in circles too, the nearest first', () => {
    expect(reachedBy(['shared/a.ts'], all)).toEqual([
      { path: 'tests/a.test.ts', steps: 1 },
      { path: 'tests/c.test.ts', steps: 2 },
    ]);
    expect(reachedBy(['tests/other.test.ts'], all)).toEqual([{ path: 'tests/other.test.ts', steps: 0 }]);
  });

  test('is cut to a time: what does not fit is passed over', () => {
    const reached = reachedBy(['shared/a.ts', 'tests/other.test.ts'], all);
    const seconds = new Map([['tests/a.test.ts', 60]]);
    expect(within(30, reached, (path) => seconds.get(path) ?? 10).map(({ path }) => path)).toEqual([
      'tests/other.test.ts',
      'tests/c.test.ts',
    ]);
  });

  test('is found in these sources, by relative paths and by names of folders', () => {
    const here = reachedBy(['tests/run/reached.ts'], sources('tests'));
    expect(here.map(({ path }) => path)).toContain('tests/run/reached.test.ts');
    const money = reachedBy(['shared/money/centesimi.ts'], sources('functions', 'lib', 'shared', 'tests', 'web'));
    expect(money.length).toBeGreaterThan(100);
  });
});
