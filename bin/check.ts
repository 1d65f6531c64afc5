import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programArguments } from '#lib/command-line/arguments.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What holds of the sources without running the program; arguments name the parts to run, none for all. One native
 * compiler answers for the types and for the rules that read them (`.oxlintrc.json`), which ESLint would work out a
 * second time; `eslint.config.js` holds the others.
 */
const parts = {
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '--cache', '.'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  types: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  lint: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  architecture: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    'tests/architecture.test.ts',
    'tests/assertions.test.ts',
    'tests/comments.test.ts',
    'tests/one-place.test.ts',
    'tests/rooms.test.ts',
    'tests/vocabulary.test.ts',
  ],
} as const;

/** Runs one part and says how it ended, its words together, so that parts that run side by side stay readable. */
const run = (name: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const [script = '', ...rest] = args;
    const words: Buffer[] = [];
    const child = spawn(process.execPath, [join(root, script), ...rest], { cwd: root });
    child.stdout.on('data', (chunk: Buffer) => words.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => words.push(chunk));
    child.on('close', (code) => {
      const ok = code === 0;
      process.stdout.write(`check: ${name} ${ok ? 'holds' : 'FAILS'}\n`);
      if (!ok) process.stdout.write(`${Buffer.concat(words).toString('utf8').trim()}\n\n`);
      resolve(ok);
    });
  });

const { positionals: asked } = programArguments({ options: {}, positionals: Infinity });
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`No part ${unknown.join(', ')}: they are ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}
const wanted = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
const ends = await Promise.all(wanted.map(([name, args]) => run(name, args)));
process.exit(ends.every((ok) => ok) ? 0 : 1);
