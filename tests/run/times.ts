import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { root } from '#support/sources.ts';
import { filesLeft, ofTheDay } from './of-the-day.ts';
import { readReport, reports, type Report } from './report.ts';

/** A part of a run: how long it took, and the report of its files if it has any. */
const PartTime = z.object({ name: z.string(), seconds: z.number(), report: z.string().optional() });
type PartTime = z.infer<typeof PartTime>;

/** `load` is the machine's over the last quarter of an hour, when the run ended. */
const Run = z.object({ parts: z.array(PartTime), load: z.number() });
type Run = z.infer<typeof Run>;

/** Of one part and its report, or none of a part that is one program. */
type Told = PartTime & { readonly its: Report | null };

/** 5:07. */
export const time = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const lastRun = join(reports, 'run.json');

/** Keeps what `--times` and `--names` tell of a run. */
export const noteRun = (parts: readonly PartTime[]): void => {
  mkdirSync(reports, { recursive: true });
  writeFileSync(lastRun, JSON.stringify(Run.parse({ parts, load: loadavg()[2] })));
};

const told = ({ parts }: Run): readonly Told[] =>
  parts.map((part) => ({ ...part, its: part.report === undefined ? null : readReport(part.report) }));

/** Returns the parts of a run, each with its slowest files: seconds, of which to read the modules, and the file. */
export const timesOf = (parts: readonly Told[], slowest: number): readonly string[] =>
  parts.flatMap(({ name, seconds, its }) => [
    `${time(seconds).padStart(6)}  ${name}`,
    ...(its?.times ?? [])
      .map(({ file, importSeconds, seconds: own }) => ({ file, importSeconds, whole: own + importSeconds }))
      .toSorted((a, b) => b.whole - a.whole)
      .slice(0, slowest)
      .map(
        ({ file, importSeconds, whole }) =>
          `${whole.toFixed(1).padStart(14)} ${`(${importSeconds.toFixed(1)})`.padStart(7)}  ${relative(root, file)}`,
      ),
  ]);

/** Returns every test of a run, one a line: part, file, name. A test that two parts run is there twice. */
export const namesOf = (parts: readonly Told[]): readonly string[] =>
  parts
    .flatMap(({ name, its }) =>
      (its?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
        assertionResults.map(({ fullName }) => [name, relative(root, file), fullName].join('\t')),
      ),
    )
    .toSorted();

/** Returns the files that `npm test` leaves to other days, one a line, as a part of its own: part, file, and why a part a day is enough. */
export const leftToday = (): readonly string[] => {
  const left = new Set(filesLeft());
  return ofTheDay.flatMap(({ days, why, files }) =>
    files
      .filter((file) => left.has(file))
      .map((file) => ['of another day', `tests/${file}`, `1 day in ${days}: ${why}`].join('\t')),
  );
};

/** Returns the seconds that each test file took in the last whole run, by its path from the root; none when no run has ended here. */
export const secondsByFile = (from: string): ReadonlyMap<string, number> => {
  try {
    const parts = told(Run.parse(JSON.parse(readFileSync(lastRun, 'utf8'))));
    const files = parts.flatMap(({ its }) => its?.times ?? []);
    return new Map(files.map(({ file, importSeconds, seconds }) => [relative(from, file), importSeconds + seconds]));
  } catch {
    return new Map();
  }
};

/** Prints what the last run left: its names, or its times and the load of the machine. @returns the exit code */
export const printLastRun = (what: 'names' | 'times'): number => {
  let run: Run;
  try {
    run = Run.parse(JSON.parse(readFileSync(lastRun, 'utf8')));
  } catch {
    process.stderr.write('No whole run has ended here: npm test first.\n');
    return 1;
  }
  const lines =
    what === 'names'
      ? [...namesOf(told(run)), ...leftToday()]
      : [...timesOf(told(run), 25), `load ${run.load.toFixed(1)}`];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
};
