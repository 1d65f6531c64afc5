import type { MutantCoverage } from '@stryker-mutator/api/core';
import { PluginKind, type FactoryPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { startAfresh } from './fresh.ts';
import { isOfSample, LEFT_OUT, readSample, SAMPLE_VARIABLE } from './sample.ts';
import { collected, failureOf, type CollectedTest } from './tests.ts';

/** What the mutated sources look at while they run. */
interface Active {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage;
}
const shared = globalThis as { __stryker__?: Active };
const active: Active = (shared.__stryker__ ??= {});

/** The part of the changes that is asked for. */
const sample = readSample(process.env[SAMPLE_VARIABLE]);
/** The path of a source as the report names it, whatever copy of the project the runner works in. */
const pathOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('shared/'));

/**
 * Runs the tests in this process, hundreds of times faster than a worker for each mutant: sources and tests are pure and hold no state.
 * The test that kills a mutant must pass again without it; otherwise everything is loaded afresh and the mutant is judged again.
 */
class InProcessRunner implements TestRunner {
  private tests: Promise<readonly CollectedTest[]> | undefined;
  private clean = true;

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const test of await this.loaded()) {
      active.currentTestId = test.id;
      const start = performance.now();
      const failure = await failureOf(test);
      const result = { id: test.id, name: test.id, fileName: test.file, timeSpentMs: performance.now() - start };
      tests.push(
        failure === null
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage: failure },
      );
    }
    active.currentTestId = undefined;
    return {
      status: DryRunStatus.Complete,
      tests,
      mutantCoverage: withoutReached(active.mutantCoverage ?? { static: {}, perTest: {} }),
    };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { fileName, ...change } = options.activeMutant;
    if (sample !== null && !isOfSample(sample, pathOf(fileName), change))
      return { status: MutantRunStatus.Error, errorMessage: LEFT_OUT };
    if (options.reloadEnvironment) this.forget();
    const result = await this.judged(options);
    if (this.clean) return result;
    this.forget();
    const again = await this.judged(options);
    this.forget();
    return again;
  }

  private async judged({
    activeMutant,
    testFilter,
    hitLimit,
    mutantActivation,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const atRuntime = mutantActivation === 'runtime';
    if (atRuntime) await this.loaded();
    Object.assign(active, { activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    const tests = await this.loaded().catch((cause: unknown) => String(cause));
    const result =
      typeof tests === 'string'
        ? { status: MutantRunStatus.Killed as const, killedBy: [], failureMessage: tests, nrOfTests: 0 }
        : await this.judgedBy(
            testFilter === undefined ? tests : tests.filter(({ id }) => testFilter.includes(id)),
            atRuntime,
          );
    active.activeMutant = undefined;
    return result;
  }

  private async judgedBy(tests: readonly CollectedTest[], atRuntime: boolean): Promise<MutantRunResult> {
    for (const [index, test] of tests.entries()) {
      const failure = await failureOf(test);
      if ((active.hitCount ?? 0) > (active.hitLimit ?? Infinity)) return { status: MutantRunStatus.Timeout };
      if (failure === null) continue;
      active.activeMutant = undefined;
      this.clean = !atRuntime || (await failureOf(test)) === null;
      return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage: failure, nrOfTests: index + 1 };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
  }

  private loaded(): Promise<readonly CollectedTest[]> {
    return (this.tests ??= collected());
  }

  private forget(): void {
    this.tests = undefined;
    this.clean = true;
    startAfresh();
  }
}

/** What a test reaches while it runs is judged by that test, even if something reaches it while files load: only the rest needs a process of its own. */
const withoutReached = ({ static: onLoad, perTest }: MutantCoverage): MutantCoverage => {
  const reached = new Set(Object.values(perTest).flatMap((mutants) => Object.keys(mutants)));
  return { perTest, static: Object.fromEntries(Object.entries(onLoad).filter(([mutant]) => !reached.has(mutant))) };
};

const plugin: FactoryPlugin<PluginKind.TestRunner, []> = {
  kind: PluginKind.TestRunner,
  name: 'in-process',
  factory: () => new InProcessRunner(),
};
export const strykerPlugins = [plugin];
