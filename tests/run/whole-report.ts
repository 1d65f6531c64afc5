import { JsonReporter, type SerializedError, type TestModule } from 'vitest/node';

/** How long a file took: its modules read, then its tests and what comes before and after them. */
interface FileTime {
  readonly file: string;
  readonly importSeconds: number;
  readonly seconds: number;
}

const timeOf = (module: TestModule): FileTime => {
  const { collectDuration, duration } = module.diagnostic();
  return { file: module.moduleId, importSeconds: collectDuration / 1000, seconds: duration / 1000 };
};

/**
 * Vitest's report in JSON, and beside it what fell outside of every test (a process that died with the files it still
 * had, an error nobody waited for) and the time of each file: that of its tests alone leaves out what they wait for.
 */
export default class WholeReport extends JsonReporter {
  #outside: readonly SerializedError[] = [];
  #times: readonly FileTime[] = [];

  override onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): Promise<void> {
    this.#outside = errors;
    this.#times = modules.map(timeOf);
    return super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    const outside = this.#outside.map(({ message, stack }) => stack ?? message);
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), outside, times: this.#times }));
  }
}
