import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Suite, Task, VitestRunner } from '@vitest/runner';

/**
 * The quick tests of money and calculation; generated situations, programs and dates of the rules take seconds, and the opening of a rule copies all of
 * them before each test, which nobody does here, nor the contract that `differenze-rinnovo` enters before each of its own: `npm test` runs them.
 */
const FOLDERS = ['tests/shared/money', 'tests/shared/calculation', 'tests/golden', 'tests/cases'];
const SLOW =
  /(proprieta\/[\w/-]+|programmi|situazioni-sbagliate|cambiamenti|testimoni|apertura|differenze-rinnovo|contratti-contigui)\.test\.ts$/;

/** A test of vitest, collected once and called as often as wanted. */
export interface CollectedTest {
  readonly id: string;
  readonly file: string;
  readonly run: () => unknown;
}

/** Why a test fails; null when it passes. */
export const failureOf = async ({ run }: CollectedTest): Promise<string | null> => {
  try {
    await run();
    return null;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
};

/** Loads every test into this process. A file that does not load is an error. */
export const collected = async (): Promise<readonly CollectedTest[]> => {
  // The assertions of vitest look for the worker they usually run in.
  Object.assign(globalThis, { __vitest_worker__: { config: {}, environment: {} } });
  const { collectTests, getFn } = await import('@vitest/runner');
  const files = await collectTests(
    testFiles().map((filepath) => ({ filepath, testLocations: undefined })),
    runner(),
  );
  const failed = files.find(({ result }) => result?.state === 'fail');
  if (failed !== undefined) throw new Error(`${failed.name}: ${failed.result?.errors?.[0]?.message ?? 'not loaded'}`);
  const seen = new Map<string, number>();
  return files.flatMap((file) =>
    testsOf(file).map(({ names, task }) => {
      const name = [file.name, ...names].join(' > ');
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      return { id: times === 1 ? name : `${name} (${times})`, file: file.filepath, run: getFn(task) };
    }),
  );
};

const testFiles = (): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !SLOW.test(name))
      .toSorted()
      .map((name) => resolve(join(folder, name))),
  );

type Leaf = Extract<Task, { type: 'test' }>;

const testsOf = ({ tasks }: Suite): readonly { readonly names: readonly string[]; readonly task: Leaf }[] =>
  tasks.flatMap((task) =>
    task.type === 'test'
      ? [{ names: [task.name], task }]
      : testsOf(task).map(({ names, task: leaf }) => ({ names: [task.name, ...names], task: leaf })),
  );

const runner = (): VitestRunner => ({
  config: {
    root: process.cwd(),
    setupFiles: [],
    name: undefined,
    passWithNoTests: false,
    testNamePattern: undefined,
    allowOnly: false,
    maxConcurrency: 1,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    retry: 0,
    includeTaskLocation: false,
    sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
    chaiConfig: undefined,
    tags: [],
    tagsFilter: undefined,
    strictTags: false,
  },
  importFile: (path) => import(pathToFileURL(path).href),
});
