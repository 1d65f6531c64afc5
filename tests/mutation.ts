import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { sources, type Source } from '#support/sources.ts';
import { isOfSample, LEFT_OUT, marginOf, readSample, SAMPLE_VARIABLE, type MutantSample } from './mutation/sample.ts';

const GOAL = 92;
const FOLDERS = ['shared/money', 'shared/calculation'] as const;

/** Reads the program's own words: a part of the changes is measured by `--campione 1/6`, for its own report. */
const words = process.argv.slice(2);
const asked = words.indexOf('--campione');
const sample = readSample(asked < 0 ? undefined : (words[asked + 1] ?? ''));
const wanted = words.filter((word, index) => !word.startsWith('--') && (asked < 0 || index !== asked + 1));

const REPORT = `node_modules/.cache/mutation${sample === null ? '' : `-${sample.part}-${sample.of}`}.json`;
/** Sources in which there was nothing to change, such as types, with their text. */
const NOTHING = 'node_modules/.cache/mutation-nothing.json';

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly statusReason?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}
interface Score {
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly invalid: number;
}

const count = (mutants: readonly Mutant[], ...statuses: readonly string[]): number =>
  mutants.filter(({ status }) => statuses.includes(status)).length;

/** Only what a test noticed, by failing or by never ending, is a success: survivors, what no test reaches and what could not be run all weigh the same. */
const scoreOf = (mutants: readonly Mutant[]): Score => ({
  killed: count(mutants, 'Killed'),
  timeout: count(mutants, 'Timeout'),
  survived: count(mutants, 'Survived'),
  uncovered: count(mutants, 'NoCoverage'),
  invalid: count(mutants, 'RuntimeError', 'CompileError', 'Ignored', 'Pending'),
});

const percentage = (mutants: readonly Mutant[]): number =>
  mutants.length === 0 ? 100 : (count(mutants, 'Killed', 'Timeout') * 100) / mutants.length;

const line = (name: string, mutants: readonly Mutant[]): string => {
  const score = scoreOf(mutants);
  const figures = [mutants.length, score.killed, score.timeout, score.survived, score.uncovered, score.invalid];
  return `${name.padEnd(62)} ${percentage(mutants).toFixed(2).padStart(7)} ${figures.map((figure) => String(figure).padStart(9)).join('')}\n`;
};

