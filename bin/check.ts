import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programArguments } from '#lib/command-line/arguments.ts';
import { changedFiles } from '#tests/run/changed-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Checks what holds of the sources without running the program; arguments name the parts to run, none for all. One native
 * program answers for the types and for the rules (`.oxlintrc.json`), another for the layout (`.oxfmtrc.json`).
 */
const parts = {
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  types: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  architecture: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    'tests/architecture.test.ts',
    'tests/assertions.test.ts',
    'tests/comments.test.ts',
    'tests/licences.test.ts',
    'tests/one-place.test.ts',
    'tests/rooms.test.ts',
    'tests/vocabulary.test.ts',
  ],
} as const;

/** The compiler is written in Go, whose collector would take a third of its time: it lets more lie, within a tenth more of memory. */
const ENV = { ...process.env, GOGC: '400' };

/** Runs one part and says how it ended, its words together, so that parts that run side by side stay readable. */
const run = (name: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const [script = '', ...rest] = args;
    const words: Buffer[] = [];
    const child = spawn(process.execPath, [join(root, script), ...rest], { cwd: root, env: ENV });
    child.stdout.on('data', (chunk: Buffer) => words.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => words.push(chunk));
    child.on('close', (code) => {
      const ok = code === 0;
      process.stdout.write(`check: ${name} ${ok ? 'holds' : 'FAILS'}\n`);
      if (!ok) process.stdout.write(`${Buffer.concat(words).toString('utf8').trim()}\n\n`);
      resolve(ok);
    });
  });

const { positionals: asked, values } = programArguments({
  options: { changed: { type: 'boolean', default: false }, da: { type: 'string' } },
  positionals: Infinity,
});
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  process.stderr.write(`No part ${unknown.join(', ')}: they are ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}

const onFiles = (args: readonly string[], files: readonly string[]): readonly string[] =>
  files.length === 0 ? [] : [...args.filter((word) => word !== '.'), ...files];

/** The parts for the files that changed: what reads files one by one reads these alone, the rest is left to a whole check. */
const ofChanged = (): Readonly<Record<string, readonly string[]>> => {
  const changed = changedFiles(values.da);
  const code = changed.filter((path) => /\.[cm]?[jt]sx?$/.test(path));
  const typed = code.filter((path) => /\.tsx?$/.test(path));
  return {
    format: onFiles([...parts.format, '--no-error-on-unmatched-pattern'], changed),
    types: onFiles(parts.types, code),
    architecture: typed.length === 0 ? [] : parts.architecture,
  };
};

const wanted = Object.entries<readonly string[]>(values.changed ? ofChanged() : parts).filter(
  ([name, args]) => args.length > 0 && (asked.length === 0 || asked.includes(name)),
);
const ends = await Promise.all(wanted.map(([name, args]) => run(name, args)));
process.exit(ends.every((ok) => ok) ? 0 : 1);
