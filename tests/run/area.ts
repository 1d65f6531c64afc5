import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '#shared/contracts/index.ts';
import { forgetAnswers } from '#support/observed-answers.ts';
import { root } from '#support/sources.ts';
import { program, summary, vitest, type Part } from './parts.ts';

const foldersOf = (area: string): readonly string[] =>
  [`functions/${area}`, `shared/contracts/${area}`, `tests/functions/${area}`, `tests/integration/${area}`].filter(
    (folder) => existsSync(join(root, folder)),
  );

/** Types of the areas' folders, and the rules that read them. */
const types = (areas: readonly string[]): Part =>
  program('types', 'node_modules/oxlint/bin/oxlint', [
    '--type-aware',
    '--type-check',
    '--deny-warnings',
    ...areas.flatMap(foldersOf),
  ]);

/** The areas alone: their types, their tests over HTTP, what their contracts promise. @returns the exit code */
export const testAreas = (areas: readonly string[]): number => {
  const unknown = areas.filter((area) => !(area in contracts));
  if (unknown.length > 0) {
    process.stderr.write(`No area ${unknown.join(', ')}: they are ${Object.keys(contracts).join(', ')}.\n`);
    return 1;
  }
  forgetAnswers();
  const tests = areas.flatMap(foldersOf).filter((folder) => folder.startsWith('tests/'));
  return summary([
    types(areas),
    vitest({ name: 'tests of the area', options: [], files: tests.map((folder) => `${folder}/`) }),
    program('every answer of every call of the area', 'tests/contract-coverage.ts', areas),
  ]);
};
