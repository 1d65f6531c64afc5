import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#support/sources.ts';
import { vitest } from './parts.ts';
import { readReport } from './report.ts';
import { namesOf, timesOf } from './times.ts';

const folder = join(root, 'node_modules', '.cache', `second-look-${process.pid}`);
const mark = join(folder, 'fell');

/** Files of a run, by name: tests written as text, since two of them fall on purpose. */
const files = {
  hasty: `import { existsSync, writeFileSync } from 'node:fs';
    test('is hasty', () => {
      const again = existsSync(${JSON.stringify(mark)});
      writeFileSync(${JSON.stringify(mark)}, '');
      expect(again).toBe(true);
    });`,
  broken: `test('is broken', () => expect(1).toBe(2));`,
  dying: `test('ends its process', () => process.kill(process.pid, 'SIGKILL'));`,
  forgetful: `test('leaves an error that nobody waits for', async () => {
      void Promise.reject(new Error('left behind'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });`,
};

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, `${name}.mjs`), `import { expect, test } from 'vitest';\n${text}\n`);
  const include = `${relative(root, folder)}/*.mjs`;
  writeFileSync(
    join(folder, 'config.js'),
    `export default { test: { include: [${JSON.stringify(include)}], exclude: [], pool: 'forks', experimental: { viteModuleRunner: false } } };\n`,
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const lookAt = (...names: readonly (keyof typeof files)[]) => {
  rmSync(mark, { force: true });
  return vitest({
    name: `on purpose, ${names.join(' and ')}`,
    options: ['--config', join(folder, 'config.js')],
    files: names.map((name) => `${name}.mjs`),
    secondLook: true,
  });
};

test('a file that falls and then passes by itself does not stop the run, and is told', () => {
  const { failed, fallen, fellOnce, report = '' } = lookAt('hasty');
  expect({ failed, fallen }).toEqual({ failed: 0, fallen: [] });
  expect(fellOnce).toEqual([expect.stringContaining('is hasty')]);
  const its = { name: 'first look', seconds: 1, its: readReport(report) };
  expect(namesOf([its])).toEqual([`first look\t${relative(root, folder)}/hasty.mjs\tis hasty`]);
  expect(timesOf([its], 5)).toEqual(['  0:01  first look', expect.stringMatching(/ \d\.\d +\(\d\.\d\) .*hasty\.mjs$/)]);
});

test('what falls again stops the run, whatever else passed', () => {
  const { failed, fallen, fellOnce } = lookAt('hasty', 'broken');
  expect({ fell: failed > 0, fellOnce }).toEqual({ fell: true, fellOnce: [] });
  expect(fallen).toEqual([expect.stringContaining('is broken')]);
});

test.each([
  ['dying', 'Worker forks emitted error'],
  ['forgetful', 'left behind'],
] as const)('beside what falls outside of the tests nothing is looked at again: %s', (name, said) => {
  const { failed, fallen, fellOnce } = lookAt('hasty', name);
  expect({ fell: failed > 0, fellOnce }).toEqual({ fell: true, fellOnce: [] });
  expect(fallen).toContainEqual(expect.stringContaining(said));
});
