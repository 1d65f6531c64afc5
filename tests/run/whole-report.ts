import type { SerializedError, TestModule } from 'vitest/node';
import { JsonReporter } from 'vitest/reporters';

/** Vitest's report in JSON, and beside it what fell outside of every test: a process that died with the files it still had, an error nobody waited for. */
export default class WholeReport extends JsonReporter {
  #outside: readonly SerializedError[] = [];

  override onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): Promise<void> {
    this.#outside = errors;
    return super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    const outside = this.#outside.map(({ message, stack }) => stack ?? message);
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), outside }));
  }
}
