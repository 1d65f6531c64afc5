import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#support/sources.ts';
import { filesLeft, ofTheDay } from './of-the-day.ts';
import { leftToday } from './times.ts';

const all = ofTheDay.flatMap(({ files }) => files);

test('every file of the lists is there, once, with a reason', () => {
  const there = (file: string): boolean =>
    ['test', 'e2e'].some((ending) => existsSync(join(root, 'tests', `${file}.${ending}.ts`)));
  expect(all.filter((file) => !there(file))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(ofTheDay.filter(({ why }) => why.length < 40)).toEqual([]);
});

/** Returns the lists as a program reads them on a turn, asked for the part of the day or for everything. */
const leftOn = (
  turn: number,
  sample: string,
): { readonly left: readonly string[]; readonly globs: readonly string[] } => {
  const program = `const { filesLeft, leftToOtherDays } = await import(${JSON.stringify(join(root, 'tests/run/of-the-day.ts'))});
    process.stdout.write(JSON.stringify({ left: filesLeft(), globs: leftToOtherDays() }));`;
  const env = { ...process.env, TURNO: String(turn), CAMPIONE: sample };
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' });
  return JSON.parse(stdout);
};

test('as many days as a list says run all of its files, each one of them', () => {
  const turns = Math.max(...ofTheDay.map(({ days }) => days));
  const left = Array.from({ length: turns }, (_one, turn) => leftOn(20_000 + turn, 'giorno'));
  for (const { left: its, globs } of left) {
    expect(its.length).toBeGreaterThan(0);
    expect(its.length).toBeLessThan(all.length);
    expect(globs).toEqual(its.map((file) => `tests/${file}.{test,e2e}.ts`));
  }
  expect(all.filter((file) => left.every(({ left: its }) => its.includes(file)))).toEqual([]);
});

test('nothing is left when everything is asked for, nor by a run of named files', () => {
  expect(leftOn(20_000, 'intero')).toEqual({ left: [], globs: [] });
  expect(leftOn(20_000, '').globs).toEqual([]);
});

test('the names of a run tell what it left, with the reason', () => {
  const left = filesLeft();
  expect(leftToday().map((line) => line.split('\t')[1])).toEqual(left.map((file) => `tests/${file}`));
  expect(leftToday().filter((line) => !/\t1 day in \d: .{40}/.test(line))).toEqual([]);
});