/** Mutates the folders or files named (all of both, without a name); results of the others stay in the report of the runs before. */
const measure = async (wanted: readonly string[], force: boolean): Promise<void> => {
  setPriority(15);
  await new Stryker({
    testRunner: 'in-process',
    plugins: ['./tests/mutation/runner.ts'],
    coverageAnalysis: 'perTest',
    mutate: (wanted.length === 0 ? FOLDERS : wanted).map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`)),
    incremental: true,
    incrementalFile: REPORT,
    force,
    concurrency: 2,
    timeoutMS: 60_000,
    maxTestRunnerReuse: 100,
    disableTypeChecks: false,
    // A test of the rules reads the items of functions, and the worked cases are read by a program of lib: without those they do not load.
    ignorePatterns: ['web', 'events', 'lib/*', '!lib/casi'],
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    tempDirName: '.stryker-tmp',
  }).runMutationTest();
};

type Report = Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
/** A change as the runner meets it: the report counts lines and columns from one. */
const asRun = ({ mutatorName, replacement, location: { start } }: Mutant) => ({
  mutatorName,
  ...(replacement === undefined ? {} : { replacement }),
  location: { start: { line: start.line - 1, column: start.column - 1 } },
});

/** Returns what was measured, without what the sample leaves out. */
const reported = (): Report => {
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8')) as { readonly files: Report };
  if (sample === null) return files;
  return Object.fromEntries(
    Object.entries(files).map(([path, { source, mutants }]) => [
      path,
      {
        source,
        mutants: mutants.filter((one) => one.statusReason !== LEFT_OUT && isOfSample(sample, path, asRun(one))),
      },
    ]),
  );
};
const withNothing = (): Readonly<Record<string, string>> =>
  existsSync(NOTHING) ? (JSON.parse(readFileSync(NOTHING, 'utf8')) as Record<string, string>) : {};

/** Notes the sources that were just run and are not in the report: they have no mutants. */
const noteNothing = (wanted: readonly string[]): void => {
  const files = reported();
  const run = sources(...FOLDERS).filter(
    ({ path }) => files[path] === undefined && (wanted.length === 0 || wanted.some((part) => path.startsWith(part))),
  );
  writeFileSync(
    NOTHING,
    JSON.stringify({ ...withNothing(), ...Object.fromEntries(run.map(({ path, text }) => [path, text])) }),
  );
};

/** Mutants of a source as it is now; undefined when nobody ran them. */
const mutantsOf = (
  { path, text }: Source,
  files: Report,
  nothing: Readonly<Record<string, string>>,
): readonly Mutant[] | undefined => {
  const file = files[path];
  if (file === undefined) return nothing[path] === text ? [] : undefined;
  return file.source === text ? file.mutants : undefined;
};

const lineOf = ({ path, mutants }: { readonly path: string; readonly mutants: readonly Mutant[] | undefined }) => {
  if (mutants === undefined) return `${path.padEnd(62)} NOT MEASURED\n`;
  return mutants.length === 0 ? `${path.padEnd(62)} nothing to change\n` : line(path, mutants);
};

/** What nobody noticed in a source: the line, and what stood there instead. */
const survivorsOf = (path: string, mutants: readonly Mutant[]): readonly string[] =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .toSorted((a, b) => a.location.start.line - b.location.start.line)
    .map(({ mutatorName, replacement = '', location: { start } }) => {
      const written = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
      return `${path}:${start.line} ${mutatorName} => ${written}\n`;
    });

/** Says how far the share of a sample may lie from that of the whole. */
const sampleLine = ({ part, of }: MutantSample): string => {
  const mutants = Object.values(reported()).flatMap(({ mutants: its }) => its);
  const margin = marginOf(percentage(mutants) / 100, mutants.length);
  return `Sample ${part} of ${of}: ${mutants.length} changes; the whole is within ${margin.toFixed(2)} points, 19 times in 20.\n`;
};

/** Prints the score of every source, of both folders and of the whole, from the report; true when all of it is measured and reaches the goal. */
const printed = (): boolean => {
  const [files, nothing] = [reported(), withNothing()];
  const all = sources(...FOLDERS).map((source) => ({ path: source.path, mutants: mutantsOf(source, files, nothing) }));
  const mutantsIn = (folder: string): readonly Mutant[] =>
    all.filter(({ path }) => path.startsWith(folder)).flatMap(({ mutants }) => mutants ?? []);
  process.stdout.write(
    `\n${'source'.padEnd(62)} ${'score %'.padStart(7)} ${['mutants', 'killed', 'timeout', 'survived', 'no test', 'invalid'].map((title) => title.padStart(9)).join('')}\n`,
  );
  for (const source of all) process.stdout.write(lineOf(source));
  if (words.includes('--survivors'))
    for (const { path, mutants } of all)
      for (const survivor of survivorsOf(path, mutants ?? [])) process.stdout.write(survivor);
  for (const folder of FOLDERS) process.stdout.write(line(folder, mutantsIn(folder)));
  process.stdout.write(line('all', mutantsIn('')));
  const missing = all.filter(({ mutants }) => mutants === undefined).length;
  if (missing > 0)
    process.stdout.write(
      `${missing} of ${all.length} sources are not measured as they are now: run it again on them.\n`,
    );
  const reached = percentage(mutantsIn('')) >= GOAL;
  process.stdout.write(
    `Goal ${GOAL} %: ${reached ? 'reached' : 'NOT reached'}. No mutator and no source is excluded.\n`,
  );
  return reached && missing === 0;
};

if (sample !== null) process.env[SAMPLE_VARIABLE] = `${sample.part}/${sample.of}`;
if (!words.includes('--report')) {
  await measure(wanted, words.includes('--force'));
  noteNothing(wanted);
}
const reached = printed();
if (sample !== null) process.stdout.write(sampleLine(sample));
process.exit(reached ? 0 : 1);
