import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planBenches } from './plan.ts';

const sourceOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('without a name every file that measures runs once, and nothing else does', () => {
  const files = planBenches([]);
  expect(files.filter((file) => !sourceOf(file).includes('export const run = async (): Promise<BenchRow[]>'))).toEqual(
    [],
  );
  expect(files).toEqual([...new Set(files)]);
  expect(files).toEqual(expect.arrayContaining(['./api.ts', './run.ts', './operation/restore.ts']));
  expect(files).not.toContain('./operation/diecimila.ts');
  expect(files).not.toContain('./operation/avvio.ts');
});

test('those that are named run alone, the longest too, and one name may stand for several', () => {
  expect(planBenches(['web', 'api'])).toEqual(['./api.ts', './web.ts']);
  expect(planBenches(['avvio'])).toEqual(['./operation/avvio.ts']);
  expect(planBenches(['diecimila'])).toEqual(['./operation/diecimila.ts']);
  expect(planBenches(['operation'])).toEqual(['./operation/restore.ts', './operation/verifica.ts']);
});

test('a name of no benchmark is told beside those there are', () => {
  expect(() => planBenches(['api', 'apis'])).toThrow(/^No benchmark apis: they are api, .*operation/);
});
