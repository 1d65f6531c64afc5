import { expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';

const file = (path: string, ...imports: string[]) => ({ path, text: '', imports });

test('files that import each other are one group, whatever leads to them', () => {
  expect(
    importCycles([
      file('inizio', 'a', 'zod'),
      file('a', 'b', 'fine'),
      file('b', 'c'),
      file('c', 'a', 'fine'),
      file('fine'),
      file('x', 'y'),
      file('y', 'x', 'a'),
    ]),
  ).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ]);
});

test('two ways to one file are no circle', () => {
  expect(importCycles([file('a', 'b', 'c'), file('b', 'd'), file('c', 'd'), file('d')])).toEqual([]);
});
